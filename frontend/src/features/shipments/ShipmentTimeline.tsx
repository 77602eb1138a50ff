import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayAndTime } from '../../kit/format/dates';
import type { TimelineEvent } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { PAYMENT_LABELS, sentence, type PaymentStatus } from '../../kit/format/words';
import { MileMarkers } from '../../kit/ui/MileMarkers';
import { Panel } from '../../kit/ui/Panel';
import { useTimeline } from './shipments';

/** What happened to a shipment, and what is due next. */
export function ShipmentTimeline({ id }: { id: string }) {
  const { data } = useTimeline(id);
  if (!data || data.events.length === 0) return null;
  return (
    <Panel title="Timeline">
      <MileMarkers
        miles={data.events.filter(isTold).map((event) => ({
          title: told(event),
          text: <time dateTime={event.at} title={event.at}>{dayAndTime(event.at)}</time>,
        }))}
      />
      {data.deadlines?.map((deadline) => (
        <Box key={`${deadline.kind}-${deadline.dueAt}`} sx={{ mt: 4, p: 4, borderRadius: '10px', bgcolor: 'haulway.waiting', color: 'haulway.onWaiting' }}>
          <Typography sx={{ fontWeight: 700 }}>
            {sentence(deadline.kind)}: {dayAndTime(deadline.dueAt)}
          </Typography>
          <Typography variant="body2">{sentence(deadline.then)}</Typography>
        </Box>
      ))}
    </Panel>
  );
}

/** A quote's steps after its acceptance are told by the shipment's and the payment's own. */
function isTold(event: TimelineEvent): boolean {
  return event.subject !== 'quote' || event.to === 'pending' || event.to === 'declined';
}

function told(event: TimelineEvent): string {
  if (event.subject === 'payment') return PAYMENT_LABELS[event.to as PaymentStatus] ?? sentence(event.to);
  if (event.subject === 'shipment') return sentence(event.to);
  if (event.to === 'declined') return 'Quote declined';
  const amount = event.data?.amount;
  return `${event.from === null ? 'Quote sent' : 'Quote changed'}${typeof amount === 'number' ? `: ${money(amount)}` : ''}`;
}

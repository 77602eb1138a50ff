import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { call, readFile } from '../../kit/api/calls';
import { useRead } from '../../kit/api/queries';
import type { Tracked } from '../../kit/api/types';
import { ago, calendarDate, dayAndTime } from '../../kit/format/dates';
import { lazy } from '../../kit/ui/lazy';
import { Panel } from '../../kit/ui/Panel';
import { arrivalWords } from './arrival';
import { BillButton } from './BillButton';
import { HereButton } from './HereButton';

const UsMap = lazy(() => import('../../kit/ui/UsMap'));

/** When a shipment is expected, about where it is, and how often that came true. */
export function Followed({ shipment, token }: { shipment: Tracked; token: string }) {
  const { position, record, carrier } = shipment;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 4, sm: 6 }, mt: { xs: 4, sm: 6 } }}>
      <Panel title={shipment.deliveredAt ? 'Delivered' : 'Expected'}>
        <Typography variant="h3" component="p">
          {expectedWords(shipment)}
        </Typography>
        {shipment.expected?.late && (
          <Typography sx={{ color: 'haulway.attention', fontWeight: 600, mt: 1 }}>
            Later than agreed{shipment.expected.day ? `: ${calendarDate(shipment.expected.day)}` : ''}
          </Typography>
        )}
        {record && !shipment.deliveredAt && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {record.inside} of the last {record.of} came within the window.
          </Typography>
        )}
        {carrier && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {shipment.deliveredAt ? `Carried by ${carrier}.` : `${carrier} carries it.`}
          </Typography>
        )}
      </Panel>
      {shipment.code && (
        <Panel title="Release code">
          <Typography
            sx={{ fontSize: 34, fontWeight: 800, letterSpacing: '.18em', fontVariantNumeric: 'tabular-nums' }}
            aria-label={`Release code ${[...shipment.code].join(' ')}`}
          >
            {shipment.code}
          </Typography>
          <Typography sx={{ mt: 2 }}>
            Give it to the carrier when you have seen the item. It confirms the delivery and pays the carrier.
          </Typography>
        </Panel>
      )}
      {shipment.canSetPoint && (
        <Panel title="Are you there to receive it?">
          <Typography sx={{ mb: 3 }}>
            Your phone can say where exactly it goes. The carrier's delivery is checked against it; nobody is shown it.
          </Typography>
          <HereButton
            label="I am at the place: use where I am"
            onFound={(here) => call('POST', '/api/track/{token}/exact-point', { params: { token }, body: here })}
          />
        </Panel>
      )}
      {shipment.bill && (
        <BillButton
          shipmentId={token}
          read={() => readFile('/api/track/{token}/bill-of-lading.pdf', { token })}
          label="Bill of lading as Haulway has it"
        />
      )}
      {position && (
        <Panel title="Where it is">
          <Where shipment={shipment} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
            Last seen {dayAndTime(position.at)}, {ago(position.at)}. The place is rounded to a few miles.
          </Typography>
        </Panel>
      )}
    </Box>
  );
}

function Where({ shipment: { from, to, position } }: { shipment: Tracked }) {
  const route = useRead('/api/distance', { from, to }).data;
  const waiting = <Box sx={{ aspectRatio: 16 / 10, borderRadius: '10px', bgcolor: 'haulway.neutral' }} />;
  if (!route || !position) return waiting;
  return (
    <Suspense fallback={waiting}>
      <UsMap
        from={{ ...route.from, label: from }}
        to={{ ...route.to, label: to }}
        seen={[{ ...position, label: 'Last seen' }]}
        text={`Map: ${from} to ${to}. Last seen ${dayAndTime(position.at)}.`}
      />
    </Suspense>
  );
}

function expectedWords({ status, expected, deliveredAt, timeZone }: Tracked): string {
  if (deliveredAt) return dayAndTime(deliveredAt);
  if (status === 'cancelled') return 'This shipment was cancelled.';
  if (expected?.from && expected.to) return arrivalWords(expected.from, expected.to, timeZone);
  if (expected?.day) return `By ${calendarDate(expected.day)}`;
  return expected ? 'No day was agreed.' : 'It is waiting for a carrier.';
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useKnownCarriers, useOpenToAll } from '../../features/shipments/shipments';
import { explain } from '../../kit/api/errors';
import type { Shipment } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { personName } from '../../kit/format/words';
import { Panel } from '../../kit/ui/Panel';
import { toast } from '../../kit/ui/toasts';

interface Props {
  shipment: Shipment;
  /** When it opens to all. */
  until: string;
  isOwner: boolean;
}

/** Only a few carriers see the listing: its owner, which and until when, with a way to open it; these carriers, that they are the first. */
export default function ShownFirst({ shipment, until, isOwner }: Props) {
  const chosen = shipment.onlyFor ?? [];
  const carriers = useKnownCarriers(isOwner, chosen).filter(({ id }) => chosen.includes(id));
  const open = useOpenToAll(shipment.id);
  // The panel may be gone by the time the answer arrives.
  const onOpen = () =>
    open.mutateAsync().then(
      () => toast({ title: 'Every carrier sees it now' }),
      (error: unknown) =>
        toast({
          title: 'Error',
          description: explain(error, 'It could not be opened to all.'),
          variant: 'destructive',
        }),
    );
  if (!isOwner)
    return (
      <Panel title="Shown to you first">
        <Typography>
          {personName(shipment.owner)} asks the carriers of earlier jobs first. Others see it from {dayAndTime(until)}.
        </Typography>
      </Panel>
    );
  const names = new Intl.ListFormat('en-US').format(carriers.map(personName)) || 'the carriers you chose';
  return (
    <Panel title={`Shown first to ${names}`}>
      <Typography>Other carriers see it from {dayAndTime(until)}.</Typography>
      <Button variant="outlined" disabled={open.isPending} onClick={() => void onOpen()} sx={{ mt: 3 }}>
        Show it to all now
      </Button>
    </Panel>
  );
}

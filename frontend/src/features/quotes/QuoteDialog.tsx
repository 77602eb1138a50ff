import Typography from '@mui/material/Typography';
import type { Shipment } from '../../kit/api/types';
import { Sheet } from '../../kit/ui/Sheet';
import { QuoteForm, type StartDays } from './QuoteForm';

/** The quote form, on top of a list of shipments. */
export default function QuoteDialog({
  shipment,
  start,
  onClose,
}: {
  shipment: Shipment;
  /** The days that the form starts with. */
  start?: StartDays | undefined;
  onClose: () => void;
}) {
  return (
    <Sheet title="Submit a quote" onClose={onClose} keeps>
      <Typography sx={{ color: 'text.secondary', mb: 5 }}>
        {shipment.title}, {shipment.pickupLocation} to {shipment.deliveryLocation}
        {start?.trip && `. The dates are those of your trip ${start.trip}.`}
      </Typography>
      <QuoteForm shipment={shipment} onDone={onClose} {...(start ? { start } : {})} />
    </Sheet>
  );
}

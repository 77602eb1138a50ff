import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Quote, Shipment } from '../../kit/api/types';
import { today } from '../../kit/format/dates';
import { personName } from '../../kit/format/words';
import { Panel } from '../../kit/ui/Panel';

interface Props {
  shipment: Shipment;
  quote: Quote;
  onConfirm: () => void;
}

/**
 * Lets the owner confirm a delivery before the carrier reports it. For an unpaid job this is only a link, from the
 * agreed day on.
 */
export function ConfirmPanel({ shipment, quote, onConfirm }: Props) {
  const carrier = personName(quote.carrier);
  if (quote.paymentStatus !== 'in_escrow') {
    const day = quote.estimatedPickupDate ?? shipment.pickupDate;
    if (day && day > today()) return null;
    return (
      <Link component="button" type="button" onClick={onConfirm} sx={{ justifySelf: 'start', minHeight: 44 }}>
        Already delivered?
      </Link>
    );
  }
  return (
    <Panel title="When it arrives">
      <Typography sx={{ mb: 3 }}>Confirm when {carrier} has handed it over. That releases the payment.</Typography>
      <Button variant="outlined" onClick={onConfirm}>
        Confirm delivery
      </Button>
    </Panel>
  );
}

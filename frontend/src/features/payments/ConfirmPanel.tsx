import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Quote, Shipment } from '../../kit/api/types';
import { today } from '../../kit/format/dates';
import { hasArrived } from '../../kit/format/shipments';
import { personName } from '../../kit/format/words';
import { Panel } from '../../kit/ui/Panel';

interface Props {
  shipment: Shipment;
  quote: Quote;
  onConfirm: () => void;
}

/** Asks the owner to confirm a delivery: prominently once the carrier says so, and for an unpaid job only in passing, from the agreed day on. */
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
  const arrived = hasArrived(shipment);
  return (
    <Panel
      title={arrived ? 'Has everything arrived?' : 'When it has arrived'}
      {...(arrived ? { sx: { borderColor: 'primary.main', borderWidth: 2 } } : {})}
    >
      <Typography sx={{ mb: 3 }}>
        {arrived
          ? `${carrier} says that it is delivered. Look at it, then confirm; that releases the payment.`
          : `Confirm when ${carrier} has handed it over. That releases the payment.`}
      </Typography>
      <Button
        variant={arrived ? 'contained' : 'outlined'}
        size={arrived ? 'large' : 'medium'}
        fullWidth={arrived}
        onClick={onConfirm}
      >
        Confirm delivery
      </Button>
    </Panel>
  );
}

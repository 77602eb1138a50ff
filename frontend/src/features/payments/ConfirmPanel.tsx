import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Quote, Shipment } from '../../kit/api/types';
import { hasArrived } from '../../kit/format/shipments';
import { personName } from '../../kit/format/words';
import { Panel } from '../../kit/ui/Panel';

/** Asks the owner of a shipment on its way or delivered to confirm. */
export function ConfirmPanel({
  shipment,
  quote,
  onConfirm,
}: {
  shipment: Shipment;
  quote: Quote;
  onConfirm: () => void;
}) {
  const arrived = hasArrived(shipment);
  const carrier = personName(quote.carrier);
  return (
    <Panel
      title={arrived ? 'Has everything arrived?' : 'When it has arrived'}
      {...(arrived ? { sx: { borderColor: 'primary.main' } } : {})}
    >
      <Typography sx={{ mb: 4 }}>
        {arrived
          ? `${carrier} says that it is delivered. Look at it, then confirm; that releases the payment.`
          : `Confirm when ${carrier} has handed it over. That releases the payment.`}
      </Typography>
      <Button variant={arrived ? 'contained' : 'outlined'} onClick={onConfirm}>
        Confirm delivery
      </Button>
    </Panel>
  );
}

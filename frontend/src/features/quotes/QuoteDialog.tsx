import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Shipment } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { perMile } from '../../kit/format/shipments';
import type { StartDays } from '../../kit/format/windows';
import { Sheet } from '../../kit/ui/Sheet';
import { QuoteForm } from './QuoteForm';

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
  const aMile = shipment.budget === null ? undefined : perMile(shipment.budget, shipment);
  return (
    <Sheet title="Submit a quote" onClose={onClose} keeps>
      <Typography sx={{ color: 'text.secondary', mb: 5 }}>
        {shipment.title}, {shipment.pickupLocation} to {shipment.deliveryLocation}
        {start?.trip && `. The dates are those of your trip ${start.trip}.`}
        {!start?.trip && '.'}{' '}
        {shipment.budget !== null && `Budget ${money(shipment.budget)}${aMile ? `, ${aMile} a mile` : ''}.`}
        {shipment.bookNowPrice !== null && (
          <>
            {' '}
            <MuiLink component={Link} to={`/shipments/${shipment.id}`} onClick={onClose}>
              Take it at once for {money(shipment.bookNowPrice)}
            </MuiLink>
          </>
        )}
      </Typography>
      <QuoteForm shipment={shipment} onDone={onClose} {...(start ? { start } : {})} />
    </Sheet>
  );
}

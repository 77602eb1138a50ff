import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useHadSignal } from '../../../kit/api/signal';
import type { Quote } from '../../../kit/api/types';
import { clockTime } from '../../../kit/format/dates';
import { money } from '../../../kit/format/money';
import { now } from '../../../kit/format/now';

interface Props {
  quote: Quote;
  end: 'pickup' | 'delivery';
  arrivedAt: string;
}

/** What waiting costs by the quote, and how to ask for it: once it is loaded, only the shipper can raise the price. */
export default function Waiting({ quote, end, arrivedAt }: Props) {
  const hadSignal = useHadSignal();
  if (!quote.waitingPrice) return null;
  const freeUntil = new Date(Date.parse(arrivedAt) + quote.freeWaitingMinutes * 60_000);
  const at = clockTime(freeUntil.toISOString());
  const price = money(quote.waitingPrice);
  if (now() < freeUntil)
    return (
      <Typography sx={{ mb: 3 }}>
        Waiting is free until {at}, then {price} an hour.
      </Typography>
    );
  if (end === 'delivery')
    return (
      <Typography sx={{ mb: 3 }}>
        Waiting costs {price} an hour since {at}. After the pickup only the shipper can raise the price: ask them to
        propose the change.
      </Typography>
    );
  return (
    <>
      <Typography sx={{ mb: 3 }}>
        Waiting costs {price} an hour since {at}. Ask for it before you load: after that, only the shipper can raise the
        price.
      </Typography>
      {hadSignal && (
        <Button
          component={Link}
          to={`/shipments/${quote.shipmentId}#waiting`}
          size="large"
          fullWidth
          variant="outlined"
          sx={{ mb: 2 }}
        >
          Ask for the waiting
        </Button>
      )}
    </>
  );
}

import Typography from '@mui/material/Typography';
import type { Quote } from '../../kit/api/types';
import { calendarDate } from '../../kit/format/dates';
import { pickupPlanned } from '../../kit/format/windows';
import { Details } from '../../kit/ui/Panel';
import { BookUnchecked } from './BookUnchecked';

interface Props {
  quote: Quote;
  /** Whether the shipper has agreed to an unchecked carrier. */
  ticked: boolean;
  /** They have not, and tried to go on. */
  missing: boolean;
  onTick: (ticked: boolean) => void;
}

/** What a shipper agrees to by accepting a quote, and what they should know about the carrier first. */
export function AcceptTerms({ quote, ticked, missing, onTick }: Props) {
  return (
    <>
      <Details
        narrow={2}
        details={[
          { label: 'Pickup', value: pickupPlanned(quote) ?? 'Date not given' },
          {
            label: 'Delivery',
            value: quote.estimatedDeliveryDate ? calendarDate(quote.estimatedDeliveryDate) : 'Date not promised',
          },
        ]}
      />
      {!quote.estimatedDeliveryDate && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: -2 }}>
          This quote promises no delivery date, so there is no refund for a delay.
        </Typography>
      )}
      <BookUnchecked quote={quote} ticked={ticked} missing={missing} onTick={onTick} />
    </>
  );
}

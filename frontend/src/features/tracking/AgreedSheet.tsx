import Typography from '@mui/material/Typography';
import type { Quote } from '../../kit/api/types';
import { longDay } from '../../kit/format/dates';
import { money, payoutOf } from '../../kit/format/money';
import { pickupPlanned } from '../../kit/format/windows';
import { Details } from '../../kit/ui/Panel';
import { Sheet } from '../../kit/ui/Sheet';
import { dayOf } from './jobSheet';

/** What the two sides agreed on, with the terms that hold for this deal; readable without signal. */
export default function AgreedSheet({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const { amount, agreed, freeWaitingMinutes, waitingPrice, message, history } = quote;
  const details = [
    { label: 'Agreed price', value: <strong>{money(amount)}</strong> },
    ...(agreed
      ? [{ label: 'You receive', value: <strong>{money(payoutOf(amount, agreed.platformFeePercent).payout)}</strong> }]
      : []),
    { label: 'Pickup', value: pickupPlanned(quote) ?? 'No day given' },
    { label: 'Delivery', value: dayOf(quote, 'delivery') },
    {
      label: 'Waiting',
      value:
        waitingPrice === null ? 'Not charged' : `${freeWaitingMinutes} min free, then ${money(waitingPrice)} an hour`,
    },
    ...(agreed
      ? [
          {
            label: 'You are paid',
            value: `When the shipper confirms, or ${agreed.autoReleaseHours} hours after delivery`,
          },
          {
            label: 'Claims',
            value: `Within ${agreed.claimWindowHours} hours of delivery`,
          },
          {
            label: 'If you are late',
            value: `${agreed.delayPercentPerDay}% a day goes back, at most ${agreed.delayMaxPercent}%`,
          },
          {
            label: 'If they cancel late',
            value: `${agreed.lateCancelPercent}% is yours, from ${agreed.freeCancelHours} hours before the pickup day`,
          },
          {
            label: 'If you never come',
            value: `All of it goes back ${agreed.noShowHours} hours after the pickup day`,
          },
        ]
      : []),
  ];
  return (
    <Sheet title="What was agreed" onClose={onClose}>
      <Details narrow={2} details={details} />
      {history.map((before) => (
        <Typography key={before.changedAt} sx={{ mt: 3 }}>
          Before {longDay(before.changedAt)}: {money(before.amount)}
        </Typography>
      ))}
      {message && (
        <Typography dir="auto" sx={{ mt: 4, whiteSpace: 'pre-line' }}>
          You wrote: {message}
        </Typography>
      )}
    </Sheet>
  );
}

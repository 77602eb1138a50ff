import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useConfig } from '../../kit/api/config';
import { explain } from '../../kit/api/errors';
import type { Quote, Shipment } from '../../kit/api/types';
import { perMile } from '../../kit/format/shipments';
import { deliveryAsked, pickupAsked, type StartDays } from '../../kit/format/windows';
import { maskedText } from '../../kit/format/masked';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { toast } from '../../kit/ui/toasts';
import { useFormDraft } from '../../kit/ui/useFormDraft';
import { keep, readKept } from '../../kit/ui/useKept';
import { useMe } from '../../session/session';
import { MissingFacts } from './MissingFacts';
import type { PriceNote } from './QuoteCard';
import { useSendQuote, type QuoteForm as Values } from './quotes';
import { WaitingFields, waitingFrom } from './WaitingFields';
import { YouReceive } from './YouReceive';

/** How much later than its first day the last of a pickup may be. */
const MOST_PICKUP_DAYS = 5;
const DAY_MS = 86_400_000;

interface Props {
  shipment: Shipment;
  /** The caller's own pending quote, which the form then changes. */
  quote?: Quote;
  priceNote?: PriceNote;
  /** The days that a new quote starts with, instead of the listing's. */
  start?: StartDays;
  /** What was typed before, instead of what the quote says. */
  filled?: Values | undefined;
  /** Receives the form instead of having it sent. */
  onFilled?: (form: Values) => void;
  onDone?: () => void;
}

/** A carrier's price, dates and message for a shipment. */
export function QuoteForm({ shipment, quote, filled, priceNote, start, onFilled, onDone }: Props) {
  const me = useMe();
  const messageKey = `haulway_quote_message_${me.id}`;
  const waitingKey = `haulway_quote_waiting_${me.id}`;
  const [saved] = useState(() => readKept(messageKey));
  const [saves, setSaves] = useState(saved !== null);
  const form = useForm<Values>({
    defaultValues: filled ?? {
      amount: quote ? String(quote.amount) : '',
      estimatedPickupDate: quote?.estimatedPickupDate ?? start?.pickup ?? shipment.pickupDate ?? '',
      estimatedPickupUntil: quote?.estimatedPickupUntil ?? '',
      estimatedDeliveryDate: quote?.estimatedDeliveryDate ?? start?.delivery ?? shipment.deliveryDate ?? '',
      ...waitingFrom(quote, readKept(waitingKey)),
      message: quote ? (quote.message ?? '') : (saved ?? ''),
    },
  });
  const forget = useFormDraft(form, `quote_${quote?.id ?? shipment.id}`);
  const send = useSendQuote(shipment.id, quote?.id);
  const { setFocus } = form;
  // It takes the place of the button that was pressed.
  const isInPlace = onFilled !== undefined;
  useEffect(() => {
    if (isInPlace) setFocus('amount');
  }, [isInPlace, setFocus]);
  const amount = Number(useWatch({ control: form.control, name: 'amount' }));
  const submit = form.handleSubmit((values) => {
    if (onFilled) {
      forget();
      return onFilled(values);
    }
    return send.mutate(values, {
      onSuccess: (sent) => {
        forget();
        keep(messageKey, (saves && values.message.trim()) || null);
        // What somebody asks for waiting is the same for every job.
        keep(waitingKey, values.waitingPrice && `${values.waitingPrice} ${values.freeWaitingMinutes}`);
        toast({
          title: quote ? 'Quote updated' : 'Quote sent',
          description: maskedText(sent.masked, 'The shipper') ?? 'The shipper sees it now.',
        });
        onDone?.();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  });
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      {send.isError && (
        <FormError key={send.submittedAt}>
          {explain(send.error, 'The quote could not be sent. Please try again.')}
        </FormError>
      )}
      <FormField
        form={form}
        name="amount"
        label="Your price ($)"
        type="number"
        help="All-inclusive: fuel, tolls, loading."
        rules={{
          required: 'Enter your price',
          min: { value: 1, message: 'Enter at least $1.00' },
          max: { value: 950000, message: 'Enter at most $950,000.00' },
        }}
        slotProps={{ htmlInput: { min: 1, step: '0.01', inputMode: 'decimal' } }}
      />
      {priceNote?.(amount >= 1 ? amount : undefined)}
      {amount >= 1 && <Payout shipment={shipment} amount={amount} />}
      <MissingFacts carrierId={me.id} category={shipment.category} isOwn />
      <DayFields form={form} shipment={shipment} />
      <WaitingFields form={form} />
      <FormField
        form={form}
        name="message"
        label="Message"
        multiline
        minRows={3}
        help="Equipment, experience, what you need at pickup. Phone numbers and emails are hidden until the job is paid."
      />
      {!quote && (
        <FormControlLabel
          control={<Checkbox checked={saves} onChange={(event) => setSaves(event.target.checked)} />}
          label="Start my next quotes with this message"
          sx={{ mt: -3 }}
        />
      )}
      <Button type="submit" variant="contained" size="large" disabled={send.isPending}>
        {send.isPending ? 'Sending...' : quote ? (quote.stale ? 'Confirm quote' : 'Update quote') : 'Send quote'}
      </Button>
    </Box>
  );
}

/** What is left of a price after the fee. */
function Payout({ shipment, amount }: { shipment: Shipment; amount: number }) {
  const aMile = perMile(amount, shipment);
  return (
    <Typography
      role="status"
      sx={{ bgcolor: 'haulway.soft', color: 'haulway.onSoft', borderRadius: '10px', px: 4, py: 3 }}
    >
      <YouReceive shipment={shipment} amount={amount} />
      {aMile && ` Your price is ${aMile} a mile.`}
    </Typography>
  );
}

/** When it is picked up and delivered, beside what was asked for, and what a promised day means. */
function DayFields({ form, shipment }: { form: UseFormReturn<Values>; shipment: Shipment }) {
  const config = useConfig();
  const promisesDate = useWatch({ control: form.control, name: 'estimatedDeliveryDate' }) !== '';
  const asked = pickupAsked(shipment);
  const received = deliveryAsked(shipment);
  return (
    <>
      {(asked || received) && (
        <Typography sx={{ color: 'text.secondary', mb: -2 }}>
          Asked for: {[asked && `pickup ${asked}`, received && `delivery ${received}`].filter(Boolean).join('; ')}.
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <FormField form={form} name="estimatedPickupDate" label="Pickup date" type="date" />
        <FormField
          form={form}
          name="estimatedPickupUntil"
          label="Latest pickup"
          type="date"
          help={`Optional: at most ${MOST_PICKUP_DAYS} days later. You set the day once it is paid.`}
          rules={{
            validate: {
              order: (value, { estimatedPickupDate: first }) =>
                value === '' || (first !== '' && value >= first) || 'Choose a day on or after the pickup date',
              near: (value, { estimatedPickupDate: first }) =>
                value === '' ||
                Date.parse(value) - Date.parse(first) <= MOST_PICKUP_DAYS * DAY_MS ||
                `At most ${MOST_PICKUP_DAYS} days after the first`,
            },
          }}
        />
        <FormField
          form={form}
          name="estimatedDeliveryDate"
          label="Delivery date"
          type="date"
          rules={{
            validate: (value, { estimatedPickupDate: first, estimatedPickupUntil: last }) =>
              value === '' || value >= (last || first) || 'Delivery cannot be before pickup',
          }}
        />
      </Box>
      {config && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: -2 }}>
          {promisesDate
            ? `For each day after this date, ${config.delayPercentPerDay}% of the price goes back to the shipper, up to ${config.delayMaxPercent}%.`
            : 'Without a delivery date, we tell the shipper that you did not promise one.'}
        </Typography>
      )}
    </>
  );
}

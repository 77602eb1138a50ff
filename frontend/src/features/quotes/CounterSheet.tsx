import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import { useRead } from '../../kit/api/queries';
import type { CounterOffer, Quote } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { Sheet } from '../../kit/ui/Sheet';
import { SheetFoot } from '../../kit/ui/SheetFoot';
import { toast } from '../../kit/ui/toasts';
import { BookUnchecked, focusUnchecked } from './BookUnchecked';
import { between, type OfferForm, useMakeOffer } from './makeOffer';
import type { Viewer } from './offers';
import { uncheckedOf } from './quoteWords';
import { YouReceive } from './YouReceive';

interface Props {
  quote: Quote;
  offers: readonly CounterOffer[];
  /** Who makes the offer. */
  viewer: Viewer;
  /** What the other side is called. */
  other: string;
  onClose: () => void;
}

/** Offers the other side other terms. */
export default function CounterSheet({ quote, offers, viewer, other, onClose }: Props) {
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);
  const form = useForm<OfferForm>({
    defaultValues: {
      amount: '',
      pickupDate: quote.estimatedPickupDate ?? '',
      pickupUntil: quote.estimatedPickupUntil ?? '',
      deliveryDate: quote.estimatedDeliveryDate ?? '',
      message: '',
      validHours: '24',
    },
  });
  const amount = Number(useWatch({ control: form.control, name: 'amount' }));
  const shipment = useRead('/api/shipments/{id}', { id: quote.shipmentId }, { enabled: viewer === 'carrier' }).data;
  const send = useMakeOffer(quote);
  const { above, below } = between(quote, offers);
  // If the carrier accepts, nobody asks the shipper again.
  const asks = viewer === 'shipper' && uncheckedOf(quote).length > 0;
  const submit = form.handleSubmit((values) => {
    setMissing(asks && !ticked);
    if (asks && !ticked) return focusUnchecked();
    send.mutate(values, {
      onSuccess: () => {
        toast({ title: 'Offer sent', description: `If ${other} accepts, it is booked.` });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  });
  return (
    <Sheet title="Make a counter-offer" onClose={onClose} locked={send.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {send.isError && (
          <FormError key={send.submittedAt}>
            {explain(send.error, 'Your offer could not be sent. Please try again.')}
          </FormError>
        )}
        <Typography sx={{ color: 'text.secondary' }}>
          Your offer is a promise: if {other} accepts it in time, the job is booked at once.
        </Typography>
        <FormField
          form={form}
          name="amount"
          label="Your price ($)"
          type="number"
          help={above === undefined ? `Less than ${money(below)}.` : `Between ${money(above)} and ${money(below)}.`}
          rules={{ required: 'Enter your price', min: { value: 1, message: 'Enter at least $1.00' } }}
          slotProps={{ htmlInput: { min: 1, step: '0.01', inputMode: 'decimal' } }}
        />
        {shipment && amount >= 1 && (
          <Typography role="status" sx={{ mt: -3 }}>
            <YouReceive shipment={shipment} amount={amount} />
          </Typography>
        )}
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
          <FormField form={form} name="pickupDate" label="Pickup date" type="date" />
          <FormField
            form={form}
            name="pickupUntil"
            label="Latest pickup"
            type="date"
            help="Optional: at most 5 days later."
          />
          <FormField form={form} name="deliveryDate" label="Delivery date" type="date" />
          <Controller
            control={form.control}
            name="validHours"
            render={({ field }) => (
              <TextField {...field} id="validHours" select label="Time to answer">
                {[
                  ['4', '4 hours'],
                  ['24', 'A day'],
                  ['48', '2 days'],
                  ['72', '3 days'],
                ].map(([value, label]) => (
                  <MenuItem key={value} value={value}>
                    {label}
                  </MenuItem>
                ))}
              </TextField>
            )}
          />
        </Box>
        <FormField
          form={form}
          name="message"
          label="Message (optional)"
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        {asks && <BookUnchecked quote={quote} ticked={ticked} missing={missing && !ticked} onTick={setTicked} />}
        <SheetFoot>
          <Button type="submit" variant="contained" size="large" disabled={send.isPending}>
            {send.isPending ? 'Sending...' : 'Send the offer'}
          </Button>
        </SheetFoot>
      </Box>
    </Sheet>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import { useUploads } from '../../kit/api/uploads';
import type { ChangeOrder, Quote, ShipmentItem } from '../../kit/api/types';
import type { Arrival } from '../../kit/format/arrivals';
import { CHANGE_REASONS } from '../../kit/format/labels';
import { type Waited, waitedSince } from '../../kit/format/waiting';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { ItemChoice } from '../../kit/ui/ItemChoice';
import { PhotoField } from '../../kit/ui/PhotoField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { Sheet } from '../../kit/ui/Sheet';
import { SheetFoot } from '../../kit/ui/SheetFoot';
import { toast } from '../../kit/ui/toasts';
import { type ChangeForm, isOnTheWay, isPressed, needsPhoto, riseOf, useProposeChange } from './proposal';

interface Props {
  deal: Quote;
  items: readonly ShipmentItem[] | undefined;
  isOwner: boolean;
  /** When the carrier arrived, by the record. */
  arrival: Arrival | undefined;
  /** All changes of the deal. */
  changes: readonly ChangeOrder[];
  onClose: () => void;
}

/** Asks the other side for another price, other days, or another address. */
export default function ChangeSheet({ deal, items, isOwner, arrival, changes, onClose }: Props) {
  const form = useForm<ChangeForm>({
    defaultValues: {
      price: String(deal.amount),
      pickupDate: deal.estimatedPickupDate ?? '',
      pickupUntil: deal.estimatedPickupUntil ?? '',
      deliveryDate: deal.estimatedDeliveryDate ?? '',
      deliveryAddress: '',
      reason: 'dates',
      text: '',
      condition: '',
      atTheDoor: false,
    },
  });
  const photos = useUploads();
  const [missing, setMissing] = useState<string>();
  const send = useProposeChange(deal);
  const isPaid = deal.paidAt !== null;
  const wasPickedUp = isOnTheWay(deal);
  const [price, reason, atTheDoor] = useWatch({ control: form.control, name: ['price', 'reason', 'atTheDoor'] });
  const mayRise = !wasPickedUp || isOwner;
  const submit = form.handleSubmit((values) => {
    if (needsPhoto(values, deal) && photos.urls.length === 0) return setMissing('Show it in a photo.');
    setMissing(undefined);
    return send.mutate(
      { form: values, photos: photos.urls },
      {
        onSuccess: (answer) => {
          toast(
            'ticketId' in answer
              ? { title: 'Thank you for telling us', description: 'Nothing changes. Our team looks into it.' }
              : { title: 'Change proposed', description: 'Nothing changes until the other side accepts.' },
          );
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  });
  return (
    <Sheet title="Propose a change" onClose={onClose} locked={send.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {send.isError && (
          <FormError key={send.submittedAt}>
            {explain(send.error, 'The change could not be proposed. Please try again.')}
          </FormError>
        )}
        <Typography sx={{ color: 'text.secondary' }}>
          The other side has {atTheDoor ? 'two hours' : 'a day'} to answer. Until they accept, what was agreed stands.
        </Typography>
        <FormField
          form={form}
          name="price"
          label="Price ($)"
          type="number"
          help={priceHelp(isPaid, mayRise)}
          rules={{
            required: 'Enter the price',
            min: { value: 1, message: 'Enter at least $1.00' },
            max: mayRise
              ? { value: 950000, message: 'Enter at most $950,000.00' }
              : { value: deal.amount, message: 'After the pickup you can only lower the price' },
          }}
          slotProps={{ htmlInput: { min: 1, step: '0.01', inputMode: 'decimal' } }}
        />
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
          {!wasPickedUp && <FormField form={form} name="pickupDate" label="Pickup date" type="date" />}
          {!wasPickedUp && (
            <FormField
              form={form}
              name="pickupUntil"
              label="Latest pickup"
              type="date"
              help="Optional: at most 5 days later."
            />
          )}
          <FormField form={form} name="deliveryDate" label="Delivery date" type="date" />
        </Box>
        {mayRise && (
          <FormField
            form={form}
            name="deliveryAddress"
            label="Another delivery address"
            help="Optional: a city and state, a ZIP code, or a street with both."
            slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off' } }}
          />
        )}
        <Controller
          control={form.control}
          name="reason"
          render={({ field }) => (
            <TextField
              {...field}
              onChange={(event) => {
                field.onChange(event);
                if (event.target.value === 'waiting')
                  fillInWaiting(form, deal, waitedSince(arrival, new Date(), deal, changes), mayRise);
              }}
              id="reason"
              select
              label="Why"
            >
              {Object.entries(CHANGE_REASONS).map(([each, label]) => (
                <MenuItem key={each} value={each}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
        <Controller
          control={form.control}
          name="itemId"
          render={({ field: { value, onChange } }) => (
            <ItemChoice items={items} value={value ?? ''} onChange={onChange} />
          )}
        />
        {isPressed(price, deal) && (
          <Controller
            control={form.control}
            name="condition"
            rules={{ validate: (value) => value !== '' || 'Say yes or no' }}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                id="condition"
                select
                label="Did the carrier make this a condition?"
                error={fieldState.invalid}
                helperText={fieldState.error?.message ?? 'If yes, nothing is proposed. Our team looks into it.'}
              >
                <MenuItem value="no">No, we agreed on it</MenuItem>
                <MenuItem value="yes">Yes, they asked for it</MenuItem>
              </TextField>
            )}
          />
        )}
        {isPaid && riseOf(price, deal) > 0 && (
          <PhotoField
            uploads={photos}
            label={needsPhoto({ price, reason }, deal) ? 'Photos' : 'Photos (optional)'}
            help="What makes it worth more."
          />
        )}
        {isPaid && (
          <Controller
            control={form.control}
            name="atTheDoor"
            render={({ field: { value, ...field } }) => (
              <FormControlLabel
                control={<Checkbox {...field} checked={value ?? false} />}
                label="The truck is at the door now"
              />
            )}
          />
        )}
        {missing && <FormError>{missing}</FormError>}
        <FormField
          form={form}
          name="text"
          label="What you tell the other side"
          multiline
          minRows={3}
          rules={{ validate: (value) => value.trim() !== '' || 'Say what changes, in a sentence' }}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <SheetFoot>
          <Button type="submit" variant="contained" size="large" disabled={send.isPending || photos.busy}>
            {send.isPending ? 'Sending...' : 'Propose it'}
          </Button>
        </SheetFoot>
      </Box>
    </Sheet>
  );
}

/** A change asks for at least a dollar. */
const LEAST_RISE = 100;

/** What the quote asks for the waiting that is on record, unless a price was typed; it is a proposal like any other. */
function fillInWaiting(
  form: UseFormReturn<ChangeForm>,
  deal: Quote,
  waited: Waited | undefined,
  mayRise: boolean,
): void {
  const { price, text } = form.getValues();
  if (!waited || waited.cents < LEAST_RISE || !mayRise || riseOf(price, deal) !== 0) return;
  form.setValue('price', ((Math.round(deal.amount * 100) + waited.cents) / 100).toFixed(2));
  if (text.trim() === '') form.setValue('text', waited.words);
}

function priceHelp(isPaid: boolean, mayRise: boolean): string {
  if (!isPaid) return 'The whole price, not the difference.';
  return mayRise
    ? 'The whole price. If it rises, the shipper pays the difference by card; if it falls, it goes back to the card.'
    : 'It can only be lowered now. The difference goes back to the card.';
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Controller, useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import type { Quote } from '../../kit/api/types';
import { CHANGE_REASONS } from '../../kit/format/labels';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { Sheet } from '../../kit/ui/Sheet';
import { SheetFoot } from '../../kit/ui/SheetFoot';
import { toast } from '../../kit/ui/toasts';
import { type ChangeForm, isOnTheWay, useProposeChange } from './proposal';

/** Asks the other side for another price or other days. */
export default function ChangeSheet({ deal, onClose }: { deal: Quote; onClose: () => void }) {
  const form = useForm<ChangeForm>({
    defaultValues: {
      price: String(deal.amount),
      pickupDate: deal.estimatedPickupDate ?? '',
      pickupUntil: deal.estimatedPickupUntil ?? '',
      deliveryDate: deal.estimatedDeliveryDate ?? '',
      reason: 'dates',
      text: '',
    },
  });
  const send = useProposeChange(deal);
  const isPaid = deal.paidAt !== null;
  const wasPickedUp = isOnTheWay(deal);
  const submit = form.handleSubmit((values) =>
    send.mutate(values, {
      onSuccess: () => {
        toast({ title: 'Change proposed', description: 'Nothing changes until the other side accepts.' });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return (
    <Sheet title="Propose a change" onClose={onClose} locked={send.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {send.isError && (
          <FormError key={send.submittedAt}>
            {explain(send.error, 'The change could not be proposed. Please try again.')}
          </FormError>
        )}
        <Typography sx={{ color: 'text.secondary' }}>
          The other side has a day to answer. Until they accept, what was agreed stands.
        </Typography>
        <FormField
          form={form}
          name="price"
          label="Price ($)"
          type="number"
          help={
            isPaid
              ? 'It is paid, so it can only be lowered. The difference goes back to the card.'
              : 'The whole price, not the difference.'
          }
          rules={{
            required: 'Enter the price',
            min: { value: 1, message: 'Enter at least $1.00' },
            max: isPaid
              ? { value: deal.amount, message: 'Once it is paid, the price can only be lowered' }
              : { value: 950000, message: 'Enter at most $950,000.00' },
          }}
          slotProps={{ htmlInput: { min: 1, step: '0.01', inputMode: 'decimal' } }}
        />
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
          {!wasPickedUp && <FormField form={form} name="pickupDate" label="Pickup date" type="date" />}
          {!wasPickedUp && (
            <FormField
              form={form}
              name="pickupUntil"
              label="Or until"
              type="date"
              help="Optional: at most 5 days later."
            />
          )}
          <FormField form={form} name="deliveryDate" label="Delivery date" type="date" />
        </Box>
        <Controller
          control={form.control}
          name="reason"
          render={({ field }) => (
            <TextField {...field} id="reason" select label="Why">
              {Object.entries(CHANGE_REASONS).map(([reason, label]) => (
                <MenuItem key={reason} value={reason}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
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
          <Button type="submit" variant="contained" size="large" disabled={send.isPending}>
            {send.isPending ? 'Sending...' : 'Propose it'}
          </Button>
        </SheetFoot>
      </Box>
    </Sheet>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import type { Shipment } from '../../kit/api/types';
import { useConfig } from '../../kit/api/config';
import { hours, today } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { deliveryAsked, pickupAsked } from '../../kit/format/windows';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { Sheet } from '../../kit/ui/Sheet';
import { SheetFoot } from '../../kit/ui/SheetFoot';
import { toast } from '../../kit/ui/toasts';
import { lastPickupOf, startOf, type TakeForm, useTake } from './take';
import { YouReceive } from './YouReceive';

/** A carrier gives the days, sees what is left of the price, and takes the job. */
export default function TakeSheet({
  shipment,
  price,
  onClose,
}: {
  shipment: Shipment;
  /** Dollars. */
  price: number;
  onClose: () => void;
}) {
  const config = useConfig();
  const form = useForm<TakeForm>({ defaultValues: startOf(shipment) });
  const take = useTake(shipment.id);
  const asked = [pickupAsked(shipment), deliveryAsked(shipment)];
  const toPay = hours(config?.bookNowPaymentHours ?? 24);
  const submit = form.handleSubmit((values) =>
    take.mutate(
      { amount: price, ...values },
      {
        onSuccess: () => {
          toast({
            title: 'The job is yours',
            description: `The shipper has ${toPay} to pay. Pick up once the payment is in escrow.`,
          });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    ),
  );
  return (
    <Sheet title="Take this job" onClose={onClose} locked={take.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {take.isError && (
          <FormError key={take.submittedAt}>
            {explain(take.error, 'The job could not be taken. Please try again.')}
          </FormError>
        )}
        <Typography sx={{ color: 'text.secondary' }}>
          {shipment.title}, {shipment.pickupLocation} to {shipment.deliveryLocation}
        </Typography>
        <Typography sx={{ bgcolor: 'haulway.soft', color: 'haulway.onSoft', borderRadius: '10px', px: 4, py: 3 }}>
          <YouReceive shipment={shipment} amount={price} />
        </Typography>
        {asked.some(Boolean) && (
          <Typography sx={{ color: 'text.secondary', mb: -2 }}>
            Asked for:{' '}
            {[asked[0] && `pickup ${asked[0]}`, asked[1] && `delivery ${asked[1]}`].filter(Boolean).join('; ')}.
          </Typography>
        )}
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
          <FormField
            form={form}
            name="estimatedPickupDate"
            label="Pickup date"
            type="date"
            rules={{ required: 'Choose the day you pick it up' }}
            slotProps={{ htmlInput: { min: today(), max: lastPickupOf(shipment) } }}
          />
          <FormField
            form={form}
            name="estimatedPickupUntil"
            label="Latest pickup"
            type="date"
            help="Optional: at most 5 days later."
            slotProps={{ htmlInput: { min: today(), max: lastPickupOf(shipment) } }}
          />
          <FormField
            form={form}
            name="estimatedDeliveryDate"
            label="Delivery date"
            type="date"
            help={
              config &&
              `For each day after it, ${config.delayPercentPerDay}% goes back to the shipper, up to ${config.delayMaxPercent}%.`
            }
            rules={shipment.deliveryDate ? { required: 'The shipper asks for a delivery day' } : {}}
            slotProps={{ htmlInput: { min: today(), max: shipment.deliveryDate ?? undefined } }}
          />
        </Box>
        <SheetFoot>
          <Typography variant="body2" sx={{ mb: 2 }}>
            It is booked at once. The shipper then has {toPay} to pay; until then, you can back out.
          </Typography>
          <Button type="submit" variant="contained" size="large" disabled={take.isPending}>
            {take.isPending ? 'Taking it...' : `Take for ${money(price)}`}
          </Button>
        </SheetFoot>
      </Box>
    </Sheet>
  );
}

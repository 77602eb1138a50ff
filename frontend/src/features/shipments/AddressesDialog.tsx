import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import type { Shipment } from '../../kit/api/types';
import { isOnTheRoad } from '../../kit/format/shipments';
import { FormError } from '../../kit/ui/FormError';
import { Sheet } from '../../kit/ui/Sheet';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { toast } from '../../kit/ui/toasts';
import { addressesOf, END_FIELDS, formOf, type ListItemForm } from './listing';
import { useGiveAddresses } from './shipments';
import { StreetFields } from './StreetFields';

const LEGENDS = { pickup: 'Pickup', delivery: 'Delivery' } as const;

/** Where its owner says where exactly a booked shipment is and goes, and whom to call. */
export default function AddressesDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const form = useForm<ListItemForm>({ defaultValues: formOf(shipment) });
  const give = useGiveAddresses(shipment.id);
  const isUnpaid = shipment.next?.what === 'pay';
  const ends = isOnTheRoad(shipment) ? (['delivery'] as const) : (['pickup', 'delivery'] as const);
  const submit = form.handleSubmit((values) => {
    const changed = addressesOf(values, formOf(shipment));
    if (Object.keys(changed).length === 0) return onClose();
    return give.mutate(changed, {
      onSuccess: () => {
        toast({
          title: 'Saved',
          description: isUnpaid ? 'Your carrier sees it once you have paid.' : 'We let your carrier know.',
        });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error, { names: END_FIELDS }),
    });
  });
  return (
    <Sheet title="Addresses and contacts" onClose={onClose} locked={give.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 6 }}>
        {give.isError && (
          <FormError key={give.submittedAt}>
            {explain(give.error, 'This could not be saved. Please try again.')}
          </FormError>
        )}
        <Typography sx={{ color: 'text.secondary' }}>
          Only your carrier sees this{isUnpaid && ', once you have paid'}.
        </Typography>
        {ends.map((end) => (
          <Box key={end} component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 5 }}>
            <Box component="legend" sx={{ p: 0, mb: 3 }}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {LEGENDS[end]}:
              </Typography>{' '}
              {shipment[`${end}Location`]}
            </Box>
            <StreetFields
              form={form}
              end={end}
              hints={false}
              required={shipment[`${end}Address`] !== null && 'Your carrier has one, so it cannot be left empty'}
            />
          </Box>
        ))}
        <Button type="submit" variant="contained" size="large" disabled={give.isPending}>
          {give.isPending ? 'Saving...' : 'Save'}
        </Button>
      </Box>
    </Sheet>
  );
}

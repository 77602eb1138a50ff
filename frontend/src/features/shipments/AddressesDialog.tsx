import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import type { Shipment } from '../../kit/api/types';
import { isOnTheRoad } from '../../kit/format/shipments';
import { FormError } from '../../kit/ui/FormError';
import { FormField, PHONE_RULES } from '../../kit/ui/FormField';
import { Sheet } from '../../kit/ui/Sheet';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { toast } from '../../kit/ui/toasts';
import { addressesFrom, type AddressesForm, addressesOf } from './addresses';
import { useGiveAddresses } from './shipments';

const LEGENDS = { pickup: 'Pickup', delivery: 'Delivery' } as const;

/** Where its owner says where exactly a booked shipment is and goes, and whom to call. */
export default function AddressesDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const form = useForm({ defaultValues: addressesFrom(shipment) });
  const give = useGiveAddresses(shipment.id);
  const [empty, setEmpty] = useState(false);
  const isUnpaid = shipment.next?.what === 'pay';
  const ends = isOnTheRoad(shipment) ? (['delivery'] as const) : (['pickup', 'delivery'] as const);
  const submit = form.handleSubmit((values) => {
    const changed = addressesOf(values, shipment);
    setEmpty(false);
    if (Object.keys(changed).length === 0) return setEmpty(true);
    return give.mutate(changed, {
      onSuccess: () => {
        toast({
          title: 'Saved',
          description: isUnpaid ? 'Your carrier sees it once you have paid.' : 'We let your carrier know.',
        });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  });
  return (
    <Sheet title="Addresses and contacts" onClose={onClose} locked={give.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 6 }}>
        {empty && <FormError>Nothing is new here yet. Enter a street or a contact.</FormError>}
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
            <EndFields form={form} end={end} hasStreet={shipment[`${end}Address`] !== null} />
          </Box>
        ))}
        <Button type="submit" variant="contained" size="large" disabled={give.isPending}>
          {give.isPending ? 'Saving...' : 'Save'}
        </Button>
      </Box>
    </Sheet>
  );
}

interface EndProps {
  form: UseFormReturn<AddressesForm>;
  end: keyof typeof LEGENDS;
  /** The carrier was told one. */
  hasStreet: boolean;
}

function EndFields({ form, end, hasStreet }: EndProps) {
  return (
    <>
      <FormField
        form={form}
        name={`${end}Address`}
        label="Street address"
        autoComplete={end === 'pickup' ? 'street-address' : 'off'}
        rules={{
          maxLength: { value: 300, message: 'Use at most 300 characters' },
          validate: (street) =>
            street.trim() !== '' || !hasStreet || 'Your carrier has one, so it cannot be left empty',
        }}
      />
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <FormField
          form={form}
          name={`${end}Contact.name`}
          label="Contact"
          rules={{ maxLength: { value: 100, message: 'Use at most 100 characters' } }}
        />
        <FormField form={form} name={`${end}Contact.phone`} label="Phone" type="tel" rules={PHONE_RULES} />
      </Box>
    </>
  );
}

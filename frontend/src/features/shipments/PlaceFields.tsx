import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useRead } from '../../kit/api/queries';
import { accessWords } from '../../kit/format/access';
import { PlaceField } from '../../kit/ui/PlaceField';
import { ITEM_LABELS } from './itemLabels';
import { accessOf, accessOfPicked, type ListItemForm } from './listing';

type End = 'pickup' | 'delivery';

const PLACE_HELP = 'City, ZIP code or street. Only your booked carrier sees the street';

/** Where it is picked up and delivered; with an own address comes how it can be reached. */
export function PlaceFields({ form }: { form: UseFormReturn<ListItemForm> }) {
  const addresses = useRead('/api/users/me/addresses', {}).data ?? [];
  const own = addresses.map(({ address }) => address);
  /** What was filled in of the access at an end, in words. */
  const [filled, setFilled] = useState<Partial<Record<End, string | undefined>>>({});
  const [pickup, delivery] = useWatch({ control: form.control, name: ['pickup', 'delivery'] });
  const asLastTime = ([end, said]: [End, typeof pickup]) => filled[end] && filled[end] === accessWords(accessOf(said));
  const pick = (end: End) => (place: string) => {
    const access = accessOfPicked(form.getValues(end), place, addresses);
    if (!access) return;
    form.setValue(end, { ...form.getValues(end), ...access }, { shouldDirty: true });
    setFilled((before) => ({ ...before, [end]: accessWords(accessOf(access)) }));
  };
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
      <PlaceField
        form={form}
        name="pickupLocation"
        label={ITEM_LABELS.pickupLocation}
        required="Pickup location is required"
        help={PLACE_HELP}
        own={own}
        onPicked={pick('pickup')}
      />
      <PlaceField
        form={form}
        name="deliveryLocation"
        label={ITEM_LABELS.deliveryLocation}
        required="Delivery location is required"
        help={PLACE_HELP}
        own={own}
        onPicked={pick('delivery')}
      />
      {(
        [
          ['pickup', pickup],
          ['delivery', delivery],
        ] as [End, typeof pickup][]
      )
        .filter(asLastTime)
        .map(([end]) => (
          <Typography key={end} variant="body2" role="status" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
            Access at {end}, as last time: {filled[end]}. You can change it under Further details.
          </Typography>
        ))}
    </Box>
  );
}

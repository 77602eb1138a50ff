import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { FormField, PHONE_RULES } from '../../kit/ui/FormField';
import type { ListItemForm } from './listing';

const atMost = (most: number) => ({ value: most, message: `Use at most ${most} characters` });

interface Props {
  form: UseFormReturn<ListItemForm>;
  end: 'pickup' | 'delivery';
  /** The error when there is no street, if there has to be one. */
  required?: string | false;
  /** Whether each field says who sees it. */
  hints?: boolean;
}

/** Where exactly one end of the route is, and whom to call there. */
export function StreetFields({ form, end, required = false, hints = true }: Props) {
  return (
    <>
      <FormField
        form={form}
        name={`${end}.address`}
        label="Street address"
        help={hints && 'Only your booked carrier sees it, once you have paid'}
        autoComplete={end === 'pickup' ? 'street-address' : 'off'}
        rules={{ maxLength: atMost(300), validate: (street) => street.trim() !== '' || required || true }}
      />
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <FormField
          form={form}
          name={`${end}.name`}
          label="Contact"
          help={hints && 'Only your booked carrier sees the name and phone, once you have paid'}
          rules={{ maxLength: atMost(100) }}
        />
        <FormField form={form} name={`${end}.phone`} label="Phone" type="tel" rules={PHONE_RULES} />
      </Box>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { FormField } from '../../kit/ui/FormField';
import { SheetFoot } from '../../kit/ui/SheetFoot';
import { testNumbers, type Card } from './sandboxCards';
import { TestModeRibbon } from './TestModeRibbon';

interface Values {
  number: string;
  expiry: string;
  cvc: string;
}

interface Props {
  /** The button's verb, with the amount. */
  label: string;
  busy: boolean;
  onPay: (card: Card) => void;
}

function testCard(number: string): Values {
  return { number, expiry: '12/34', cvc: '123' };
}

/**
 * The sandbox's card fields, filled in with a card that works. Real cards never pass through here: the sandbox refuses
 * any number that is not a test number.
 */
export function CardForm({ label, busy, onPay }: Props) {
  const form = useForm<Values>({ defaultValues: testCard(testNumbers[0]?.number ?? '') });
  const submit = form.handleSubmit((values) => {
    const [month = '', year = ''] = values.expiry.split('/').map((part) => part.trim());
    onPay({
      number: values.number.replace(/\D/g, ''),
      expMonth: Number(month),
      expYear: year.length === 2 ? 2000 + Number(year) : Number(year),
      cvc: values.cvc.trim(),
    });
  });
  const slash = (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    form.setValue('expiry', event.target.value.replace(/^(\d{2})(?=\d)/, '$1/'), {
      shouldValidate: form.formState.isSubmitted,
    });
  const group = (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    form.setValue(
      'number',
      event.target.value
        .replace(/\D/g, '')
        .slice(0, 19)
        .replace(/(.{4})(?=.)/g, '$1 '),
      { shouldValidate: form.formState.isSubmitted },
    );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
      <TestModeRibbon onPick={(number) => form.reset(testCard(number))} />
      <FormField
        form={form}
        name="number"
        label="Card number"
        autoComplete="cc-number"
        rules={{ validate: (value) => value.replace(/\D/g, '').length >= 12 || 'Enter the card number' }}
        slotProps={{ htmlInput: { inputMode: 'numeric', onInput: group } }}
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: '1fr 1fr' }}>
        <FormField
          form={form}
          name="expiry"
          label="Expiry (MM/YY)"
          autoComplete="cc-exp"
          rules={{
            pattern: { value: /^\s*\d{1,2}\s*\/\s*(\d{2}|\d{4})\s*$/, message: 'Enter month and year, such as 12/34' },
          }}
          slotProps={{ htmlInput: { inputMode: 'text', onInput: slash } }}
        />
        <FormField
          form={form}
          name="cvc"
          label="CVC"
          autoComplete="cc-csc"
          rules={{ pattern: { value: /^\s*\d{3,4}\s*$/, message: 'Enter the 3 or 4 digits' } }}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Box>
      <SheetFoot>
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {label}
        </Button>
      </SheetFoot>
    </Box>
  );
}

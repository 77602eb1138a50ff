import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { Quote, ShipmentItem } from '../../kit/api/types';
import { CHANGE_REASONS } from '../../kit/format/labels';
import type { Waited } from '../../kit/format/waiting';
import { FormField } from '../../kit/ui/FormField';
import { ItemChoice } from '../../kit/ui/ItemChoice';
import { type ChangeForm, isOnTheWay, riseOf, withWaiting } from './proposal';

interface Props {
  form: UseFormReturn<ChangeForm>;
  deal: Quote;
  /** After the pickup only the owner can raise the price. */
  mayRise: boolean;
}

/** What is to be agreed on instead: the price, the days, the address. */
export function TermsFields({ form, deal, mayRise }: Props) {
  const wasPickedUp = isOnTheWay(deal);
  return (
    <>
      <FormField
        form={form}
        name="price"
        label="Price ($)"
        type="number"
        help={priceHelp(deal.paidAt !== null, mayRise)}
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
    </>
  );
}

interface WhyProps extends Props {
  items: readonly ShipmentItem[] | undefined;
  /** What the waiting so far costs by the quote, as of now. */
  waited: () => Waited | undefined;
}

/** Why, and about which of several items. */
export function WhyFields({ form, deal, mayRise, items, waited }: WhyProps) {
  return (
    <>
      <Controller
        control={form.control}
        name="reason"
        render={({ field }) => (
          <TextField
            {...field}
            onChange={(event) => {
              field.onChange(event);
              if (event.target.value === 'waiting') fillInWaiting(form, deal, waited(), mayRise);
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
    </>
  );
}

/** A carrier who makes a higher price a condition does what they may not. */
export function ConditionField({ form }: Pick<Props, 'form'>) {
  return (
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
  );
}

/** What the quote asks for the waiting that is on record, unless a price was typed; it is a proposal like any other. */
function fillInWaiting(
  form: UseFormReturn<ChangeForm>,
  deal: Quote,
  waited: Waited | undefined,
  mayRise: boolean,
): void {
  const { price, text } = form.getValues();
  const filled = mayRise && riseOf(price, deal) === 0 ? withWaiting(deal, waited) : undefined;
  if (!filled) return;
  form.setValue('price', filled.price);
  if (text.trim() === '') form.setValue('text', filled.text);
}

function priceHelp(isPaid: boolean, mayRise: boolean): string {
  if (!isPaid) return 'The whole price, not the difference.';
  return mayRise
    ? 'The whole price. If it rises, the shipper pays the difference by card; if it falls, it goes back to the card.'
    : 'It can only be lowered now. The difference goes back to the card.';
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { BodyOf } from '../../kit/api/operations';
import { CATEGORIES, type CategoryId } from '../../kit/format/labels';
import { FormField } from '../../kit/ui/FormField';
import { sitesIn, type Widget } from './widgets';

/** What is said about a widget; an empty field leaves it to its visitors. */
export interface WidgetForm {
  name: string;
  allowedOrigins: string;
  category: CategoryId | '';
  from: string;
}

/** A widget as form fields; a new one is empty. */
export function formOf(widget?: Widget): WidgetForm {
  return {
    name: widget?.name ?? '',
    allowedOrigins: widget?.allowedOrigins.join('\n') ?? '',
    category: (widget?.category as CategoryId | null | undefined) ?? '',
    from: widget?.from ?? '',
  };
}

/** The form as the API takes it. */
export function widgetOf({ name, allowedOrigins, category, from }: WidgetForm): BodyOf<'POST', '/api/widgets'> {
  return { name, allowedOrigins: sitesIn(allowedOrigins), category: category || null, from: from.trim() || null };
}

/** The fields of a widget. */
export function WidgetFields({ form }: { form: UseFormReturn<WidgetForm> }) {
  return (
    <>
      <FormField
        form={form}
        name="name"
        id="widget-name"
        label="Name"
        help="Only you see it."
        rules={{ required: 'Enter a name', maxLength: { value: 80, message: 'Use at most 80 characters' } }}
      />
      <FormField
        form={form}
        name="allowedOrigins"
        id="widget-sites"
        label="Sites"
        multiline
        minRows={2}
        help="Where it may be shown, one per line, like https://www.dealer.example"
        rules={{ validate: (text) => sitesIn(text).length > 0 || 'Enter at least one site' }}
      />
      <Controller
        control={form.control}
        name="category"
        render={({ field: { ref, ...field } }) => (
          <TextField
            {...field}
            inputRef={ref}
            id="widget-category"
            label="What is shipped"
            select
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">Visitors choose</MenuItem>
            {CATEGORIES.map(({ id, label }) => (
              <MenuItem key={id} value={id}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <FormField
        form={form}
        name="from"
        id="widget-from"
        label="Picked up in (optional)"
        help="A city and state, or a ZIP code."
        rules={{ maxLength: { value: 300, message: 'Use at most 300 characters' } }}
      />
    </>
  );
}

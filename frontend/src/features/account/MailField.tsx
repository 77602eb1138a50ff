import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useWatch, type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { meantAddress } from '../../kit/format/mailTypos';
import { FormField } from '../../kit/ui/FormField';
import { emailRules } from './auth';

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>;
  name: FieldPath<T>;
  label: string;
  autoComplete: 'username' | 'email';
  /** For when another form on the page has a field of the same name. */
  id?: string;
}

/** An email address for the account. One that looks mistyped gets a "did you mean", but is accepted as it is. */
export function MailField<T extends FieldValues>({ form, name, label, autoComplete, id = name }: Props<T>) {
  const typed: unknown = useWatch({ control: form.control, name });
  const meant = typeof typed === 'string' ? meantAddress(typed) : undefined;
  return (
    <Box>
      <FormField
        form={form}
        name={name}
        id={id}
        label={label}
        type="email"
        autoComplete={autoComplete}
        rules={emailRules}
        fullWidth
      />
      <Box role="status">
        {meant && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mt: 1 }}>
            <Typography variant="body2">
              {String(typed).trim().split('@').pop()}: did you mean <strong>{meant.split('@').pop()}</strong>?
            </Typography>
            <Button
              size="small"
              onClick={() => form.setValue(name, meant as FieldPathValue<T, FieldPath<T>>, { shouldValidate: true })}
            >
              Yes, fix it
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}

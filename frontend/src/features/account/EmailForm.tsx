import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { explain, problemCode } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { PasswordField } from '../../kit/ui/PasswordField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { toast } from '../../kit/ui/toasts';
import { MailField } from './MailField';
import { useChangeEmail, type EmailForm as Values } from './profile';

/** Changes the account's email address; the new one gets a link to confirm it, and until then a confirmed one stays. */
export function EmailForm() {
  const form = useForm<Values>({ defaultValues: { email: '', password: '' } });
  const change = useChangeEmail();
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: ({ email, pendingEmail }) => {
        form.reset();
        toast(
          pendingEmail
            ? { title: 'Confirm your new email', description: `We sent a link to ${pendingEmail}.` }
            : { title: 'Email changed', description: `We sent a link to ${email}. Open it to confirm the address.` },
        );
      },
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      {change.isError && (
        <FormError key={change.submittedAt}>
          {problemCode(change.error) === 'email_taken'
            ? 'This email already has an account.'
            : explain(change.error, 'The email could not be changed. Please try again.')}
        </FormError>
      )}
      <MailField form={form} name="email" id="new-email" label="New email" autoComplete="email" />
      <PasswordField
        form={form}
        name="password"
        id="password-for-email"
        label="Your password"
        autoComplete="current-password"
        rules={{ required: 'Enter your password' }}
      />
      <Button type="submit" variant="outlined" disabled={change.isPending} sx={{ justifySelf: 'start' }}>
        {change.isPending ? 'Saving...' : 'Change email'}
      </Button>
    </Box>
  );
}

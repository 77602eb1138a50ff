import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { PasswordField } from '../../kit/ui/PasswordField';
import { PasswordStrength } from '../../kit/ui/PasswordStrength';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { toast } from '../../kit/ui/toasts';
import { newPasswordRules } from './auth';
import { useChangePassword, type PasswordForm as Values } from './profile';

/** Changes the password; every other session ends. */
export function PasswordForm() {
  const form = useForm<Values>({ defaultValues: { currentPassword: '', password: '' } });
  const change = useChangePassword();
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        form.reset();
        toast({ title: 'Password changed', description: 'Your other devices were logged out.' });
      },
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      {change.isError && (
        <FormError key={change.submittedAt}>
          {explain(change.error, 'The password could not be changed. Please try again.')}
        </FormError>
      )}
      <PasswordField
        form={form}
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        rules={{ required: 'Enter your current password' }}
      />
      <Box>
        <PasswordField
          form={form}
          name="password"
          label="New password"
          autoComplete="new-password"
          help="8 characters or more."
          rules={newPasswordRules}
        />
        <PasswordStrength form={form} name="password" />
      </Box>
      <Button type="submit" variant="contained" disabled={change.isPending} sx={{ justifySelf: 'start' }}>
        {change.isPending ? 'Saving...' : 'Change password'}
      </Button>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { newPasswordRules } from '../features/account/auth';
import { AuthCard } from '../features/account/AuthCard';
import { call } from '../kit/api/calls';
import { explain, problemCode } from '../kit/api/errors';
import { FormError } from '../kit/ui/FormError';
import { PasswordField } from '../kit/ui/PasswordField';
import { PasswordStrength } from '../kit/ui/PasswordStrength';
import { showFieldErrors } from '../kit/ui/serverErrors';
import { toast } from '../kit/ui/toasts';

interface Form {
  password: string;
  repeated: string;
}

/** As the server makes them: 32 bytes in base64url. Some email programs cut long links. */
const TOKEN = /^[\w-]{43}$/;

export default function ResetPasswordPage() {
  const [search, setSearch] = useSearchParams();
  const kept: unknown = useLocation().state;
  const [token] = useState(() => search.get('token') ?? (typeof kept === 'string' ? kept : null));
  // Removes the token from the address bar, and so from shared links. This entry of the history still has it, for when
  // the page is loaded anew.
  useEffect(() => setSearch({}, { replace: true, state: token }), [setSearch, token]);
  const isWhole = token !== null && TOKEN.test(token);
  // Before anybody thinks of a password for a link that was used.
  const { mutate: look, data: looked } = useMutation({
    mutationFn: (link: string) => call('POST', '/api/auth/reset-password/check', { body: { token: link } }),
  });
  useEffect(() => {
    if (isWhole) look(token);
  }, [isWhole, token, look]);
  const navigate = useNavigate();
  const form = useForm<Form>({ defaultValues: { password: '', repeated: '' } });
  const reset = useMutation({
    mutationFn: (values: Form) =>
      call('POST', '/api/auth/reset-password', { body: { token: token ?? '', password: values.password } }),
  });
  const submit = form.handleSubmit((values) =>
    reset.mutate(values, {
      onSuccess: () => {
        toast({
          title: 'Password changed',
          description: 'You were logged out everywhere. Sign in with your new password.',
        });
        navigate('/login', { replace: true });
      },
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  if (problemCode(reset.error) === 'token_invalid' || looked?.works === false) {
    return (
      <AuthCard title="Choose a new password">
        <FormError title="This link no longer works">
          A link works once, for 1 hour, and only the latest one we sent. Your password has not changed now.
        </FormError>
        <Typography sx={{ my: 5 }}>
          If you changed it with this link before, sign in with your new password. Otherwise request a new link.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <NewLink />
          <Button component={Link} to="/login" variant="outlined">
            Sign in
          </Button>
        </Box>
      </AuthCard>
    );
  }
  if (!isWhole) {
    return (
      <AuthCard title="Choose a new password">
        <Typography sx={{ mb: 5 }}>
          This link is incomplete. Open the link in your email again, or copy all of it into the address bar. If that
          does not help, request a new one.
        </Typography>
        <NewLink />
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Choose a new password">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {reset.isError && (
          <FormError key={reset.submittedAt}>{explain(reset.error, 'This link has expired.')}</FormError>
        )}
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
        <PasswordField
          form={form}
          name="repeated"
          label="Repeat password"
          autoComplete="new-password"
          rules={{ validate: (value) => value === form.getValues('password') || 'The passwords do not match' }}
        />
        <Button type="submit" variant="contained" size="large" disabled={reset.isPending}>
          {reset.isPending ? 'Saving...' : 'Save password'}
        </Button>
      </Box>
    </AuthCard>
  );
}

function NewLink() {
  return (
    <Button component={Link} to="/forgot-password" variant="contained">
      Send a new link
    </Button>
  );
}

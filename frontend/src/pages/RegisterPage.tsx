import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { Navigate, Link as RouterLink } from 'react-router-dom';
import { newPasswordRules, useRegister, type RegisterForm } from '../features/account/auth';
import { AuthCard } from '../features/account/AuthCard';
import { MailField } from '../features/account/MailField';
import { RoleChoice } from '../features/account/RoleChoice';
import { explain, problemCode } from '../kit/api/errors';
import { FormError } from '../kit/ui/FormError';
import { FormField } from '../kit/ui/FormField';
import { PasswordField } from '../kit/ui/PasswordField';
import { PasswordStrength } from '../kit/ui/PasswordStrength';
import { showFieldErrors } from '../kit/ui/serverErrors';
import { rememberedPath, rememberPath, useEnter, useSession, visitorsPlan } from '../session/session';

export default function RegisterPage() {
  const form = useForm<RegisterForm>({
    defaultValues: { firstName: '', lastName: '', email: '', password: '', isCarrier: visitorsPlan() === 'carry' },
  });
  const [isCarrier, ...own] = useWatch({
    control: form.control,
    name: ['isCarrier', 'firstName', 'lastName', 'email'],
  });
  const { isAuthenticated } = useSession();
  const register = useRegister();
  const enter = useEnter();
  if (isAuthenticated && !register.isSuccess) return <Navigate to="/" replace />;

  const submit = form.handleSubmit((values) =>
    register.mutate(values, {
      onSuccess: (answer) => {
        const listForm = '/list-item';
        const isForm = rememberedPath()?.startsWith(listForm) ?? false;
        // Somebody who came here asking for quotes has something to list, perhaps filled in already. Carriers do not
        // list.
        if (visitorsPlan() === 'ship' && !values.isCarrier && !isForm) rememberPath(listForm);
        if (values.isCarrier && isForm) rememberPath('/');
        enter(answer);
      },
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return (
    <AuthCard title="Create an account">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {register.isError && <FormError key={register.submittedAt}>{registerFailure(register.error)}</FormError>}
        <RoleChoice isCarrier={isCarrier} onChange={(chosen) => form.setValue('isCarrier', chosen)} />
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <FormField
            form={form}
            name="firstName"
            label="First name"
            autoComplete="given-name"
            help="Optional"
            rules={{ maxLength: { value: 100, message: 'Use at most 100 characters' } }}
          />
          <FormField
            form={form}
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            help="Optional. Others see only its first letter"
            rules={{ maxLength: { value: 100, message: 'Use at most 100 characters' } }}
          />
        </Box>
        <MailField form={form} name="email" label="Email" autoComplete="username" />
        <Box>
          <PasswordField
            form={form}
            name="password"
            label="Password"
            autoComplete="new-password"
            help="8 characters or more. A few unrelated words are easy to remember."
            rules={newPasswordRules}
          />
          <PasswordStrength form={form} name="password" own={own} />
        </Box>
        <Button type="submit" variant="contained" size="large" disabled={register.isPending}>
          {register.isPending ? 'Creating your account...' : 'Create Account'}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          By creating an account you agree to the{' '}
          <Link component={RouterLink} to="/terms">
            terms
          </Link>{' '}
          and the{' '}
          <Link component={RouterLink} to="/privacy">
            privacy notice
          </Link>
          .
        </Typography>
        <Typography>
          Already have an account?{' '}
          <Link component={RouterLink} to="/login">
            Sign in
          </Link>
        </Typography>
      </Box>
    </AuthCard>
  );
}

function registerFailure(error: unknown) {
  if (problemCode(error) === 'email_taken') {
    return (
      <>
        This email already has an account.{' '}
        <Link component={RouterLink} to="/login" color="inherit">
          Sign in
        </Link>{' '}
        or{' '}
        <Link component={RouterLink} to="/forgot-password" color="inherit">
          choose a new password
        </Link>
        .
      </>
    );
  }
  return explain(error, 'Your account could not be created. Please try again.');
}

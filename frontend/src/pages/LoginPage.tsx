import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { emailRules, loginFailure, useLogin, type LoginForm } from '../features/account/auth';
import { AuthCard } from '../features/account/AuthCard';
import { useConfig } from '../kit/api/config';
import { FormError } from '../kit/ui/FormError';
import { FormField } from '../kit/ui/FormField';
import { PasswordField } from '../kit/ui/PasswordField';
import { useEnter, useSession, visitorsPlan } from '../session/session';

/** The accounts in a demo installation. */
const demo = { shipper: 'shipper@demo.haulway.test', carrier: 'carrier@demo.haulway.test', password: 'haulway-demo' };

/** Links that stand alone are as tall as a finger on a phone. */
const apart = { py: { xs: 2.5, sm: 0 } } as const;

export default function LoginPage() {
  const form = useForm<LoginForm>({ defaultValues: { email: '', password: '' } });
  const { state } = useLocation();
  const { isAuthenticated } = useSession();
  const config = useConfig();
  const login = useLogin();
  const enter = useEnter();
  const signIn = (values: LoginForm) => login.mutate(values, { onSuccess: enter });
  const signUp = (
    <Link component={RouterLink} to="/register" state={state} sx={apart}>
      Create an account
    </Link>
  );
  // Whoever asked for quotes on the landing page did not ask to sign in, and most of them are new.
  const isShipping = visitorsPlan() === 'ship';
  if (isAuthenticated && !login.isSuccess) return <Navigate to="/" replace />;
  return (
    <AuthCard title="Sign in">
      {isShipping && (
        <Typography sx={{ mb: 5 }}>New here? {signUp} to list your item and get quotes. Listing is free.</Typography>
      )}
      <Box component="form" noValidate onSubmit={form.handleSubmit(signIn)} sx={{ display: 'grid', gap: 5 }}>
        {login.isError && <FormError key={login.submittedAt}>{loginFailure(login.error)}</FormError>}
        <FormField form={form} name="email" label="Email" type="email" autoComplete="username" rules={emailRules} />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          autoComplete="current-password"
          rules={{ required: 'Enter your password' }}
        />
        <Button type="submit" variant="contained" size="large" disabled={login.isPending}>
          {login.isPending ? 'Signing in...' : 'Sign In'}
        </Button>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 4,
            rowGap: { xs: 0, sm: 4 },
            justifyContent: 'space-between',
          }}
        >
          <Link component={RouterLink} to="/forgot-password" sx={apart}>
            Forgot your password?
          </Link>
          {!isShipping && signUp}
        </Box>
      </Box>
      {config?.paymentProvider === 'sandbox' && config.demo && (
        <Box sx={{ mt: 6, pt: 6, borderTop: '1px solid', borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
            This is a demo. No real money moves here.
          </Typography>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <Button
              variant="outlined"
              disabled={login.isPending}
              onClick={() => signIn({ email: demo.shipper, password: demo.password })}
            >
              Try it as a shipper
            </Button>
            <Button
              variant="outlined"
              disabled={login.isPending}
              onClick={() => signIn({ email: demo.carrier, password: demo.password })}
            >
              Try it as a carrier
            </Button>
          </Box>
        </Box>
      )}
    </AuthCard>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { emailRules } from '../features/account/auth';
import { AuthCard } from '../features/account/AuthCard';
import { call } from '../kit/api/calls';
import { explain } from '../kit/api/errors';
import { FormError } from '../kit/ui/FormError';
import { FormField } from '../kit/ui/FormField';

export default function ForgotPasswordPage() {
  const form = useForm<{ email: string }>({ defaultValues: { email: '' } });
  const ask = useMutation({
    mutationFn: (values: { email: string }) => call('POST', '/api/auth/forgot-password', { body: values }),
  });
  return (
    <AuthCard title="Forgot your password?">
      <Box
        component="form"
        noValidate
        onSubmit={form.handleSubmit((values) => ask.mutate(values))}
        sx={{ display: 'grid', gap: 5 }}
      >
        {ask.isError && (
          <FormError key={ask.submittedAt}>
            {explain(ask.error, 'The link could not be sent. Please try again.')}
          </FormError>
        )}
        {ask.isSuccess ? (
          <Box role="status" sx={{ bgcolor: 'haulway.soft', color: 'haulway.onSoft', borderRadius: '10px', p: 4 }}>
            <Typography sx={{ fontWeight: 700 }}>Check your email</Typography>
            <Typography variant="body2">
              If an account exists for that address, we sent a link. It is valid for 1 hour. Check your spam folder,
              too.
            </Typography>
          </Box>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>We will email you a link to choose a new one.</Typography>
        )}
        <FormField form={form} name="email" label="Email" type="email" autoComplete="username" rules={emailRules} />
        <Button type="submit" variant="contained" size="large" disabled={ask.isPending}>
          {ask.isPending ? 'Sending...' : ask.isSuccess ? 'Send again' : 'Send link'}
        </Button>
        <Link component={RouterLink} to="/login">
          Back to sign in
        </Link>
      </Box>
    </AuthCard>
  );
}

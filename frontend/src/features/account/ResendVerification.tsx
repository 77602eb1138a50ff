import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { explain } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';

/** Mails the link to confirm the address again. */
export function ResendVerification() {
  const resend = useMutation({ mutationFn: () => call('POST', '/api/auth/resend-verification') });
  return (
    <>
      {resend.isError && (
        <FormError key={resend.submittedAt}>
          {explain(resend.error, 'The link could not be sent. Please try again.')}
        </FormError>
      )}
      <Button
        variant="outlined"
        onClick={() => resend.mutate()}
        disabled={resend.isPending || resend.isSuccess}
        sx={{ mt: 4 }}
      >
        {resend.isPending ? 'Sending...' : resend.isSuccess ? 'Check your email' : 'Send the link again'}
      </Button>
    </>
  );
}

import Button from '@mui/material/Button';
import { explain } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { useResendVerification } from './profile';

/** Sends the link to confirm the address again. */
export function ResendVerification() {
  const resend = useResendVerification();
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

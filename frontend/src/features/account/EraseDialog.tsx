import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { explain, problemCode } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { PasswordField } from '../../kit/ui/PasswordField';
import { Sheet } from '../../kit/ui/Sheet';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { useErase } from './ownData';

const consequences = [
  'We cancel your listings and withdraw your pending quotes.',
  'We remove your name, email, phone, photo and bio. Your reviews stay, under "Deleted user".',
  'Records of finished payments stay, without your name.',
  'You are logged out everywhere. Nobody can undo this, not even us.',
];

/** Asks for the password before erasing the account. */
export default function EraseDialog({ onClose, onErased }: { onClose: () => void; onErased: () => void }) {
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const erase = useErase();
  const submit = form.handleSubmit(({ password }) =>
    erase.mutate(password, { onSuccess: onErased, onError: (error) => showFieldErrors(form, error) }),
  );
  return (
    <Sheet title="Delete your account?" onClose={onClose} locked={erase.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {erase.isError && (
          <FormError key={erase.submittedAt}>
            {problemCode(erase.error) === 'obligations_open' ? (
              <Obligations />
            ) : (
              explain(erase.error, 'Your account could not be deleted. Please try again.')
            )}
          </FormError>
        )}
        <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 2 }}>
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </Box>
        <PasswordField
          form={form}
          name="password"
          id="erase-password"
          label="Your password"
          autoComplete="current-password"
          rules={{ required: 'Enter your password' }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'flex-end' }}>
          <Button variant="outlined" onClick={onClose} disabled={erase.isPending}>
            Keep my account
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={erase.isPending}>
            {erase.isPending ? 'Deleting...' : 'Delete my account'}
          </Button>
        </Box>
      </Box>
    </Sheet>
  );
}

function Obligations() {
  return (
    <>
      <Typography variant="body2">
        Something is still open: an unfinished job, money that is held or on its way, or a claim. Finish it first, then
        delete your account.
      </Typography>
      <Link component={RouterLink} to="/dashboard" color="inherit">
        See what is open
      </Link>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { PasswordField } from '../../kit/ui/PasswordField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { Sheet } from '../../kit/ui/Sheet';
import { type ApiKey, type MadeKey, useReplaceKey } from './keys';
import { SecretShown } from './SecretShown';

/** Replaces a key with a new one, which is shown once. */
export default function ReplaceKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const replace = useReplaceKey(apiKey.id);
  const [made, setMade] = useState<MadeKey>();
  const submit = form.handleSubmit(({ password }) =>
    replace.mutate(password, { onSuccess: setMade, onError: (error) => showFieldErrors(form, error) }),
  );
  if (made)
    return (
      <Sheet title={`The new key: ${made.name}`} onClose={onClose} locked>
        <SecretShown what="key" secret={made.key} onStored={onClose} />
      </Sheet>
    );
  return (
    <Sheet title={`Replace the key: ${apiKey.name}`} onClose={onClose} locked={replace.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {replace.isError && (
          <FormError key={replace.submittedAt}>
            {explain(replace.error, 'The key could not be replaced. Please try again.')}
          </FormError>
        )}
        <Typography>
          You get a new key that can do the same. The old one works for 24 more hours, so nothing breaks.
        </Typography>
        <PasswordField
          form={form}
          name="password"
          id="replace-password"
          label="Your password"
          autoComplete="current-password"
          rules={{ required: 'Enter your password' }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'flex-end' }}>
          <Button variant="outlined" onClick={onClose} disabled={replace.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={replace.isPending}>
            {replace.isPending ? 'Replacing...' : 'Replace the key'}
          </Button>
        </Box>
      </Box>
    </Sheet>
  );
}

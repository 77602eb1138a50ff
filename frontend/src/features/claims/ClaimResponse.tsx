import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { explain } from '../../kit/api/errors';
import { useUploads } from '../../kit/api/uploads';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { PhotoField } from '../../kit/ui/PhotoField';
import { toast } from '../../kit/ui/toasts';
import { useFormDraft } from '../../kit/ui/useFormDraft';
import { useRespond } from './claims';

/** The other party's answer to a claim, given once. */
export default function ClaimResponse({ claimId }: { claimId: string }) {
  const form = useForm<{ account: string }>({ defaultValues: { account: '' } });
  const forget = useFormDraft(form, `answer_${claimId}`);
  const photos = useUploads();
  const respond = useRespond(claimId);
  const { hash } = useLocation();
  const { setFocus } = form;
  useEffect(() => {
    if (hash === '#answer-claim') setFocus('account');
  }, [hash, setFocus]);
  const submit = form.handleSubmit(({ account }) =>
    respond.mutate(
      { account, photos: photos.urls },
      {
        onSuccess: () => {
          forget();
          toast({ title: 'Answer sent', description: 'Haulway is now reviewing both sides.' });
        },
      },
    ),
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      {respond.isError && (
        <FormError key={respond.submittedAt}>
          {explain(respond.error, 'Your answer could not be sent. Please try again.')}
        </FormError>
      )}
      <FormField
        form={form}
        name="account"
        label="What happened, from your side"
        multiline
        minRows={4}
        help="What you saw and did. You can answer once, and the other side can read it."
        rules={{
          validate: (text) => text.trim() !== '' || 'Write what happened',
          maxLength: { value: 5000, message: 'Use at most 5,000 characters' },
        }}
      />
      <PhotoField uploads={photos} label="Your photos" help="For example, from the pickup and the delivery." />
      <Button
        type="submit"
        variant="contained"
        disabled={respond.isPending || photos.busy}
        sx={{ justifySelf: 'start' }}
      >
        {respond.isPending ? 'Sending...' : photos.busy ? 'Sending photos...' : 'Send answer'}
      </Button>
    </Box>
  );
}

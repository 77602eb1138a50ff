import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { toast } from '../../kit/ui/toasts';
import { usePostReview } from './postReview';

interface Props {
  shipmentId: string;
  name: string;
  /** The stars that were chosen. */
  rating: number;
}

/** What a review says besides its stars, and the button that posts both. */
export default function ReviewText({ shipmentId, name, rating }: Props) {
  const form = useForm({ defaultValues: { comment: '' } });
  const post = usePostReview(shipmentId);
  const submit = form.handleSubmit(({ comment }) =>
    post.mutate(
      { rating, comment },
      {
        onSuccess: () =>
          toast({ title: 'Review posted', description: `Thank you. ${name} and everyone else can read it now.` }),
      },
    ),
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      {post.isError && (
        <FormError key={post.submittedAt}>
          {explain(post.error, 'Your review could not be posted. Please try again.')}
        </FormError>
      )}
      <FormField
        form={form}
        name="comment"
        label="What should others know?"
        multiline
        minRows={3}
        help="Optional. Was it on time, as described, treated with care? You cannot change it later."
        rules={{ maxLength: { value: 2000, message: 'Use at most 2,000 characters' } }}
      />
      <Button type="submit" variant="contained" disabled={post.isPending} sx={{ justifySelf: 'start' }}>
        {post.isPending ? 'Posting...' : 'Post review'}
      </Button>
    </Box>
  );
}

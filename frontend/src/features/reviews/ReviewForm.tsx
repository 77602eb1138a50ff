import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { toast } from '../../kit/ui/toasts';
import { usePostReview, type ReviewForm as Values } from './reviews';

const says = ['', 'Bad', 'Poor', 'Fair', 'Good', 'Excellent'];

/** A review of the other side of a delivered shipment: stars and text. */
export default function ReviewForm({ shipmentId, name }: { shipmentId: string; name: string }) {
  const form = useForm<Values>({ defaultValues: { rating: 0, comment: '' } });
  const post = usePostReview(shipmentId);
  const submit = form.handleSubmit((values) =>
    post.mutate(values, {
      onSuccess: () =>
        toast({ title: 'Review posted', description: `Thank you. ${name} and everyone else can read it now.` }),
    }),
  );
  const rating = useWatch({ control: form.control, name: 'rating' });
  const wrong = form.formState.errors.rating?.message;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      {post.isError && (
        <FormError key={post.submittedAt}>
          {explain(post.error, 'Your review could not be posted. Please try again.')}
        </FormError>
      )}
      <Controller
        control={form.control}
        name="rating"
        rules={{ min: { value: 1, message: 'Choose how many stars' } }}
        render={({ field }) => (
          <Box
            component="fieldset"
            aria-describedby={wrong ? 'rating-wrong' : undefined}
            sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
          >
            <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
              How was {name}?
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
              <Rating
                name="rating"
                value={field.value || null}
                onChange={(_event, value) => field.onChange(value ?? 0)}
                getLabelText={(stars) => `${stars} ${stars === 1 ? 'star' : 'stars'}: ${says[stars]}`}
                icon={<IconStarFilled size={32} />}
                emptyIcon={<IconStar size={32} />}
                sx={{ gap: 1, color: 'haulway.onWaiting', '& .MuiRating-iconEmpty': { color: 'text.secondary' } }}
              />
              <Typography aria-hidden>{says[field.value]}</Typography>
            </Box>
            {wrong && (
              <FormHelperText error id="rating-wrong" role="alert">
                {wrong}
              </FormHelperText>
            )}
          </Box>
        )}
      />
      {rating > 0 && (
        <FormField
          form={form}
          name="comment"
          label="What should others know?"
          multiline
          minRows={3}
          help="Optional. Was it on time, as described, treated with care? You cannot change it later."
          rules={{ maxLength: { value: 2000, message: 'Use at most 2,000 characters' } }}
        />
      )}
      <Button type="submit" variant="contained" disabled={post.isPending} sx={{ justifySelf: 'start' }}>
        {post.isPending ? 'Posting...' : 'Post review'}
      </Button>
    </Box>
  );
}

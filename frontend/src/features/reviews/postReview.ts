import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshOne } from '../../kit/api/invalidate';
import { callOnce } from '../../kit/api/once';
import { catchFocus } from '../../kit/ui/caughtFocus';

interface Written {
  rating: number;
  comment: string;
}

/** Posts a review of the other side of a delivered shipment. */
export function usePostReview(shipmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ rating, comment }: Written) =>
      callOnce('POST', '/api/reviews', { body: { shipmentId, rating, comment: comment.trim() || null } }),
    // Not awaited: the form is gone once the answer shows, and its callbacks with it.
    onSuccess: (review) => {
      void refreshOne(client, '/api/users/{id}', { id: review.revieweeId });
      catchFocus();
    },
  });
}

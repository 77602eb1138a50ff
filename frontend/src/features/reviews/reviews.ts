import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshOne } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import { callOnce } from '../../kit/api/once';
import type { Review } from '../../kit/api/types';
import { catchFocus } from '../../kit/ui/caughtFocus';

/** Reviews of a user, newest first. */
export function useReviews(userId: string) {
  return useList('/api/users/{id}/reviews', { id: userId });
}

/** One person's review of another, for one shipment. */
export function useReviewAbout(
  shipmentId: string,
  revieweeId: string,
): { review: Review | undefined; isPending: boolean } {
  const { rows, isPending } = useList('/api/users/{id}/reviews', { id: revieweeId, shipmentId });
  return { review: rows[0], isPending };
}

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

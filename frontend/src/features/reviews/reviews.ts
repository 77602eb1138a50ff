import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../kit/api/calls';
import { newIdempotencyKey } from '../../kit/api/client';
import { refreshOne } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import type { Review } from '../../kit/api/types';

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
  const key = useRef(newIdempotencyKey());
  return useMutation({
    mutationFn: ({ rating, comment }: Written) =>
      call('POST', '/api/reviews', { body: { shipmentId, rating, comment: comment.trim() || null }, key: key.current }),
    // Not awaited: the form is gone once the answer shows, and its callbacks with it.
    onSuccess: (review) => void refreshOne(client, '/api/users/{id}', { id: review.revieweeId }),
    onError: () => (key.current = newIdempotencyKey()),
  });
}

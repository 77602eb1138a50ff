import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newIdempotencyKey } from '../../kit/api/calls';
import { answer, client as http } from '../../kit/api/client';
import { useList } from '../../kit/api/lists';
import type { Review } from '../../kit/api/types';

/** What others said of a user, newest first. */
export function useReviews(userId: string) {
  return useList('/api/users/{id}/reviews', { ids: { id: userId } });
}

/** What one person said of another about one shipment. */
export function useReviewAbout(shipmentId: string, revieweeId: string): { review: Review | undefined; isPending: boolean } {
  const { rows, isPending } = useList('/api/users/{id}/reviews', { ids: { id: revieweeId }, search: { shipmentId } });
  return { review: rows[0], isPending };
}

export interface ReviewForm {
  rating: number;
  comment: string;
}

/** Reviews the other side of a delivered shipment. */
export function usePostReview(shipmentId: string) {
  const client = useQueryClient();
  const key = useRef(newIdempotencyKey());
  return useMutation({
    mutationFn: ({ rating, comment }: ReviewForm) => answer(http.POST('/api/reviews', { body: { shipmentId, rating, comment: comment.trim() || null }, headers: { 'idempotency-key': key.current } })),
    // Not waited for: the form goes with the answer, and would not hear of it.
    onSuccess: (review) => void client.invalidateQueries({ queryKey: ['/api/users', review.revieweeId] }),
    onError: () => (key.current = newIdempotencyKey()),
  });
}

/** How many reviews there are of each number of stars, five first. */
export function breakdown(reviews: Review[]): { stars: number; count: number }[] {
  return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: reviews.filter((review) => review.rating === stars).length }));
}

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { apiPage, newIdempotencyKey } from '../../kit/api/calls';
import { answer, client as http } from '../../kit/api/client';
import { pathOf } from '../../kit/api/queries';
import type { Review } from '../../kit/api/types';

/** What others said of a user, newest first, a hundred at a time, with how many there are. */
export function useReviews(userId: string, enabled = true) {
  const key = ['/api/users', userId, 'reviews', { limit: 100 }] as const;
  return useInfiniteQuery({
    queryKey: key,
    enabled,
    initialPageParam: pathOf(key),
    queryFn: ({ pageParam, signal }) => apiPage<Review>(pageParam, signal),
    getNextPageParam: (page) => page.next,
  });
}

/** What one person said of another about one shipment, if it is among the latest. */
export function useReviewAbout(shipmentId: string, revieweeId: string): { review: Review | undefined; isPending: boolean } {
  const { data, isPending } = useReviews(revieweeId);
  return { review: data?.pages[0]?.items.find((review) => review.shipmentId === shipmentId), isPending };
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

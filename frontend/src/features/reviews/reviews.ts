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

import type { Review } from '../../kit/api/types';

/** The number of reviews for each number of stars, five first. */
export function breakdown(reviews: readonly Pick<Review, 'rating'>[]): { stars: number; count: number }[] {
  return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: reviews.filter((review) => review.rating === stars).length }));
}

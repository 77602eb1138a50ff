/** The range that most prices fall in, in dollars. */
export interface PriceRange {
  low: number;
  high: number;
}

/** Where an amount falls in a range, in words: `in the lower half`. */
export function placeInRange(amount: number, { low, high }: PriceRange): string {
  if (amount < low) return 'below that';
  if (amount > high) return 'above that';
  const middle = (low + high) / 2;
  return `in the ${amount < middle ? 'lower' : 'upper'} half`;
}

/** Where an amount falls between the two ends, from 0 to 1; clamped if it is outside. */
export function shareOfRange(amount: number, { low, high }: PriceRange): number {
  return high > low ? Math.min(1, Math.max(0, (amount - low) / (high - low))) : 0.5;
}

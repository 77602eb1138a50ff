/** Validates an amount in dollars, as the server does. */
export function wholeCents(amount: unknown): string | undefined {
  if (typeof amount !== 'number') return undefined;
  return Math.round(amount * 100) / 100 === amount ? undefined : 'At most two decimals';
}

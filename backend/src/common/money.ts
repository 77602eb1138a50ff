/** Money inside the program: an integer number of US cents. */
export type Cents = number;

/** What a job can cost. */
export const LEAST_CENTS: Cents = 100;
export const MOST_CENTS: Cents = 95_000_000;

const DECIMAL = /^(\d{1,10})(?:\.(\d{1,2}))?$/;

/**
 * Reads a plain decimal ("1240", "1240.5", "1240.50") as cents without any float arithmetic.
 * Returns undefined for everything else: signs, exponents, blanks, a third decimal.
 */
export function parseCents(value: unknown): Cents | undefined {
  const text = typeof value === 'number' ? decimalText(value) : value;
  if (typeof text !== 'string') return undefined;
  const parts = DECIMAL.exec(text);
  if (!parts) return undefined;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0') || 0);
}

/** The same with a sign in front, if it is less than nothing. */
export function parseSignedCents(value: unknown): Cents | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !text.startsWith('-')) return parseCents(value);
  const cents = parseCents(text.slice(1));
  return cents === undefined ? undefined : -cents;
}

/** A number's shortest decimal text; undefined when it is negative, not finite, or needs an exponent. */
function decimalText(value: number): string | undefined {
  if (!Number.isFinite(value) || Object.is(value, -0) || value < 0) return undefined;
  return String(value);
}

/** Cents as text for a numeric(10,2) column: 124050 -> "1240.50". */
export function centsToDecimal(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents as an answer's JSON number of dollars. */
export function centsToDollars(cents: Cents): number {
  return Number(centsToDecimal(cents));
}

/** Making one costs a hundred times what it costs to use it. */
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** As a person reads it: 124050 -> "$1,240.50". */
export function formatCents(cents: Cents): string {
  return DOLLARS.format(centsToDollars(cents));
}

/** `basisPoints` hundredths of a percent of `cents`, rounded half up. Both are non-negative integers. */
export function shareOf(cents: Cents, basisPoints: number): Cents {
  return Number((BigInt(cents) * BigInt(basisPoints) + 5_000n) / 10_000n);
}

/**
 * The platform fee of quotes on somebody's shipments, in hundredths of a percent: the usual one, or what is agreed with them where it is lower.
 * @param agreedPercent null: nothing is agreed
 */
export function feeOf(usualBasisPoints: number, agreedPercent: number | null): number {
  return agreedPercent === null ? usualBasisPoints : Math.min(usualBasisPoints, Math.round(agreedPercent * 100));
}

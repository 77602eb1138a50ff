const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Dollars with cents, for wherever money moves: `$1,240.00`. */
export function money(dollars: number): string {
  return exact.format(dollars);
}

/** Dollars for lists: `$1,240`, with cents only if there are some. */
export function shortMoney(dollars: number): string {
  return Number.isInteger(dollars) ? whole.format(dollars) : exact.format(dollars);
}

/** A percentage of cents, rounded half up as the server does: a percentage has two decimals at most, and 2.3 % of $105 is not a cent less. */
function shareOf(cents: number, percent: number): number {
  return Math.floor((cents * Math.round(percent * 100) + 5_000) / 10_000);
}

/** The price of a protection plan for a quote, in dollars: a percentage of the amount, at least the minimum. */
export function protectionPrice(amount: number, plan: { percent: number; minimum: number }): number {
  if (plan.percent === 0) return 0;
  const cents = shareOf(Math.round(amount * 100), plan.percent);
  return Math.max(cents, Math.round(plan.minimum * 100)) / 100;
}

/** What a carrier gets from a quote after the platform fee (rounded half up to the cent), in dollars. */
export function payoutOf(amount: number, feePercent: number): { fee: number; payout: number } {
  const cents = Math.round(amount * 100);
  const fee = shareOf(cents, feePercent);
  return { fee: fee / 100, payout: (cents - fee) / 100 };
}

/** The value of a number field, as calls send it; null if it is empty. */
export function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** A price with what a change adds to it, or takes off, in dollars; added up in cents, so that no digit is lost. */
export function priceAfter(amount: number, delta: number): number {
  return (Math.round(amount * 100) + Math.round(delta * 100)) / 100;
}

/** What is added up is in hundredths, so that no digit is lost. */
export function times(quantity: number, each: number): number {
  return (quantity * Math.round(each * 100)) / 100;
}

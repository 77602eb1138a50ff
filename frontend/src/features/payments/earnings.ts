import type { PaymentTotals } from '../../kit/api/types';
import { now } from '../../kit/format/now';

const MONTHS = 6;

/** What was released to a carrier in a month. */
export interface Month {
  id: string;
  start: Date;
  jobs: number;
  /** Dollars. */
  amount: number;
}

/** The months up to the last release or the current month, with what was released in each. */
export function byMonth(earnings: PaymentTotals['earnings'], at = now()): Month[] {
  const last = new Date(
    `${[at.toISOString().slice(0, 7), ...earnings.map(({ month }) => month)].reduce((a, b) => (a > b ? a : b))}-01T00:00:00Z`,
  );
  return Array.from({ length: MONTHS }, (_month, index) => {
    const start = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - (MONTHS - 1) + index, 1));
    const id = start.toISOString().slice(0, 7);
    const { jobs = 0, amount = 0 } = earnings.find(({ month }) => month === id) ?? {};
    return { id, start, jobs, amount };
  });
}

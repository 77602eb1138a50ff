import type { Badge, Fact } from '../common/facts.js';

/** Who may take a listing at its book-now price: any carrier, one of whom Haulway knows who it is, or one who has done jobs besides. */
export const BOOK_NOW_FOR = ['anybody', 'checked', 'proven'] as const;
export type BookNowFor = (typeof BOOK_NOW_FOR)[number];
export const USUALLY_FOR: BookNowFor = 'checked';

/** Either of them tells who a carrier is. */
const CHECKED_BY: readonly Fact[] = ['identity', 'liability_insurance'];
export const PROVEN_JOBS = 3;

/** What a carrier can lack, in words for a sentence. */
const ASKED = {
  identity_or_insurance: 'whose identity or liability insurance Haulway has checked',
  jobs_done: `who have done ${PROVEN_JOBS} jobs`,
} as const;
export type Asked = keyof typeof ASKED;

/** What the choice of carriers reads of one. */
export interface Taker {
  badges: readonly Badge[];
  completedJobs: number;
}

/** What a carrier lacks to be among them; empty if they are. */
export function missingFor(who: BookNowFor, { badges, completedJobs }: Taker): Asked[] {
  if (who === 'anybody') return [];
  const isChecked = badges.some(({ fact }) => CHECKED_BY.includes(fact));
  return [
    ...(isChecked ? [] : (['identity_or_insurance'] as const)),
    ...(who === 'proven' && completedJobs < PROVEN_JOBS ? (['jobs_done'] as const) : []),
  ];
}

/** The same as a sentence. */
export function missingWords(missing: readonly Asked[]): string {
  return `The shipper lets carriers book this at once ${missing.map((each) => ASKED[each]).join(' and ')}. You can still send a quote.`;
}

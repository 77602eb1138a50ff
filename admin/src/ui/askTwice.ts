import { money } from '@haulway/frontend/kit/format/money.ts';

/** Moving more than this, in dollars, takes a second confirmation. */
const ASK_TWICE_ABOVE = 10_000;

/** Whether moving this many dollars takes a second confirmation. */
export function isAskedTwice(dollars: number): boolean {
  return dollars > ASK_TWICE_ABOVE;
}

/** The second question. */
export const SECOND_QUESTION = `More than ${money(ASK_TWICE_ABOVE)}: are you sure?`;

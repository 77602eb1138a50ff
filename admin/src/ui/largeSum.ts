import { money } from '@haulway/frontend/kit/format/money.ts';

/** Above how many dollars which acts take two operators, and whether there is another who may approve them. */
export interface TwoPersons {
  above: number;
  acts: readonly string[];
  isHeld: boolean;
}

/** What a large sum takes. */
export interface LargeSum {
  /** The act waits for another operator; else it is only asked about twice. */
  isHeld: boolean;
  /** In words. */
  question: string;
}

/**
 * What the act takes, by its call, if it moves this many dollars, after operators gave back so many on the same deal before;
 * undefined if asking once is enough.
 */
export function largeSumOf(
  { above, acts, isHeld }: TwoPersons,
  call: string,
  dollars: number,
  before = 0,
): LargeSum | undefined {
  if (dollars === 0 || Math.round((dollars + before) * 100) <= Math.round(above * 100)) return undefined;
  const sum =
    dollars > above || before === 0
      ? `More than ${money(above)}`
      : `More than ${money(above)}, with the ${money(before)} given back before`;
  const [, resource, verb] = /^POST \/api\/admin\/([\w-]+)\/\{id\}\/([\w-]+)$/.exec(call) ?? [];
  return isHeld && acts.includes(`${resource}.${verb}`)
    ? { isHeld: true, question: `${sum}: another operator has to approve it.` }
    : { isHeld: false, question: `${sum}: are you sure?` };
}

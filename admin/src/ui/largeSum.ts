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

/** What the act takes, by its call, if it moves this many dollars; undefined if asking once is enough. */
export function largeSumOf({ above, acts, isHeld }: TwoPersons, call: string, dollars: number): LargeSum | undefined {
  if (dollars <= above) return undefined;
  const [, resource, verb] = /^POST \/api\/admin\/([\w-]+)\/\{id\}\/([\w-]+)$/.exec(call) ?? [];
  return isHeld && acts.includes(`${resource}.${verb}`)
    ? { isHeld: true, question: `More than ${money(above)}: another operator has to approve it.` }
    : { isHeld: false, question: `More than ${money(above)}: are you sure?` };
}

import type { ActName } from '../dataProvider';
import { useTwoPersons } from '../session/access';
import { type LargeSum, largeSumOf } from './largeSum';

/** What the act takes if it moves this many dollars, after so many were given back before; undefined if asking once is enough. */
export function useLargeSum(act: ActName): (dollars: number, before?: number) => LargeSum | undefined {
  const twoPersons = useTwoPersons();
  return (dollars, before) => largeSumOf(twoPersons, act, dollars, before);
}

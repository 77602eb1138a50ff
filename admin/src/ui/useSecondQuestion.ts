import { money } from '@haulway/frontend/kit/format/money.ts';
import { useTwoPersons } from '../session/access';

/** What is asked a second time about this many dollars; undefined if once is enough. */
export function useSecondQuestion(): (dollars: number) => string | undefined {
  const { above, isHeld } = useTwoPersons();
  return (dollars) => {
    if (dollars <= above) return undefined;
    return isHeld
      ? `More than ${money(above)}: another operator has to approve it.`
      : `More than ${money(above)}: are you sure?`;
  };
}

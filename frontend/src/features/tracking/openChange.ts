import type { ChangeOrder, Quote } from '../../kit/api/types';
import { requestOf } from '../../kit/format/changes';
import { dayAndTime } from '../../kit/format/dates';
import { money, priceAfter } from '../../kit/format/money';
import { now } from '../../kit/format/now';

/** A change that is still open, for its carrier at the pickup, who ends it by going on; undefined once its time is over. */
export function openChangeWords(
  change: ChangeOrder | undefined,
  { amount }: Pick<Quote, 'amount'>,
  at = now().getTime(),
): { line: string; ends: string } | undefined {
  if (!change || change.kind === 'end' || Date.parse(change.expiresAt) <= at) return undefined;
  const { delta, side, next } = change;
  const until = dayAndTime(change.expiresAt);
  const price = money(priceAfter(amount, delta));
  const ends = (what: string) => `This ends ${what}. ${money(amount)} stands.`;
  if (next?.what !== 'accept')
    return {
      line: `The shipper can pay the extra ${money(delta)} until ${until}.`,
      ends: ends(`the change to ${price}`),
    };
  if (side === 'shipper')
    return {
      line: `The shipper proposes a change. You can answer it until ${until}.`,
      ends: ends('what the shipper proposes'),
    };
  const request = requestOf(change, { amount });
  return { line: `The shipper can answer ${request} until ${until}.`, ends: ends(request) };
}

import type { AppConfig, Shipment } from '../../kit/api/types';
import { dayAndTime, hours } from '../../kit/format/dates';

/** What comes next for a listing that was just submitted: who can quote, how soon quotes usually come, and who tells. */
export function listedWords(
  { onlyUntil }: Pick<Shipment, 'onlyUntil'>,
  usually: AppConfig['firstQuoteHours'] | undefined,
  email: string,
): string {
  const who = onlyUntil
    ? `The carriers you chose can quote now, and all others from ${dayAndTime(onlyUntil)}.`
    : usually
      ? `Carriers can quote now. The first quote usually comes within ${usually > 24 ? `${Math.ceil(usually / 24)} days` : hours(usually)}.`
      : 'Carriers can quote now.';
  return `${who} We will email you at ${email} when one arrives.`;
}

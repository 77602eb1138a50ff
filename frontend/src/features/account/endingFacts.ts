import type { PassportFact } from '../../kit/api/types';
import { dateWithYear, today } from '../../kit/format/dates';
import { FACT_LABELS } from '../../kit/format/labels';

/** So long before, the first reminder is mailed. */
const SOON_DAYS = 30;
const DAY_MS = 86_400_000;

/** Which checked facts have expired, and which soon will, in words for their carrier; none of which a newer one waits to be checked. */
export function endingFacts(facts: readonly PassportFact[], now = today()): string[] {
  const soon = new Date(Date.parse(now) + SOON_DAYS * DAY_MS).toISOString().slice(0, 10);
  return facts.flatMap(({ fact, state, expiresOn, renewal }) => {
    if (!expiresOn || renewal?.state === 'submitted') return [];
    const label = FACT_LABELS[fact];
    if (state === 'expired')
      return [`${label} expired: it was good until ${dateWithYear(expiresOn)}. No shipper sees it`];
    return state === 'verified' && expiresOn <= soon
      ? [`${label} is good until ${dateWithYear(expiresOn)}: send the new one before`]
      : [];
  });
}

import type { PublicUser, TrackRecord } from '../api/types';
import { count } from './words';

/** A carrier's track record as pairs of label and value; what there is nothing to count of is left out. */
export function recordDetails({
  onTime,
  upheldClaims,
  answered,
  minutesToAnswer,
}: TrackRecord): { label: string; value: string }[] {
  return [
    { label: 'On time', of: onTime.of, value: `${onTime.count} of ${count(onTime.of, 'delivery', 'deliveries')}` },
    {
      label: 'Claims upheld',
      of: upheldClaims.of,
      value: `${upheldClaims.count} of ${count(upheldClaims.of, 'delivery', 'deliveries')}`,
    },
    {
      label: 'Answers',
      of: answered.of,
      value: `${answered.count} of ${count(answered.of, 'question')}${minutesToAnswer === null ? '' : `, usually within ${lasting(minutesToAnswer)}`}`,
    },
  ].flatMap(({ label, of, value }) => (of > 0 ? [{ label, value }] : []));
}

/** How often what a shipper lists was as described, as a pair of label and value; nothing before the first pickup. */
export function describedDetails({
  count: times,
  of,
}: PublicUser['itemsAsDescribed']): { label: string; value: string }[] {
  return of > 0 ? [{ label: 'Items as described', value: `${times} of ${count(of, 'pickup')}` }] : [];
}

/** A length of time in the next larger unit that people use: `10 minutes`, `2 hours`, `3 days`. */
function lasting(minutes: number): string {
  if (minutes <= 50) return `${Math.max(1, Math.ceil(minutes / 10)) * 10} minutes`;
  if (minutes <= 23 * 60) return count(Math.ceil(minutes / 60), 'hour');
  return count(Math.ceil(minutes / (24 * 60)), 'day');
}

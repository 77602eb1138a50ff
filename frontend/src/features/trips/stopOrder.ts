import type { Stops } from '../../kit/api/types';

type Stop = Stops['stops'][number];

/**
 * The stops with one of them moved a place up or down; undefined where there is no such place, or a delivery would come before its pickup.
 */
export function movedStop(stops: readonly Stop[], at: number, by: -1 | 1): Stop[] | undefined {
  const [moved, other] = [stops[at], stops[at + by]];
  if (!moved || !other || moved.jobId === other.jobId) return undefined;
  const order = [...stops];
  order[at] = other;
  order[at + by] = moved;
  return order;
}

/** What an order has against it, after what it saves: ", but makes 2 stops late". Empty when nothing more than now. */
export function butLate(shorter: Stops, kept: Stops): string {
  const late = ({ conflicts }: Stops) => conflicts.filter(({ what }) => what === 'late').length;
  const more = late(shorter) - late(kept);
  return more <= 0 ? '' : `, but makes ${more === 1 ? 'a stop' : `${more} stops`} late`;
}

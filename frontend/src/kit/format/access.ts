import type { Shipment } from '../api/types';
import { count } from './words';

type Access = NonNullable<Shipment['pickupAccess']>;
export type AccessPlace = 'curb' | 'driveway' | 'garage' | 'dock' | 'inside';

/** Where a carrier can get to an item, in words. */
export const ACCESS_PLACES: Record<AccessPlace, string> = {
  curb: 'Curb',
  driveway: 'Driveway',
  garage: 'Garage',
  dock: 'Loading dock',
  inside: 'Inside',
};

/** How to get to an item at one end: `Inside, 14 steps, elevator. Two turns.`; undefined if nothing was given. */
export function accessWords(access: Shipment['pickupAccess']): string | undefined {
  if (!access) return undefined;
  const { place, stairs, lift, note } = access;
  const facts = [place && ACCESS_PLACES[place as AccessPlace], stairsWords(stairs), liftWords(lift)].filter(Boolean);
  return [facts.join(', '), note].filter(Boolean).join('. ') || undefined;
}

function stairsWords(stairs: Access['stairs']): string | undefined {
  if (stairs === null) return undefined;
  return stairs === 0 ? 'no steps' : count(stairs, 'step');
}

function liftWords(lift: Access['lift']): string | undefined {
  if (lift === null) return undefined;
  return lift ? 'elevator' : 'no elevator';
}

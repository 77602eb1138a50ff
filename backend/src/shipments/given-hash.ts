import { createHash } from 'node:crypto';
import type { NewShipment } from './shipments.dto.js';

/** SHA-256 of what a caller gave for a shipment, after it was checked: the same whatever the order of fields, or null for left out. */
export function givenHash(given: NewShipment): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(sorted({ ...given, status: given.status ?? 'listed' })))
    .digest();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined && part !== null)
      .map(([key, part]) => [key, sorted(part)])
      .sort(([one = ''], [other = '']) => (String(one) < String(other) ? -1 : 1)),
  );
}

import type { Shipment } from '../api/types';

/** Whether a kind of item is a boat, which has a form of its own and needs other tools than a vehicle. */
export function isBoat(subcategory: Shipment['subcategory']): boolean {
  return /boat|jet ski|kayak|sail/i.test(subcategory ?? '');
}

/** Whether a kind of item is a trailer, which has wheels and nothing that drives them. */
export function isTrailer(subcategory: Shipment['subcategory']): boolean {
  return subcategory === 'trailer';
}

import type { ShipmentItem } from '../api/types';
import { shortMoney } from './money';

const pounds = (lbs: number): string => `${lbs.toLocaleString('en-US', { maximumFractionDigits: 2 })} lbs`;

/** What is added up is in hundredths, so that no digit is lost. */
export function times(quantity: number, each: number): number {
  return (quantity * Math.round(each * 100)) / 100;
}

/** `3 x Dining chair, 45.3 lbs`: all of them together. */
export function itemLine({ title, quantity, weight }: Pick<ShipmentItem, 'title' | 'quantity' | 'weight'>): string {
  const name = quantity === 1 ? title : `${quantity.toLocaleString('en-US')} x ${title}`;
  return weight === null ? name : `${name}, ${pounds(times(quantity, weight))}`;
}

/** What else is said of an item, each of them: `2 x 2 x 3 ft, worth $33.33 each`. */
export function itemFacts({ quantity, dimensions, declaredValue, note }: ShipmentItem): string {
  const each = quantity === 1 ? '' : ' each';
  const facts = [dimensions && `${dimensions} ft`, declaredValue !== null && `worth ${shortMoney(declaredValue)}`];
  const said = facts.filter(Boolean).join(', ');
  return [said && `${said}${each}`, note].filter(Boolean).join('. ');
}

/** A shipment's photos and those of its items, which are captioned by what they show. */
export function allPhotos(shipment: {
  photos: string[];
  photoCaptions: string[];
  items?: Pick<ShipmentItem, 'title' | 'photos'>[];
}): { photos: string[]; captions: string[] } {
  const own = shipment.photos.map((url, index) => ({ url, caption: shipment.photoCaptions[index] ?? '' }));
  const ofItems = (shipment.items ?? []).flatMap(({ title, photos }) => photos.map((url) => ({ url, caption: title })));
  const all = [...own, ...ofItems.filter(({ url }) => !shipment.photos.includes(url))];
  return { photos: all.map(({ url }) => url), captions: all.map(({ caption }) => caption) };
}

/** Kinds of contact data that are hidden in a shipment's texts and those of its items, each once. */
export function maskedIn({
  masked,
  items = [],
}: {
  masked: string[];
  items?: Pick<ShipmentItem, 'masked'>[];
}): string[] {
  return [...new Set([...masked, ...items.flatMap((item) => item.masked)])];
}

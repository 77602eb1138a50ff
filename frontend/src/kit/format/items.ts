import type { ShipmentItem } from '../api/types';
import { shortMoney, times } from './money';

const pounds = (lbs: number): string => `${lbs.toLocaleString('en-US', { maximumFractionDigits: 2 })} lbs`;

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

import type { JobQuote, Shipment } from '../../kit/api/types';
import { calendarDate, today } from '../../kit/format/dates';
import { isBoat, isTrailer } from '../../kit/format/conditionKinds';
import { pickupPlanned } from '../../kit/format/windows';
import { dialed } from '../../kit/format/words';

/** Directions to an address: opens the phone's map app for such links or, without one, the browser. */
export function mapsLink(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

/** Lets a phone choose its map app (RFC 5870; `q` as Android reads it). */
export function geoLink(address: string): string {
  return `geo:0,0?q=${encodeURIComponent(address)}`;
}

/** The first phone number in a contact's text, in the form that a `tel:` link takes. */
export function phoneIn(contact: string): string | undefined {
  const found = /\+?\d[\d\s().-]{8,}\d/.exec(contact)?.[0] ?? /\(\d{3}\)[\s\d.-]{7,}\d/.exec(contact)?.[0];
  return found && dialed(found);
}

/** Ends with a state, a ZIP code or a Canadian postal code. */
const WHOLE = /, *[A-Z]{2}$|\b\d{5}(-\d{4})?$|\b[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;

/** A street with its city, for a map app; only the place if no street was given or if it already has it. */
export function addressOf(street: string | null, place: string): string {
  if (street === null || place.startsWith(street)) return place;
  if (street.includes(place) || WHOLE.test(street)) return street;
  // Of a place that was given with another street, only its city.
  return `${street}, ${/^\d/.test(place) ? place.slice(place.indexOf(',') + 1).trim() : place}`;
}

/** Whom to call at one end of the route, as text and as a number. */
export function contactOf(contact: Shipment['pickupContact']): { text: string; phone: string | undefined } | undefined {
  const text = [contact?.name, contact?.phone].filter(Boolean).join(', ');
  return text ? { text, phone: phoneIn(text) } : undefined;
}

/** Whether what is to be done at an end is due today. */
export function isToday(quote: JobQuote, end: 'pickup' | 'delivery', now = today()): boolean {
  return now === (end === 'delivery' ? quote.estimatedDeliveryDate : (quote.pickupDay ?? quote.estimatedPickupDate));
}

/** On which day something is to be done at an end, as it was agreed. */
export function dayOf(quote: JobQuote, end: 'pickup' | 'delivery'): string {
  if (end === 'delivery')
    return quote.estimatedDeliveryDate ? `by ${calendarDate(quote.estimatedDeliveryDate)}` : 'when it fits';
  return quote.pickupDay ? calendarDate(quote.pickupDay) : (pickupPlanned(quote) ?? 'on a day to agree on');
}

const TOOLS: Record<NonNullable<Shipment['category']>, string> = {
  vehicles: 'Straps and wheel chocks',
  household_items: 'Blankets, straps and a dolly',
  heavy_equipment: 'Chains, binders and ramps',
  freight: 'A pallet jack and straps',
  animals: 'Water, and room for the health papers',
  other: 'Blankets and straps',
};

/** What such a load usually takes on the truck; a winch where a vehicle does not load itself. */
export function toBring({ category, subcategory, runs }: Pick<Shipment, 'category' | 'subcategory' | 'runs'>): string {
  const tools = TOOLS[(category ?? 'other') as keyof typeof TOOLS] ?? TOOLS.other;
  if (isBoat(subcategory)) return 'Straps, and a hitch if it comes on its trailer';
  if (isTrailer(subcategory)) return 'Straps and wheel chocks, and a hitch if it is towed';
  if (category === 'heavy_equipment') return runs === false ? `${tools}, and a winch` : tools;
  if (category !== 'vehicles' || runs) return tools;
  return runs === false ? 'Straps, wheel chocks and a winch' : `${tools}, and a winch unless it runs`;
}

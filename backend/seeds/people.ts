import type { Category } from '../src/common/categories.js';
import type { Lane } from '../src/users/user.entity.js';

export interface Person {
  /** The part of the email before the @; all have the same password. */
  name: string;
  firstName: string;
  lastName: string;
  bio?: string;
}

export interface Shipper extends Person {
  ships: readonly Category[];
}

export interface Carrier extends Person {
  hauls: readonly Category[];
  /** The kinds they take, of items that have one; left out: all. */
  kinds?: readonly string[];
  /** Boats too. */
  boats?: true;
  /** Their prices relative to the usual ones. */
  price: number;
  /** Where the truck stands. */
  base: string;
  /** What they drive most. */
  lanes: readonly Lane[];
  /** What they write with a quote. `{from}` and `{to}` are the cities, `{day}` is the pick-up day. */
  quotes: readonly string[];
}

export const ADMIN: Person = { name: 'admin', firstName: 'Ada', lastName: 'Okafor' };

const BOATS = ['boat', 'sailboat', 'pontoon', 'jet ski'];
const LIVESTOCK = ['horse', 'pony', 'cattle', 'livestock'];
const PETS = ['puppy', 'dog', 'cat', 'bird', 'reptile'];

const HOME: readonly Category[] = ['vehicles', 'household_items', 'animals', 'other'];
const TRADE: readonly Category[] = ['freight', 'heavy_equipment', 'other'];

/** The first is the demo's own. */
export const SHIPPERS: readonly Shipper[] = [
  { name: 'shipper', firstName: 'Dana', lastName: 'Reyes', ships: HOME, bio: 'Moving house in slow motion.' },
  {
    name: 'marcus.bell',
    firstName: 'Marcus',
    lastName: 'Bell',
    ships: ['vehicles'],
    bio: 'I buy old trucks I have no room for.',
  },
  { name: 'priya.nair', firstName: 'Priya', lastName: 'Nair', ships: HOME },
  {
    name: 'tom.lindqvist',
    firstName: 'Tom',
    lastName: 'Lindqvist',
    ships: ['vehicles', 'other', 'heavy_equipment'],
    bio: 'Small farm, too many projects.',
  },
  { name: 'rosa.delgado', firstName: 'Rosa', lastName: 'Delgado', ships: ['household_items', 'animals'] },
  { name: 'grace.whitfield', firstName: 'Grace', lastName: 'Whitfield', ships: HOME },
  {
    name: 'logistics.briarfield',
    firstName: 'Ken',
    lastName: 'Osei',
    ships: ['freight'],
    bio: 'Logistics at Briarfield Tile & Stone. Dock hours 7 to 3:30.',
  },
  { name: 'jen.kowalski', firstName: 'Jen', lastName: 'Kowalski', ships: ['vehicles', 'household_items'] },
  {
    name: 'walt.hanson',
    firstName: 'Walt',
    lastName: 'Hanson',
    ships: ['heavy_equipment'],
    bio: 'Hanson Bros. Equipment, third generation.',
  },
  { name: 'amira.saleh', firstName: 'Amira', lastName: 'Saleh', ships: ['household_items', 'other'] },
  { name: 'deshawn.price', firstName: 'DeShawn', lastName: 'Price', ships: TRADE },
  { name: 'sophie.tran', firstName: 'Sophie', lastName: 'Tran', ships: ['vehicles', 'household_items'] },
  {
    name: 'ranch.twocreeks',
    firstName: 'Lyle',
    lastName: 'Barrett',
    ships: ['animals', 'heavy_equipment'],
    bio: 'Two Creeks Ranch. Text beats calling, the barn has no signal.',
  },
  { name: 'olivia.mercer', firstName: 'Olivia', lastName: 'Mercer', ships: ['household_items', 'animals', 'other'] },
  {
    name: 'shipping.northlake',
    firstName: 'Paula',
    lastName: 'Jansen',
    ships: TRADE,
    bio: 'Shipping desk, Northlake Industrial Supply.',
  },
  { name: 'ben.castellano', firstName: 'Ben', lastName: 'Castellano', ships: ['vehicles', 'other'] },
  { name: 'hannah.yoder', firstName: 'Hannah', lastName: 'Yoder', ships: ['household_items', 'other'] },
  {
    name: 'victor.alvarado',
    firstName: 'Victor',
    lastName: 'Alvarado',
    ships: ['heavy_equipment', 'freight'],
    bio: 'Alvarado Paving. Mostly rollers and skid steers.',
  },
  { name: 'nate.fischer', firstName: 'Nate', lastName: 'Fischer', ships: ['vehicles', 'freight'] },
  {
    name: 'caroline.dupree',
    firstName: 'Caroline',
    lastName: 'Dupree',
    ships: HOME,
    bio: 'Antiques dealer. I wrap everything twice.',
  },
];

/** The first is the demo's own. */
export const CARRIERS: readonly Carrier[] = [
  {
    name: 'carrier',
    firstName: 'Cole',
    lastName: 'Ramsey',
    base: 'Fort Worth, TX',
    lanes: [
      { from: 'Dallas, TX', to: 'Denver, CO' },
      { from: 'Houston, TX', to: 'Kansas City, MO' },
    ],
    hauls: ['vehicles', 'household_items', 'heavy_equipment', 'freight', 'other'],
    boats: true,
    price: 0.98,
    bio: 'Owner-operator since 2009. 40 ft gooseneck with winch, and a 26 ft box truck for the things that must stay dry.',
    quotes: [
      "I'm passing {from} on {day} with space on the trailer. Price is all in, fuel too.",
      'Can pick up {day}. I drive it myself, no brokers and no hand-offs.',
      "Done {from} to {to} plenty of times. If {day} doesn't suit, a day either way is fine.",
    ],
  },
  {
    name: 'bluestem.transport',
    firstName: 'Hank',
    lastName: 'Tolliver',
    base: 'Amarillo, TX',
    lanes: [{ from: 'Oklahoma City, OK', to: 'Los Angeles, CA' }],
    hauls: ['vehicles', 'heavy_equipment'],
    price: 0.92,
    bio: 'Bluestem Transport. Seven-car open carrier and a wedge. We run I-40 and I-70 every week.',
    quotes: [
      'Open carrier, pick up {day}. Top rack if you want it.',
      "We're loading near {from} {day}, that's why it is cheap. Window is two days.",
      'Price includes everything. Driver calls the day before.',
    ],
  },
  {
    name: 'coast.enclosed',
    firstName: 'Renee',
    lastName: 'Baptiste',
    base: 'Savannah, GA',
    lanes: [{ from: 'Miami, FL', to: 'New York, NY' }],
    hauls: ['vehicles'],
    price: 1.24,
    bio: 'Enclosed only, liftgate, soft straps. Six vehicles at most and none of them touch.',
    quotes: [
      'Enclosed with a liftgate, {day} at {from}. Photos at both ends, always.',
      "We're not the cheapest. Enclosed, door to door, one driver the whole way to {to}.",
      'Happy to hold the {day} slot for you until tomorrow night.',
    ],
  },
  {
    name: 'twomen.greenvan',
    firstName: 'Luis',
    lastName: 'Ortega',
    base: 'Columbus, OH',
    lanes: [{ from: 'Chicago, IL', to: 'Boston, MA' }],
    hauls: ['household_items', 'other'],
    price: 1.02,
    bio: 'Two men, one big green van, lots of blankets. We carry it in and put it where you want it.',
    quotes: [
      'Two of us, blankets and straps included. We can be in {from} {day}.',
      'Stairs are fine, no extra for that. We go to {to} every second week.',
      'Shared truck so the price is good, but it will be loaded last and come off first.',
    ],
  },
  {
    name: 'prairie.horse',
    firstName: 'Becky',
    lastName: 'Sandoval',
    base: 'Salina, KS',
    lanes: [{ from: 'Lexington, KY', to: 'Ocala, FL' }],
    hauls: ['animals'],
    kinds: ['horse', 'pony'],
    price: 1.06,
    bio: 'Air-ride six horse with cameras in the box. Layovers only with people I know.',
    quotes: [
      'Can pick up in {from} {day}. Camera in the trailer, I send pictures at every stop.',
      'Water and hay every four hours, no more than 12 hours on the road a day. Papers have to be on hand please.',
      'I have one place left going toward {to}.',
    ],
  },
  {
    name: 'ironside.hauling',
    firstName: 'Darnell',
    lastName: 'Whitaker',
    base: 'Memphis, TN',
    lanes: [{ from: 'Memphis, TN', to: 'Houston, TX' }],
    hauls: ['heavy_equipment', 'freight'],
    price: 1.04,
    bio: 'Ironside Heavy Hauling: RGN, step deck, lowboy. Permits and escorts arranged in-house.',
    quotes: [
      'Step deck available {day}. Permits, if it needs any, are in the price.',
      'We can load {day} morning. Need the exact height once you have measured it on flat ground.',
      'Truck is empty in {from} anyway, so this is a backhaul rate to {to}.',
    ],
  },
  {
    name: 'sixth.wheel',
    firstName: 'Anneke',
    lastName: 'Visser',
    base: 'Grand Rapids, MI',
    lanes: [{ from: 'Detroit, MI', to: 'Minneapolis, MN' }],
    hauls: ['freight', 'vehicles', 'household_items', 'other'],
    boats: true,
    price: 1.0,
    bio: 'Sixth Wheel Freight. Four trucks, all with names.',
    quotes: [
      'Have a 53 ft van in {from} on {day}. Appointment both ends is fine.',
      'Liftgate and pallet jack on board. {day} works.',
      "We'd combine it with another load for {to}, so give us a day's room at the delivery.",
    ],
  },
  {
    name: 'gulf.boats',
    firstName: 'Travis',
    lastName: 'Broussard',
    base: 'Mobile, AL',
    lanes: [{ from: 'Tampa, FL', to: 'Norfolk, VA' }],
    hauls: ['vehicles'],
    kinds: BOATS,
    price: 1.08,
    bio: 'Boats, mostly. Hydraulic trailer up to 42 ft. Wide load permits done weekly.',
    quotes: [
      'I could be in {from} {day}. Bring it to me with the drain plug out please.',
      'Price is with permits. Drive by daylight only, so count a day more.',
      'Towed on your own trailer would be cheaper if the bearings are good, your call. This price is on my trailer.',
    ],
  },
  {
    name: 'pawsonboard',
    firstName: 'Mei',
    lastName: 'Castillo',
    base: 'Springfield, MO',
    lanes: [{ from: 'St. Louis, MO', to: 'Minneapolis, MN' }],
    hauls: ['animals'],
    kinds: PETS,
    price: 0.95,
    bio: 'Pets only, in a heated van, never more than five. USDA registered. I text too many photos.',
    quotes: [
      'Hi! I leave for {to} on {day} and have a crate place free. Stops every 3 hours, walks included.',
      'Private ride, just the two of us. {day} pick-up at your door.',
      "I'd need the health certificate 10 days old at most. Otherwise all set for {day}.",
    ],
  },
  {
    name: 'summit.movers',
    firstName: 'Greg',
    lastName: 'Pappas',
    base: 'Denver, CO',
    lanes: [{ from: 'Denver, CO', to: 'Phoenix, AZ' }],
    hauls: ['household_items'],
    price: 1.1,
    bio: 'Summit Piano & Fine Furniture. 21 years, three trucks, climate control.',
    quotes: [
      'Three-man crew, piano board, climate controlled truck. {day} if that suits.',
      'Insured to $250,000 a load and I can send the certificate to your building today.',
      'We are in {from} that week. Carried in, set up, packing material taken away.',
    ],
  },
  {
    name: 'redline.express',
    firstName: 'Tasha',
    lastName: 'Monroe',
    base: 'Indianapolis, IN',
    lanes: [{ from: 'Chicago, IL', to: 'Atlanta, GA' }],
    hauls: ['vehicles', 'freight'],
    price: 1.16,
    bio: 'Hotshot, team drivers, non-stop when it has to be.',
    quotes: [
      'Hotshot, straight through. Pick up {day}, no other stops.',
      'If the date is fixed, take us. Team of two, {from} to {to} without a layover.',
      'Dedicated truck, so the price is for the truck and not for the space.',
    ],
  },
  {
    name: 'plainview.freight',
    firstName: 'Arturo',
    lastName: 'Salinas',
    base: 'Plainview, TX',
    lanes: [{ from: 'Lubbock, TX', to: 'Phoenix, AZ' }],
    hauls: ['freight', 'heavy_equipment', 'other'],
    price: 0.94,
    bio: 'Flatbeds and conestogas out of the panhandle.',
    quotes: [
      'Flatbed, tarps on board. Can load {day} before noon.',
      'We have freight from {to} back home, so this suits us. Good until Friday.',
      'Conestoga so no tarping mess. {day} or the day after.',
    ],
  },
  {
    name: 'maple.leafmoves',
    firstName: 'Sean',
    lastName: 'Gallagher',
    base: 'Burlington, VT',
    lanes: [{ from: 'Boston, MA', to: 'Philadelphia, PA' }],
    hauls: ['household_items', 'vehicles', 'other'],
    boats: true,
    price: 0.93,
    bio: 'Young company, old truck, careful hands.',
    quotes: [
      'We could do {day}. Flexible on time, mornings are better.',
      'Best price I can do for {from} to {to}. We do not do pianos upstairs, everything else yes.',
      'Pick up {day}, I would overnight once on the way.',
    ],
  },
  {
    name: 'highcountry.livestock',
    firstName: 'Wade',
    lastName: 'Jessup',
    base: 'Casper, WY',
    lanes: [{ from: 'Billings, MT', to: 'Denver, CO' }],
    hauls: ['animals', 'heavy_equipment'],
    kinds: LIVESTOCK,
    price: 0.97,
    bio: 'Cattle pots, goosenecks, one lowboy. Ranch raised.',
    quotes: [
      'Ground load gooseneck, {day} early so they ride in the cool.',
      'Can be in {from} by {day}. Straight through to {to}, two drivers.',
      'Price stands if the road to your place takes a semi. If not tell me and I bring the gooseneck.',
    ],
  },
];

/** Does this carrier take that kind of thing? */
export function takes(carrier: Carrier, category: Category, kind: string | undefined): boolean {
  if (!carrier.hauls.includes(category)) return false;
  if (carrier.kinds) return kind === undefined || carrier.kinds.includes(kind);
  return carrier.boats === true || kind === undefined || !BOATS.includes(kind);
}

import { type Cents, formatCents } from '../common/money.js';

/** What happened at one end, as Haulway knows it. */
export interface EndFacts {
  at: Date | null;
  note: string | null;
  photos: number;
  recipient: string | null;
}

/** What a bill of lading says (49 CFR 373.101). */
export interface BillFacts {
  number: string;
  /** Which version it is, in words. */
  stage: string;
  /** Business time. */
  writtenAt: Date;
  trackUrl: string;
  consignor: string;
  consignee: string;
  origin: string;
  destination: string;
  title: string;
  kind: string | null;
  dimensions: string | null;
  weight: string | null;
  declaredValueCents: Cents | null;
  carrier: string;
  usdot: string | null;
  authority: string | null;
  agreedPickup: string | null;
  agreedDelivery: string | null;
  acceptedAt: Date | null;
  pickup: EndFacts;
  delivery: EndFacts;
  pickupZone: string;
  deliveryZone: string;
}

interface Section {
  title: string;
  lines: readonly [name: string, value: string][];
}

const NOT_GIVEN = 'Not given';
const NOT_CHECKED = 'Not checked by Haulway';

/** The parts of a bill in their order, as texts. */
export function sectionsOf(facts: BillFacts): Section[] {
  return [
    {
      title: 'From and to',
      lines: [
        ['Consignor', facts.consignor],
        ['Origin', facts.origin],
        ['Consignee', facts.consignee],
        ['Destination', facts.destination],
      ],
    },
    {
      title: 'Property',
      lines: [
        ['Packages', '1'],
        ['Description', [facts.title, facts.kind].filter(Boolean).join(', ')],
        ['Dimensions', facts.dimensions === null ? NOT_GIVEN : `${facts.dimensions} ft`],
        ['Weight', facts.weight === null ? NOT_GIVEN : `${facts.weight} lbs`],
        ['Declared value', facts.declaredValueCents === null ? NOT_GIVEN : formatCents(facts.declaredValueCents)],
      ],
    },
    {
      title: 'Carrier',
      lines: [
        ['Legal name', facts.carrier],
        ['USDOT number', facts.usdot ?? NOT_CHECKED],
        ['Operating authority', facts.authority ?? NOT_CHECKED],
      ],
    },
    {
      title: 'Agreed',
      lines: [
        ['Agreed on', facts.acceptedAt ? timeWords(facts.acceptedAt, facts.pickupZone) : NOT_GIVEN],
        ['Pickup', facts.agreedPickup ?? NOT_GIVEN],
        ['Delivery by', facts.agreedDelivery ?? NOT_GIVEN],
      ],
    },
    endSection('Pickup', 'Picked up', facts.pickup, facts.pickupZone),
    endSection('Delivery', 'Delivered', facts.delivery, facts.deliveryZone),
  ];
}

function endSection(title: string, done: string, { at, note, photos, recipient }: EndFacts, zone: string): Section {
  if (!at) return { title, lines: [[done, 'Not yet']] };
  return {
    title,
    lines: [
      [done, `${timeWords(at, zone)}, as Haulway received it`],
      ...(recipient ? ([['Received by', recipient]] as const) : []),
      ['Photos', String(photos)],
      ...(note ? ([['Note', note]] as const) : []),
    ].map(([name, value]): [string, string] => [name ?? '', value ?? '']),
  };
}

function timeWords(at: Date, timeZone: string): string {
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);
  // The narrow space before AM and PM is in few fonts.
  return words.replaceAll('\u202F', ' ');
}

import { type Cents, formatCents } from '../common/money.js';
import { CONDITION_FORMS, type FormName } from '../proofs/condition-forms.js';

/** How the item was at an end, as its carrier reported it. */
export interface ReportFacts {
  form: FormName;
  /** What it is of, if of one of several items. */
  itemTitle: string | null;
  values: Readonly<Record<string, string>>;
  /** `x` and `y` go from 0 to 1, from the upper left of the view. */
  marks: readonly {
    view: string;
    x: number;
    y: number;
    kind: string;
    size: string;
    note?: string | null;
    photo?: string | null;
  }[];
  fewPhotos: string | null;
  signerName: string | null;
  signature: string | null;
  nobodyThere: string | null;
  photos: readonly string[];
  /** What each photo shows; empty if nobody said. */
  photoViews: readonly string[];
  /** SHA-256 over all of it and its photos, in hex. */
  sha256: string;
}

/** What happened at one end, as Haulway knows it. */
export interface EndFacts {
  at: Date | null;
  /** What the carrier's phone says of when and where; null if it says nothing. */
  phone: { happenedAt: Date; fence: string } | null;
  note: string | null;
  /** Addresses of those that came with the step. */
  photos: readonly string[];
  recipient: string | null;
  reports: readonly ReportFacts[];
}

/** One of several items of a shipment. */
export interface BilledItem {
  title: string;
  quantity: number;
  /** Of each, in lbs. */
  weight: string | null;
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
  packages: string;
  title: string;
  kind: string | null;
  /** What it consists of, in the shipper's order; none if it is one thing. */
  items: readonly BilledItem[];
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
  /** What is shown below, the signatures first. */
  pictures?: readonly Picture[];
}

export interface Picture {
  url: string;
  /** What stands under it. */
  caption: string;
}

/** At one end; what there is beyond them is in the app. */
const MOST_PICTURES = 8;

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
        ['Packages', facts.packages],
        ['Description', [facts.title, facts.kind].filter(Boolean).join(', ')],
        ...facts.items.map(itemLine),
        [
          facts.items.length > 0 ? 'Largest item' : 'Dimensions',
          facts.dimensions === null ? NOT_GIVEN : `${facts.dimensions} ft`,
        ],
        ['Weight', facts.weight === null ? NOT_GIVEN : pounds(facts.weight)],
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
        ['Pickup', facts.agreedPickup ? daysWords(facts.agreedPickup) : NOT_GIVEN],
        ['Delivery by', facts.agreedDelivery ? daysWords(facts.agreedDelivery) : NOT_GIVEN],
      ],
    },
    endSection('Pickup', 'Picked up', facts.pickup, facts.pickupZone),
    endSection('Delivery', 'Delivered', facts.delivery, facts.deliveryZone),
  ];
}

function endSection(title: string, done: string, facts: EndFacts, zone: string): Section {
  const { at, phone, note, recipient, reports } = facts;
  if (!at) return { title, lines: [[done, 'Not yet']] };
  const lines: [string, string][] = [
    [done, `${timeWords(at, zone)}, as Haulway received it`],
    ...(phone
      ? [pairOf('By the phone', `${timeWords(phone.happenedAt, zone)}, ${PLACES[phone.fence] ?? NO_PLACE}`)]
      : []),
    ...(recipient ? [pairOf('Received by', recipient)] : []),
    ['Photos', String(photosOf(facts).length)],
    ...(note ? [pairOf('Note', note)] : []),
    ...reports.flatMap(reportLines),
  ];
  const signed = reports.flatMap(({ signature, nobodyThere }) => [
    ...(signature ? [{ url: signature, caption: 'Signature' }] : []),
    ...(nobodyThere ? [{ url: nobodyThere, caption: 'Nobody was there' }] : []),
  ]);
  const pictures = [...signed, ...photosOf(facts).map((url) => ({ url, caption: captionOf(url, reports) }))];
  return { title, lines, pictures: pictures.slice(0, MOST_PICTURES) };
}

/** `Left`, `Mark: back`; nothing for a photo that shows no side. */
function captionOf(url: string, reports: readonly ReportFacts[]): string {
  for (const { photos, photoViews, marks } of reports) {
    const marked = marks.find(({ photo }) => photo === url);
    if (marked) return `Mark: ${marked.view}`;
    const view = photoViews[photos.indexOf(url)] ?? 'other';
    if (view !== 'other') return upper(view);
  }
  return '';
}

const NO_PLACE = 'which does not say where';
const PLACES: Readonly<Record<string, string>> = {
  in: 'at the place',
  near: 'near the place',
  out: 'somewhere else',
};

function photosOf({ photos, reports }: Pick<EndFacts, 'photos' | 'reports'>): string[] {
  const reported = reports.flatMap((report) => [...report.photos, ...report.marks.flatMap(({ photo }) => photo ?? [])]);
  return [...new Set([...photos, ...reported])];
}

function itemLine({ title, quantity, weight }: BilledItem, index: number): [string, string] {
  const each = weight === null ? '' : `, ${pounds(weight)}${quantity > 1 ? ' each' : ''}`;
  return [`Item ${index + 1}`, `${quantity} x ${title}${each}`];
}

function reportLines({
  form,
  itemTitle,
  values,
  marks,
  fewPhotos,
  signerName,
  signature,
  nobodyThere,
  sha256,
}: ReportFacts) {
  const noted = Object.keys(CONDITION_FORMS[form].values).flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [`${VALUE_NAMES[name] ?? name}: ${plain(value)}`];
  });
  return [
    ...(itemTitle ? [pairOf('Item', itemTitle)] : []),
    pairOf('Condition', [upper(form), ...noted].join(', ')),
    ...(marks.length === 0
      ? [pairOf('Marks', 'No damage noted')]
      : marks.map((mark) => pairOf('Mark', markWords(mark)))),
    ...(fewPhotos ? [pairOf('Fewer photos', fewPhotos)] : []),
    ...(signerName ? [pairOf('Signed by', `${signerName}${signature ? '' : ', by name'}`)] : []),
    ...(nobodyThere ? [pairOf('Signed by', 'Nobody was there')] : []),
    pairOf('Seal (SHA-256)', sha256),
  ];
}

/** How a value is called where its name is no word. */
const VALUE_NAMES: Readonly<Record<string, string>> = { vin: 'VIN', hours: 'engine hours', coggins: 'Coggins test' };

/** `Front, middle left, small scratch: by the door` */
function markWords({ view, x, y, kind, size, note }: ReportFacts['marks'][number]): string {
  const third = (share: number) => Math.min(2, Math.floor(share * 3));
  const place = `${['upper', 'middle', 'lower'][third(y)]} ${['left', 'center', 'right'][third(x)]}`;
  const what = `${upper(view)}, ${place}, ${size} ${kind === 'other' ? 'damage' : kind}`;
  return note ? `${what}: ${note}` : what;
}

const pounds = (weight: string): string => `${Number(weight).toLocaleString('en-US')} lbs`;
const plain = (word: string): string => word.replaceAll('_', ' ');
const upper = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const pairOf = (name: string, value: string): [string, string] => [name, value];

/** Days of the calendar, such as `2026-11-27 to 2026-11-29`, in words. */
function daysWords(days: string): string {
  return days.replace(/\d{4}-\d\d-\d\d/g, (day) => DAY.format(new Date(`${day}T00:00:00Z`)));
}
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export function timeWords(at: Date, timeZone: string): string {
  const words = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at);
  // The narrow space before AM and PM is in few fonts.
  return words.replaceAll('\u202F', ' ');
}

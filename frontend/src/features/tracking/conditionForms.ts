import type { AnswerOf, BodyOf } from '../../kit/api/operations';
import type { Shipment } from '../../kit/api/types';

type Proof = BodyOf<'POST', '/api/shipments/{id}/pickup'>;
export type Condition = NonNullable<Proof['condition']>;
export type Mark = NonNullable<Condition['marks']>[number];
export type FormName = Condition['form'];
export type Reports = AnswerOf<'GET', '/api/shipments/{id}/condition-reports'>;

interface Field {
  name: string;
  label: string;
  kind: 'number' | 'text' | 'yes';
  /** The most characters that can be typed. */
  most: number;
}

interface Form {
  views: readonly string[];
  fields: readonly Field[];
  /** How many photos are asked for. */
  photos: number;
}

const SIDES = ['front', 'left', 'right', 'back'] as const;
const KEYS: Field = { name: 'keys', label: 'Keys', kind: 'number', most: 2 };
const RUNS: Field = { name: 'runs', label: 'It runs', kind: 'yes', most: 3 };
const VIN: Field = { name: 'vin', label: 'VIN', kind: 'text', most: 17 };
const ODOMETER: Field = { name: 'odometer', label: 'Odometer', kind: 'number', most: 7 };
const HOURS: Field = { name: 'hours', label: 'Engine hours', kind: 'number', most: 5 };
const PIECES: Field = { name: 'pieces', label: 'Pieces', kind: 'number', most: 3 };

/** The same forms as the server's. */
export const FORMS: Record<FormName, Form> = {
  car: { views: [...SIDES, 'top', 'inside'], fields: [ODOMETER, VIN, KEYS, RUNS], photos: 4 },
  motorcycle: { views: SIDES, fields: [ODOMETER, VIN, KEYS, RUNS], photos: 4 },
  boat: { views: [...SIDES, 'inside'], fields: [HOURS, KEYS], photos: 4 },
  machine: { views: SIDES, fields: [HOURS, KEYS, RUNS], photos: 4 },
  furniture: { views: [...SIDES, 'top'], fields: [PIECES], photos: 2 },
  box: { views: [...SIDES, 'top'], fields: [PIECES], photos: 2 },
  animal: {
    views: [],
    fields: [
      { name: 'water', label: 'It has water', kind: 'yes', most: 3 },
      { name: 'crate', label: 'It is in a crate', kind: 'yes', most: 3 },
      { name: 'papers', label: 'Papers are complete', kind: 'yes', most: 3 },
    ],
    photos: 2,
  },
};

/** Which form an item has, by its category and kind. */
export function formOf({ category, subcategory }: Pick<Shipment, 'category' | 'subcategory'>): FormName {
  const kind = (subcategory ?? '').toLowerCase();
  if (/motorcycle|scooter|atv/.test(kind)) return 'motorcycle';
  if (/boat|jet ski|kayak|sail/.test(kind)) return 'boat';
  if (/tractor|excavator|forklift|machine|loader/.test(kind)) return 'machine';
  switch (category) {
    case 'vehicles':
      return 'car';
    case 'animals':
      return 'animal';
    case 'household_items':
      return 'furniture';
    case 'heavy_equipment':
      return 'machine';
    default:
      return 'box';
  }
}

export const MARK_KINDS: Record<Mark['kind'], string> = {
  scratch: 'Scratch',
  dent: 'Dent',
  crack: 'Crack',
  missing: 'Missing',
  stain: 'Stain',
  other: 'Other',
};

/** The letters' values by the standard, A to Z; I, O and Q are not used. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const LETTER_VALUES = '12345678123457923456789';
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Does the check digit of a vehicle's number fit? North American ones have it in the ninth place. */
export function isVin(text: string): boolean {
  const vin = text.toUpperCase();
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return false;
  const sum = [...vin].reduce((total, each, index) => {
    const value = Number(/\d/.test(each) ? each : LETTER_VALUES[LETTERS.indexOf(each)]);
    return total + value * (VIN_WEIGHTS[index] ?? 0);
  }, 0);
  return vin[8] === (sum % 11 === 10 ? 'X' : String(sum % 11));
}

/** The marks of the pickup: as the server has them, or as this phone still waits to send them. */
export function marksBefore(
  reports: Reports,
  acts: readonly { kind: string; state: string; body: Readonly<Record<string, unknown>> }[],
): Mark[] {
  const reported = reports.filter(({ end }) => end === 'pickup').flatMap(({ marks }) => marks);
  if (reported.length > 0) return reported;
  return acts
    .filter(({ kind, state }) => kind === 'pickup' && state !== 'refused')
    .flatMap(({ body }) => (body['condition'] as Condition | undefined)?.marks ?? []);
}

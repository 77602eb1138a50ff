import type { AnswerOf, BodyOf } from '../api/operations';
import type { Shipment } from '../api/types';
import { isBoat, isTrailer } from './conditionKinds';

type Proof = BodyOf<'POST', '/api/shipments/{id}/pickup'>;
export type Condition = NonNullable<Proof['condition']>;
export type Mark = NonNullable<Condition['marks']>[number];
/** A mark on this phone, with the photo of it until that is sent. */
export type DrawnMark = Mark & { shot?: Blob };
export type FormName = Condition['form'];
export type Reports = AnswerOf<'GET', '/api/shipments/{id}/condition-reports'>;

interface Field {
  name: string;
  label: string;
  kind: 'number' | 'text' | 'choice';
  /** The most characters that can be typed. */
  most?: number;
  /** What can be chosen, with what it is called. */
  choices?: Readonly<Record<string, string>>;
}

interface Form {
  views: readonly string[];
  fields: readonly Field[];
  /** How many photos are asked for. */
  photos: number;
}

const SIDES = ['front', 'left', 'right', 'back'] as const;
const YES_NO = { yes: 'Yes', no: 'No' } as const;
const number = (name: string, label: string, most: number): Field => ({ name, label, kind: 'number', most });
const yesNo = (name: string, label: string): Field => ({ name, label, kind: 'choice', choices: YES_NO });
const KEYS = number('keys', 'Keys', 2);
const RUNS = yesNo('runs', 'It runs');
const VIN: Field = { name: 'vin', label: 'VIN', kind: 'text', most: 17 };
const ODOMETER = number('odometer', 'Odometer', 7);
const HOURS = number('hours', 'Engine hours', 5);
const PIECES = number('pieces', 'Pieces', 3);
const WATER = yesNo('water', 'It has water');
const HEALTH_PAPERS = yesNo('papers', 'Health papers seen');
const FUEL: Field = {
  name: 'fuel',
  label: 'Fuel',
  kind: 'choice',
  choices: { empty: 'Empty', quarter: '1/4', half: '1/2', three_quarters: '3/4', full: 'Full' },
};

/** The same forms as the server's. */
export const FORMS: Record<FormName, Form> = {
  car: { views: [...SIDES, 'top', 'inside'], fields: [ODOMETER, VIN, KEYS, RUNS, FUEL], photos: 4 },
  motorcycle: { views: SIDES, fields: [ODOMETER, VIN, KEYS, RUNS], photos: 4 },
  trailer: { views: [...SIDES, 'inside'], fields: [VIN, KEYS], photos: 4 },
  boat: { views: [...SIDES, 'inside'], fields: [HOURS, yesNo('trailer', 'On its trailer'), KEYS], photos: 4 },
  machine: { views: SIDES, fields: [HOURS, KEYS, RUNS], photos: 4 },
  furniture: { views: [...SIDES, 'top'], fields: [PIECES, yesNo('wrapped', 'It is wrapped')], photos: 2 },
  box: { views: [...SIDES, 'top'], fields: [PIECES, yesNo('sealed', 'It is sealed')], photos: 2 },
  animal: {
    views: [],
    fields: [WATER, yesNo('crate', 'It is in a crate'), HEALTH_PAPERS],
    photos: 2,
  },
  horse: {
    views: [],
    fields: [
      WATER,
      yesNo('halter', 'It wears a halter'),
      yesNo('coggins', 'Negative Coggins test seen'),
      HEALTH_PAPERS,
    ],
    photos: 2,
  },
  livestock: { views: [], fields: [WATER, HEALTH_PAPERS], photos: 2 },
};

/** A value of a form in words: `3/4` of fuel. */
export function valueWords(form: FormName, name: string, value: string): string {
  return FORMS[form].fields.find((field) => field.name === name)?.choices?.[value] ?? value;
}

/** Which form an item has, by its category and kind. */
export function formOf({ category, subcategory }: Pick<Shipment, 'category' | 'subcategory'>): FormName {
  const kind = (subcategory ?? '').toLowerCase();
  if (/motorcycle|scooter|atv/.test(kind)) return 'motorcycle';
  if (isBoat(kind)) return 'boat';
  if (isTrailer(kind)) return 'trailer';
  if (/tractor|excavator|forklift|machine|loader/.test(kind)) return 'machine';
  switch (category) {
    case 'vehicles':
      return 'car';
    case 'animals':
      return animalForm(kind);
    case 'household_items':
      return 'furniture';
    case 'heavy_equipment':
      return 'machine';
    default:
      return 'box';
  }
}

/** A crate is for what travels in one. */
function animalForm(kind: string): FormName {
  if (/horse|pony|mule|donkey|equine/.test(kind)) return 'horse';
  return /cattle|livestock/.test(kind) ? 'livestock' : 'animal';
}

/** The sides that photos are asked for, in this order, as far as the item has them. */
export function viewsToShow(form: FormName): readonly string[] {
  const { views, photos } = FORMS[form];
  return views.slice(0, photos);
}

export const MARK_SIZES: Record<Mark['size'], string> = { small: 'Small', medium: 'Medium', large: 'Large' };

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

import { CATEGORIES } from '../common/categories.js';

/** What a column of a file can be, with the heads by which it is known besides its own name. */
const KNOWN_BY = {
  externalRef: [
    'ref',
    'reference',
    'stock',
    'stock no',
    'stock number',
    'sku',
    'id',
    'vin',
    'order',
    'order number',
    'load',
    'load no',
    'load number',
    'load id',
  ],
  title: ['name', 'item', 'what', 'listing'],
  category: ['type'],
  subcategory: ['kind'],
  description: ['details', 'notes', 'comment', 'comments'],
  pickupLocation: ['from', 'origin', 'pickup', 'pickup city', 'pickup place', 'pickup zip'],
  deliveryLocation: ['to', 'destination', 'delivery', 'delivery city', 'delivery place', 'delivery zip', 'dropoff'],
  pickupAddress: ['pickup street', 'from address'],
  deliveryAddress: ['delivery street', 'to address'],
  pickupDate: ['pickup day', 'pickup from', 'ready', 'ready date', 'available'],
  pickupUntil: ['pickup by', 'last pickup day'],
  deliveryFrom: ['delivery earliest'],
  deliveryDate: ['delivery day', 'delivery by', 'deliver by', 'due', 'due date'],
  weight: ['lbs', 'pounds', 'weight lbs'],
  dimensions: ['size', 'dims', 'l x w x h'],
  budget: ['price', 'max price', 'target price'],
  declaredValue: ['value', 'insured value'],
  runs: ['operable', 'running', 'drives'],
  bookNowPrice: ['book now', 'fixed price'],
  bookNowFor: [],
  pickupContact: ['pickup contact name', 'from contact'],
  pickupPhone: ['pickup contact phone', 'from phone'],
  deliveryContact: ['delivery contact name', 'to contact'],
  deliveryPhone: ['delivery contact phone', 'to phone'],
  metadata: [],
  status: [],
} as const;

export type ImportField = keyof typeof KNOWN_BY;
export const IMPORT_FIELDS = Object.keys(KNOWN_BY) as ImportField[];

/** Fields that are parts of one in a call, and where. */
const PARTS: Partial<Record<ImportField, readonly [field: string, part: string]>> = {
  pickupContact: ['pickupContact', 'name'],
  pickupPhone: ['pickupContact', 'phone'],
  deliveryContact: ['deliveryContact', 'name'],
  deliveryPhone: ['deliveryContact', 'phone'],
};

/** The one field that several columns may be: each is a note, called as the column is. */
export const NOTES: ImportField = 'metadata';

/** Where the value of a column stands in what a call sends. */
export function pathOf(field: ImportField, head: string): readonly [field: string, part?: string] {
  return field === NOTES ? [NOTES, head.trim()] : (PARTS[field] ?? [field]);
}

/** The field of each column that is used, by the column's head. */
export type Mapping = Readonly<Record<string, ImportField>>;

const NUMBERS: ReadonlySet<ImportField> = new Set(['weight', 'budget', 'declaredValue', 'bookNowPrice']);
const DAYS: ReadonlySet<ImportField> = new Set(['pickupDate', 'pickupUntil', 'deliveryFrom', 'deliveryDate']);
const YES = ['yes', 'y', 'true', '1'];
const NO = ['no', 'n', 'false', '0'];

/** What is wrong with a cell, in words for its user. */
export class CellError extends Error {}

export function isImportField(text: unknown): text is ImportField {
  return typeof text === 'string' && Object.hasOwn(KNOWN_BY, text);
}

/** What the columns with these heads seem to be; the first that fits a field gets it. */
export function guessed(heads: readonly string[]): Mapping {
  const made: Record<string, ImportField> = {};
  for (const field of IMPORT_FIELDS) {
    const names = [field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), ...KNOWN_BY[field]];
    const head = names
      .map((name) => heads.find((each) => wordsOf(each) === name && !Object.hasOwn(made, each)))
      .find((each) => each !== undefined);
    if (head !== undefined) made[head] = field;
  }
  return made;
}

/** `PickupDate`, `pickup_date` and `Pickup date:` as `pickup date`. */
function wordsOf(head: string): string {
  return head
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * The value of a cell, as a call would send it; undefined for an empty one.
 * @throws CellError for a number, a date or a word that could be read in two ways, or in none
 */
export function valueOf(field: ImportField, cell: string): unknown {
  const text = cell.trim();
  if (text === '') return undefined;
  if (NUMBERS.has(field)) return numberIn(text);
  if (DAYS.has(field)) return dayIn(text);
  if (field === 'runs') return flagIn(text);
  if (field === 'category') return categoryIn(text);
  return field === 'status' || field === 'bookNowFor' ? text.toLowerCase() : text;
}

function numberIn(text: string): string {
  const plain = text.replace(/^\$\s*/, '').replace(/\s*(?:lbs?|USD)$/i, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(plain)) return plain.replaceAll(',', '');
  if (/^\d+(?:\.\d{1,2})?$/.test(plain)) return plain;
  throw new CellError('Write a number like 1500 or 1,500.00, with a point before the cents');
}

function dayIn(text: string): string {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (american) {
    const [, month = '', day = '', year = ''] = american;
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  throw new CellError('Write a day like 2027-03-09 or 3/9/2027, month first');
}

function flagIn(text: string): boolean {
  const word = text.toLowerCase();
  if (YES.includes(word)) return true;
  if (NO.includes(word)) return false;
  throw new CellError('Write yes or no');
}

function categoryIn(text: string): string {
  const words = wordsOf(text);
  const found = CATEGORIES.find(({ id, label }) => wordsOf(id) === words || wordsOf(label) === words);
  if (!found) throw new CellError(`Write one of ${CATEGORIES.map(({ label }) => label).join(', ')}`);
  return found.id;
}

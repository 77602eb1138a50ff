/** What a value of a form may be. */
type Value = { whole: number } | { words: readonly string[] } | { text: number };

/** A form of a condition report: the views its marks are on, and what else is noted. */
interface Form {
  views: readonly string[];
  values: Readonly<Record<string, Value>>;
}

const YES_NO = { words: ['yes', 'no'] } as const;
const SIDES = ['front', 'left', 'right', 'back'] as const;

/** All forms, as data; which one is filled in follows from the category and kind of the item. */
export const CONDITION_FORMS = {
  car: {
    views: [...SIDES, 'top', 'inside'],
    values: {
      odometer: { whole: 9_999_999 },
      vin: { text: 17 },
      keys: { whole: 20 },
      runs: YES_NO,
      fuel: { words: ['empty', 'quarter', 'half', 'three_quarters', 'full'] },
    },
  },
  motorcycle: {
    views: SIDES,
    values: { odometer: { whole: 9_999_999 }, vin: { text: 17 }, keys: { whole: 20 }, runs: YES_NO },
  },
  trailer: { views: [...SIDES, 'inside'], values: { vin: { text: 17 }, keys: { whole: 20 } } },
  boat: { views: [...SIDES, 'inside'], values: { hours: { whole: 99_999 }, trailer: YES_NO, keys: { whole: 20 } } },
  machine: { views: SIDES, values: { hours: { whole: 99_999 }, runs: YES_NO, keys: { whole: 20 } } },
  furniture: { views: [...SIDES, 'top'], values: { pieces: { whole: 999 }, wrapped: YES_NO } },
  box: { views: [...SIDES, 'top'], values: { pieces: { whole: 999 }, sealed: YES_NO } },
  animal: { views: [], values: { water: YES_NO, crate: YES_NO, papers: YES_NO } },
  // Horses travel under a negative test for equine infectious anemia, the Coggins test.
  horse: { views: [], values: { water: YES_NO, halter: YES_NO, coggins: YES_NO, papers: YES_NO } },
  livestock: { views: [], values: { water: YES_NO, papers: YES_NO } },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof CONDITION_FORMS;
export const FORM_NAMES = Object.keys(CONDITION_FORMS) as FormName[];

export const MARK_KINDS = ['scratch', 'dent', 'crack', 'missing', 'stain', 'other'] as const;
export const MARK_SIZES = ['small', 'medium', 'large'] as const;
export const MOST_MARKS = 60;

/** What is wrong with a value of the form, or undefined. */
export function valueFault(form: FormName, name: string, value: string): string | undefined {
  const rule = (CONDITION_FORMS[form].values as Readonly<Record<string, Value | undefined>>)[name];
  if (!rule) return `A ${form} has no ${name}`;
  if ('words' in rule) return rule.words.includes(value) ? undefined : `One of ${rule.words.join(', ')}`;
  if ('text' in rule) return [...value].length <= rule.text ? undefined : `At most ${rule.text} characters`;
  return /^\d{1,7}$/.test(value) && Number(value) <= rule.whole ? undefined : `A whole number up to ${rule.whole}`;
}

/** Is a mark of this form put on this view? */
export function hasView(form: FormName, view: string): boolean {
  return (CONDITION_FORMS[form].views as readonly string[]).includes(view);
}

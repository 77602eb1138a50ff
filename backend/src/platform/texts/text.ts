import type { FieldError } from '../../common/errors.js';
import { namesIn } from './template.js';

/** What operators may word themselves. */
export const TEXT_KINDS = ['mail', 'question', 'prohibited', 'announcement', 'reply'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** The parts of a text, by name. */
export const TEXT_FIELDS = ['subject', 'heading', 'body', 'closing', 'question', 'answer', 'also', 'group'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type Content = Readonly<Partial<Record<TextField, string>>>;

/** The kinds of which operators may add some of their own, and hide any. */
export const OWN_KINDS = ['question', 'reply'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** Where questions stand on the page. */
export const QUESTION_GROUPS = ['shipping', 'quotes', 'payments', 'carriers', 'claims', 'account'] as const;

/** The fields of each kind, with their least and most characters. */
export const FIELDS_OF: Readonly<Record<TextKind, Readonly<Partial<Record<TextField, readonly [number, number]>>>>> = {
  mail: { subject: [1, 150], heading: [1, 150], body: [1, 4000], closing: [0, 1000] },
  question: { group: [1, 20], question: [1, 150], answer: [1, 2000], also: [0, 300] },
  prohibited: { body: [1, 4000] },
  announcement: { body: [0, 500] },
  reply: { heading: [1, 60], body: [1, 4000] },
};

/** What a text may name in braces. */
export interface TextValue {
  /** What it stands for. */
  says: string;
  example: string;
  /** The body or answer has to name it. */
  required?: boolean;
}

/** A text as the program has it, before anybody words it anew. */
export interface TextDefinition {
  id: string;
  kind: TextKind;
  /** What operators know it by. */
  name: string;
  /** When it is sent, or where it stands. */
  about: string;
  /** Undefined for what operators added. */
  original: Content | undefined;
  values: Readonly<Record<string, TextValue>>;
  /** Values of every text that this one has to say. */
  requires?: readonly string[];
}

/** What is wrong with a text of this kind that may name these values; each fault has the field's name. */
export function faultsOf(
  { kind, values }: Pick<TextDefinition, 'kind' | 'values'>,
  content: Content,
): (FieldError & { path: TextField })[] {
  const fields = FIELDS_OF[kind];
  const faults: (FieldError & { path: TextField })[] = [];
  for (const path of TEXT_FIELDS) {
    const text = content[path] ?? '';
    const limits = fields[path];
    const unknown = namesIn(text).find((name) => !Object.hasOwn(values, name));
    if (!limits) {
      if (content[path] !== undefined) faults.push({ path, message: 'A text of this kind has no such part' });
    } else if (text.trim() === '' && limits[0] > 0) faults.push({ path, message: 'This must not be empty' });
    else if ([...text].length > limits[1]) faults.push({ path, message: `At most ${limits[1]} characters` });
    else if (path === 'group' && !QUESTION_GROUPS.some((group) => group === text))
      faults.push({ path, message: `One of ${QUESTION_GROUPS.join(', ')}` });
    else if (unknown !== undefined) faults.push({ path, message: `There is no value {${unknown}} here` });
  }
  const main = fields.body ? 'body' : 'answer';
  const named = namesIn(content[main] ?? '');
  const missing = Object.keys(values).find((name) => values[name]?.required && !named.includes(name));
  if (missing !== undefined) faults.push({ path: main, message: `This has to say {${missing}}` });
  return faults;
}

/** A content without what this kind of text does not have. */
export function partsOf(kind: TextKind, content: Content): Content {
  return Object.fromEntries(
    Object.keys(FIELDS_OF[kind]).map((field) => [field, content[field as TextField] ?? '']),
  ) as Content;
}

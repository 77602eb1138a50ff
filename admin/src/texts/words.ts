import type { Labels } from '@haulway/frontend/kit/format/labels.ts';
import type { BodyOf } from '@haulway/frontend/kit/api/operations.ts';

/** What operators word, by kind. */
export const TEXT_KIND_LABELS: Labels = {
  mail: 'Email',
  question: 'Question and answer',
  prohibited: 'What cannot be shipped',
  announcement: 'Announcement',
  reply: 'Template for tickets',
};

export type Content = NonNullable<BodyOf<'POST', '/api/admin/texts/{id}/preview'>['content']>;
export type TextField = keyof Content;

interface Part {
  label: string;
  most: number;
  /** Takes several lines. */
  isLong?: boolean;
  hint?: string;
}

/** How each part of a text is asked for; limits are those of the API document. */
export const PARTS: Readonly<Record<TextField, Part>> = {
  subject: { label: 'Subject', most: 150 },
  heading: { label: 'Heading', most: 150 },
  body: { label: 'Text', most: 4000, isLong: true },
  closing: { label: 'Under the button', most: 1000, isLong: true },
  group: { label: 'Group', most: 20 },
  question: { label: 'Question', most: 150 },
  answer: { label: 'Answer', most: 2000, isLong: true },
  also: { label: 'Also found by', most: 300, isLong: true, hint: 'Other words that people type to find it.' },
};

/** The same, where a kind differs. */
export const PARTS_OF: Readonly<Record<string, Partial<Record<TextField, Part>>>> = {
  reply: { heading: { label: 'Name', most: 60, hint: 'What you choose it by.' } },
};

/** What a text of this kind is divided by. */
export const BODY_HINTS: Readonly<Record<string, string>> = {
  mail: 'An empty line starts a new paragraph.',
  prohibited: 'Each line is an item of the list.',
  announcement: 'Shown at the top of every page. Leave empty for none.',
  reply: 'A greeting by name comes before it.',
};

export const GROUP_CHOICES = [
  { id: 'shipping', name: 'Shipping' },
  { id: 'quotes', name: 'Quotes & prices' },
  { id: 'payments', name: 'Payments & escrow' },
  { id: 'carriers', name: 'Carriers' },
  { id: 'claims', name: 'Claims' },
  { id: 'account', name: 'Account' },
];

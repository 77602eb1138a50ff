/** What people can choose to be told about; the first word of an event's name. */
export const PREFERENCE_KINDS = [
  'quote',
  'message',
  'shipment',
  'payment',
  'claim',
  'review',
  'reminder',
  'load',
] as const;
export type PreferenceKind = (typeof PREFERENCE_KINDS)[number];

/** Kinds about money: mailed whatever is chosen. */
export const MONEY_KINDS: readonly PreferenceKind[] = ['payment', 'claim'];

/** Kinds that are mailed only to those who chose it. */
const MAILED_BY_CHOICE: readonly PreferenceKind[] = ['load'];

/** Is a kind mailed to people who have not chosen? */
export function isMailedUsually(kind: PreferenceKind): boolean {
  return !MAILED_BY_CHOICE.includes(kind);
}

/** The kind that people choose by, for a notification's kind such as `quote.submitted`. */
export function preferenceOf(kind: string): PreferenceKind | undefined {
  const noun = kind.split('.')[0];
  return PREFERENCE_KINDS.find((each) => each === noun);
}

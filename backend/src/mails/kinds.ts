/** What people can choose to be told about: the first word of an event's name, or the operators' desk. */
export const PREFERENCE_KINDS = [
  'quote',
  'message',
  'shipment',
  'payment',
  'claim',
  'review',
  'reminder',
  'load',
  'desk',
] as const;
export type PreferenceKind = (typeof PREFERENCE_KINDS)[number];

/** Kinds about money: mailed whatever is chosen. */
export const MONEY_KINDS: readonly PreferenceKind[] = ['payment', 'claim'];

/** Kinds that are mailed only to those who chose it. */
const MAILED_BY_CHOICE: readonly PreferenceKind[] = ['load'];

/** What waits for operators. */
const DESK: readonly string[] = ['ticket.opened', 'verification.submitted'];

/** Is a kind mailed to people who have not chosen? */
export function isMailedUsually(kind: PreferenceKind): boolean {
  return !MAILED_BY_CHOICE.includes(kind);
}

/** The kind that people choose by, for a notification's kind such as `quote.submitted`. */
export function preferenceOf(kind: string): PreferenceKind | undefined {
  if (DESK.includes(kind)) return 'desk';
  const noun = kind.split('.')[0];
  return PREFERENCE_KINDS.find((each) => each === noun);
}

/** The same in SQL, for the column of a notification's kind. */
export function preferenceSql(column: string): string {
  return `CASE WHEN ${column} IN (${DESK.map((kind) => `'${kind}'`).join(', ')}) THEN 'desk' ELSE split_part(${column}, '.', 1) END`;
}

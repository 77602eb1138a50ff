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

/** Nouns of events that are chosen along with another: all that is said before a booking is about quotes. */
const CHOSEN_WITH: Readonly<Record<string, PreferenceKind>> = { question: 'quote', counter_offer: 'quote' };

/** The kind that people choose by, for a notification's kind such as `quote.submitted`. */
export function preferenceOf(kind: string): PreferenceKind | undefined {
  if (DESK.includes(kind)) return 'desk';
  const noun = kind.split('.')[0] ?? '';
  return CHOSEN_WITH[noun] ?? PREFERENCE_KINDS.find((each) => each === noun);
}

/** The same in SQL, for the column of a notification's kind; the noun itself where nobody can choose. */
export function preferenceSql(column: string): string {
  const along = Object.entries(CHOSEN_WITH).map(
    ([noun, other]) => `WHEN split_part(${column}, '.', 1) = '${noun}' THEN '${other}'`,
  );
  return `CASE WHEN ${column} IN (${DESK.map((kind) => `'${kind}'`).join(', ')}) THEN 'desk' ${along.join(' ')} ELSE split_part(${column}, '.', 1) END`;
}

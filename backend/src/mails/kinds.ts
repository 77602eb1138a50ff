/** What people can choose to be told of; the first word of an event's name. */
export const PREFERENCE_KINDS = ['quote', 'message', 'shipment', 'payment', 'claim', 'review', 'reminder'] as const;
export type PreferenceKind = (typeof PREFERENCE_KINDS)[number];

/** Kinds that are about money: they are mailed whatever is chosen. */
export const MONEY_KINDS: readonly PreferenceKind[] = ['payment', 'claim'];

/** The kind that people choose by, of a notification's kind like `quote.submitted`. */
export function preferenceOf(kind: string): PreferenceKind | undefined {
  const noun = kind.split('.')[0];
  return PREFERENCE_KINDS.find((each) => each === noun);
}

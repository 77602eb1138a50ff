/** A stored word as people read it, with spaces for underscores. */
export function words(value: string): string {
  return value.replaceAll('_', ' ');
}

/** The same with a capital first letter. */
export function sentence(value: string): string {
  const text = words(value);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 quote`, `2 quotes`, `1,204 miles`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}

/** `10,000+` if there are more than the server counts. */
export function totalWords({ total, isCapped }: { total: number | undefined; isCapped: boolean }): string {
  return `${(total ?? 0).toLocaleString('en-US')}${isCapped ? '+' : ''}`;
}

/** `50 of 133`: how much of a list shows. */
export function ofTotal(list: { rows: unknown[]; total: number | undefined; isCapped: boolean }): string {
  return `${list.rows.length.toLocaleString('en-US')} of ${totalWords(list)}`;
}

/** Another person's name, as everybody sees it: first name and last initial. */
export function personName(person: { firstName: string | null; lastInitial: string | null }): string {
  const initial = person.lastInitial ? `${person.lastInitial.replace('.', '')}.` : '';
  return [person.firstName, initial].filter(Boolean).join(' ') || 'User';
}

const maskedKinds: Record<string, string> = { phone: 'phone number', email: 'email address', link: 'link' };

/**
 * Why part of what the user wrote is hidden from the other side; undefined if none of it is.
 * @param isOver what it is about has ended, so nothing will be paid for it
 */
export function maskedText(masked: string[], other: string, isOver = false): string | undefined {
  if (masked.length === 0) return undefined;
  if (isOver)
    return `${other} does not see the ${kindsOf(masked)}. Contact data shows once a payment between you is in escrow, and this has ended.`;
  return `${other} sees the ${kindsOf(masked)} once a payment between you is in escrow. Until then it is hidden, to protect both of you.`;
}

/** The same of a text that everybody can read, for good; undefined if nothing in it is hidden. */
export function maskedInPublic(masked: string[]): string | undefined {
  return masked.length === 0
    ? undefined
    : `Only you see the ${kindsOf(masked)} in it. Contact data is hidden from everybody else.`;
}

function kindsOf(masked: string[]): string {
  return new Intl.ListFormat('en-US').format(masked.map((kind) => maskedKinds[kind] ?? words(kind)));
}

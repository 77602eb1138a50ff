/** A stored word as people read it, with spaces for underscores. */
export function words(value: string): string {
  return value.replaceAll('_', ' ');
}

/** What is dialed of a phone number as people write it: `(512) 555-0142` as `5125550142`. */
export function dialed(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}

/** A stored word, with a capital first letter. */
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

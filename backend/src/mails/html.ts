const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML shows it, inert, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

// Control characters, line separators, and marks that change text direction.
const UNSAFE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;
const LONGEST_SUBJECT = 150;

/** A text safe for a header: one line without control characters, at most 150 characters. */
export function oneLine(text: string): string {
  const line = text.replace(UNSAFE, ' ').replace(/ {2,}/g, ' ').trim();
  const characters = [...line];
  return characters.length <= LONGEST_SUBJECT ? line : `${characters.slice(0, LONGEST_SUBJECT - 1).join('')}…`;
}

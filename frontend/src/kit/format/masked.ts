import { words } from './words';

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

/** Kinds of contact data hidden from the other side until a payment between the two is in escrow. */
export type ContactKind = 'phone' | 'email' | 'link';

/** A part of a text to hide. */
export interface Span {
  start: number;
  end: number;
  kind: ContactKind;
}

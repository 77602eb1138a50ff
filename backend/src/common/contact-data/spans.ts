/** Kinds of contact data that are hidden from the other side until a payment between the two is in escrow. */
export type ContactKind = 'phone' | 'email' | 'link';

/** A part of a text that is to be hidden. */
export interface Span {
  start: number;
  end: number;
  kind: ContactKind;
}

import { addressesIn, namesIn } from './contact-data/addresses.js';
import { hasLure } from './contact-data/lures.js';
import { markAddresses } from './contact-data/marks.js';
import { type Plain, plainOf } from './contact-data/normalize.js';
import { phonesIn } from './contact-data/phones.js';
import type { ContactKind, Span } from './contact-data/spans.js';

export type { ContactKind } from './contact-data/spans.js';

/** A text as the other side sees it, and what is hidden in it. */
export interface Masked {
  text: string;
  kinds: ContactKind[];
}

/** What the reader of a text is warned of: `payment`, it asks for money around the escrow. */
export type Warning = 'payment';

const SHOWN: Record<ContactKind, string> = { phone: '[phone hidden]', email: '[email hidden]', link: '[link hidden]' };
const ORDER: readonly ContactKind[] = ['phone', 'email', 'link'];

/**
 * Hides phone numbers, e-mail addresses, links and names on other services. Prices, sizes, weights, days, ZIP codes, VINs and order numbers stay.
 * The text is made plain first, matched, and what was found is hidden in what was written. The time is in proportion to the length.
 */
export function maskContacts(text: string): Masked {
  const plain = plainOf(text);
  const marked = markAddresses(plain);
  const spans = [...written(marked, addressesIn(marked.text)), ...written(plain, [...namesIn(plain.text), ...phonesIn(plain.text)])].sort((a, b) => a.start - b.start || b.end - a.end);
  const kinds = new Set<ContactKind>();
  let shown = '';
  let end = 0;
  for (const span of spans) {
    if (span.end <= end) continue;
    // What reaches on from something hidden is hidden with it.
    if (span.start >= end) shown += text.slice(end, span.start) + SHOWN[span.kind];
    end = span.end;
    kinds.add(span.kind);
  }
  return { text: shown + text.slice(end), kinds: ORDER.filter((kind) => kinds.has(kind)) };
}

/** Where parts of a plain text stand in what was written. */
function written(plain: Plain, spans: Span[]): Span[] {
  return spans.map(({ start, end, kind }) => ({ start: plain.starts[start] ?? 0, end: plain.ends[end - 1] ?? 0, kind }));
}

/** What the reader of a text is to be warned of. */
export function warningsOf(text: string): Warning[] {
  return hasLure(plainOf(text).text) ? ['payment'] : [];
}

/** SQL: is a payment between the users of these two expressions in escrow, or was it released? Then they may know each other's contacts. */
export function escrowBetween(one: string, other: string): string {
  return `EXISTS (SELECT 1 FROM payments open_payment WHERE open_payment.status IN ('in_escrow', 'released')
    AND (open_payment.payer_id, open_payment.payee_id) IN ((${one}, ${other}), (${other}, ${one})))`;
}

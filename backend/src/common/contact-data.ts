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

/** What a text's reader is warned about; `payment`: it asks for money around the escrow. */
export type Warning = 'payment';

/** Raised by every change to what is hidden: older texts are then masked again. */
export const MASKING_RULES = 1;

const SHOWN: Record<ContactKind, string> = { phone: '[phone hidden]', email: '[email hidden]', link: '[link hidden]' };
const ORDER: readonly ContactKind[] = ['phone', 'email', 'link'];

/**
 * Hides phone numbers, email addresses, links and names on other services. Prices, sizes, weights, days, ZIP codes, VINs and order numbers stay.
 * The text is normalized, matched, and the matches are hidden in the original. Time is proportional to the text's length.
 */
export function maskContacts(text: string): Masked {
  const plain = plainOf(text);
  const marked = markAddresses(plain);
  const spans = [
    ...inWritten(marked, addressesIn(marked.text)),
    ...inWritten(plain, [...namesIn(plain.text), ...phonesIn(plain.text)]),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const kinds = new Set<ContactKind>();
  let shown = '';
  let end = 0;
  for (const span of spans) {
    if (span.end <= end) continue;
    // An overlapping match is hidden with the one before it.
    if (span.start >= end) shown += text.slice(end, span.start) + SHOWN[span.kind];
    end = span.end;
    kinds.add(span.kind);
  }
  return { text: shown + text.slice(end), kinds: ORDER.filter((kind) => kinds.has(kind)) };
}

/** Where parts of a normalized text are in the original. */
function inWritten(plain: Plain, spans: Span[]): Span[] {
  return spans.map(({ start, end, kind }) => ({
    start: plain.starts[start] ?? 0,
    end: plain.ends[end - 1] ?? 0,
    kind,
  }));
}

/** What a text's reader should be warned about. */
export function warningsOf(text: string): Warning[] {
  return hasLure(plainOf(text).text) ? ['payment'] : [];
}

/** The originals of what was hidden in a row's texts, by field name. */
export type Written = Record<string, string>;

/** Columns of a row whose texts strangers read: stored as strangers see them, so that nothing that reads them can show more. */
export interface Hidden<Field extends string> {
  shown: Record<Field, string | null>;
  /** null if nothing is hidden. */
  written: Written | null;
  masked: ContactKind[];
}

/** A row's texts as strangers see them, with the originals beside them. Pass all of its texts, as they were written. */
export function hideContacts<Field extends string>(texts: Record<Field, string | null | undefined>): Hidden<Field> {
  const shown = {} as Record<Field, string | null>;
  const written: Written = {};
  const kinds = new Set<ContactKind>();
  for (const [field, text] of Object.entries(texts) as [Field, string | null | undefined][]) {
    shown[field] = null;
    if (typeof text !== 'string') continue;
    const masked = maskContacts(text);
    shown[field] = masked.text;
    if (masked.kinds.length === 0) continue;
    written[field] = text;
    for (const kind of masked.kinds) kinds.add(kind);
  }
  return { shown, written: kinds.size > 0 ? written : null, masked: ORDER.filter((kind) => kinds.has(kind)) };
}

/** The columns of such a stored row, masked again from its own originals; `fields` are the names of the text columns. */
export function hideAgain(
  row: Record<string, unknown>,
  fields: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const old = (row.written ?? {}) as Written;
  const { shown, written, masked } = hideContacts(
    Object.fromEntries(
      Object.entries(fields).map(([column, field]) => [field, old[field] ?? (row[column] as string | null)]),
    ),
  );
  return {
    ...Object.fromEntries(Object.entries(fields).map(([column, field]) => [column, shown[field]])),
    written,
    masked,
  };
}

/** A row with its original texts. */
export function asWritten<Row extends { written: Written | null }>(row: Row): Row {
  return { ...row, ...row.written };
}

/** SQL for a text column's original; `field` is its name among the hidden originals. */
export function writtenText(alias: string, column: string, field: string): string {
  return `coalesce(${alias}.written->>'${field}', ${alias}.${column})`;
}

/** SQL: do the users in these two expressions share a payment in escrow or released? Then they may see each other's contact data. */
export function escrowBetween(one: string, other: string): string {
  return `EXISTS (SELECT 1 FROM payments open_payment WHERE open_payment.status IN ('in_escrow', 'released')
    AND (open_payment.payer_id, open_payment.payee_id) IN ((${one}, ${other}), (${other}, ${one})))`;
}

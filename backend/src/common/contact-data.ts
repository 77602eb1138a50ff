import { findPhoneNumbersInText } from 'libphonenumber-js/min';

/** Kinds of contact data that are hidden from the other side until a payment between the two is in escrow. */
export type ContactKind = 'phone' | 'email' | 'link';

/** A text as the other side sees it, and what is hidden in it. */
export interface Masked {
  text: string;
  kinds: ContactKind[];
}

interface Span {
  start: number;
  end: number;
  kind: ContactKind;
}

const SHOWN: Record<ContactKind, string> = { phone: '[phone hidden]', email: '[email hidden]', link: '[link hidden]' };
const ORDER: readonly ContactKind[] = ['phone', 'email', 'link'];

/** Addresses, also written around: "dana (at) example (dot) com", "dana [at] example.com". */
const AT = String.raw`(?:@|＠|\s?[([{]\s?at\s?[)\]}]\s?|\s+at\s+(?=[\w-]+\s?(?:[([{]\s?dot\s?[)\]}]|\s+dot\s+)))`;
const DOT = String.raw`(?:\.|\s?[([{]\s?dot\s?[)\]}]\s?|\s+dot\s+)`;
const EMAIL = new RegExp(String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}${AT}[\p{L}\p{N}-]{1,63}(?:${DOT}[\p{L}\p{N}-]{2,63}){1,4}`, 'giu');

/** Addresses of pages: with a scheme, with www, or a name under an ending that people use. */
const ENDINGS = 'com|net|org|info|biz|io|co|us|me|app|dev|ai|link|site|online|shop|store|xyz|ly|gl|be|uk|ca|de|eu|mx|tv|page|ws|cc';
const LINK = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[^\s<>"']+|(?<![\p{L}\p{N}@.-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:${ENDINGS})(?![\p{L}\p{N}-])(?:[\/?#:][^\s<>"']*)?`,
  'giu',
);

/** What looks like a number to call and is none: 17 signs of a vehicle, money, days, weights, sizes, ZIP+4, orders. */
const NO_PHONE = [
  /\b[A-HJ-NPR-Z0-9]{17}\b/giu,
  /[$€£]\s?\d[\d,. ]*/gu,
  /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/gu,
  /\b\d[\d,.]*\s?(?:lbs?|pounds?|kg|tons?|ft|feet|foot|in|inch(?:es)?|yards?|yd|mi|miles?|km|cm|mm|m|hp|cc|hours?|hrs?|days?|years?|dollars?|usd|%|"|')(?![\p{L}\p{N}])/giu,
  /\b\d[\d.]*(?:\s?(?:ft|feet|in|")?\s?[x×*]\s?\d[\d.]*)+/giu,
  /\b\d{5}-\d{4}\b(?![\d-])/gu,
  /(?:\b(?:order|job|invoice|ticket|tracking|reference|ref|stock|lot|part|serial|model|vin|usdot|dot|mc|id|po|case|claim|policy|unit|hull)(?:\s?(?:no|nr|num|number|id))?\.?\s?[:#]?\s*|#\s?)[A-Z]{0,4}[-\s]?\d[\dA-Z-]*/giu,
  /\b\d{1,3}(?:,\d{3})+(?:\.\d+)?\b/gu,
];

/** Words before a number that make it one to call. */
const CALLED = /\b(?:call|text|phone|tel|cell|mobile|whatsapp|signal|telegram|reach|ring|dial)\b[^.\n]{0,25}$/iu;
const LOOSE_PHONE = /(?<![\p{L}\p{N}$.,-])\+?\(?\d(?:[\s().·•_-]{0,3}\d){9,14}(?![\p{L}\p{N}])/gu;

/** Hides phone numbers, e-mail addresses and links. Prices, sizes, weights, days, ZIP codes, VINs and order numbers stay. */
export function maskContacts(text: string): Masked {
  const spans = [...matches(text, EMAIL, 'email'), ...matches(text, LINK, 'link'), ...phones(text)].sort((a, b) => a.start - b.start || b.end - a.end);
  const kinds = new Set<ContactKind>();
  let shown = '';
  let end = 0;
  for (const span of spans) {
    if (span.start < end) continue;
    shown += text.slice(end, span.start) + SHOWN[span.kind];
    end = span.end;
    kinds.add(span.kind);
  }
  return { text: shown + text.slice(end), kinds: ORDER.filter((kind) => kinds.has(kind)) };
}

function matches(text: string, pattern: RegExp, kind: ContactKind): Span[] {
  return [...text.matchAll(pattern)].map((match) => {
    const found = match[0].replace(/[.,;:!?)\]}]+$/u, '');
    return { start: match.index, end: match.index + found.length, kind };
  });
}

function phones(text: string): Span[] {
  const digits = plainDigits(text);
  const others = NO_PHONE.flatMap((pattern) => [...digits.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })));
  const isOther = (start: number, end: number) => !CALLED.test(digits.slice(Math.max(0, start - 40), start)) && others.some((other) => other.start < end && start < other.end);
  const found = findPhoneNumbersInText(digits, 'US').map(({ startsAt, endsAt }) => {
    // What follows after a comma is read as an extension there; here it is the next thing said.
    const number = digits.slice(startsAt, endsAt).split(',', 1)[0] ?? '';
    return { start: startsAt, end: startsAt + number.length };
  });
  // Also numbers written apart in ways that a phone book does not know: "5 1 2 - 5 5 5 - 0 1 4 2".
  const loose = [...digits.matchAll(LOOSE_PHONE)].map((match) => ({ start: match.index, end: match.index + match[0].length })).filter(({ start, end }) => isNumber(digits.slice(start, end)));
  return [...found, ...loose].filter(({ start, end }) => !isOther(start, end)).map((span) => ({ ...span, kind: 'phone' as const }));
}

/** Ten digits as the North American plan writes them, with or without the 1, or an international number. */
function isNumber(written: string): boolean {
  const digits = written.replace(/\D/g, '');
  if (written.startsWith('+')) return digits.length >= 8;
  return /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits);
}

/** The same text, as long, with the digits of other scripts as 0 to 9. */
function plainDigits(text: string): string {
  return text.replace(/[０-９٠-٩]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (code >= 0xff10 ? 0xff10 : 0x0660));
  });
}

/** SQL: is a payment between the users of these two expressions in escrow, or was it released? Then they may know each other's contacts. */
export function escrowBetween(one: string, other: string): string {
  return `EXISTS (SELECT 1 FROM payments open_payment WHERE open_payment.status IN ('in_escrow', 'released')
    AND (open_payment.payer_id, open_payment.payee_id) IN ((${one}, ${other}), (${other}, ${one})))`;
}

import { type Group, groupsOf } from './digits.js';
import type { Span } from './spans.js';

/** Words near a number that make it a phone number. */
const CALLED =
  /\b(?:call|text|txt|phone|tel|cell|mobile|whatsapp|wa|reach|ring|dial|number|llam\w{0,6}|marc\w{0,5}|marque|cel|celular|telefono|movil|numero)\b[^\d.]{0,25}$/iu;
const TO_CALL = /\b(?:call|text|txt|phone|ring|dial|tel|cell|llam\w{0,6}|marc\w{0,5}|marque)\b[^\d.]{0,25}$/iu;
const CALLED_AFTER =
  /^[^\p{L}\p{N}]{0,4}(?:call|text|txt|ring|whatsapp|llam|es mi|is my|is the best|any ?time|ask for|pregunt|for questions)/iu;
const EXTENSION = /^ ?(?:ext\.?|x|extension) ?\d{1,6}/iu;
/** Words before a number that make it an identifier of something. */
const REFERENCE =
  /(?:\b(?:order|job|invoice|ticket|tracking|reference|ref|stock|lot|lote|part|serial|serie|model|vin|usdot|dot|mc|id|po|bol|item|post|title|case|claim|policy|unit|hull|seal|pedido|factura|guia)\b|\b[ps]\/n)(?: ?(?:no|nr|num|number|id))?[ .:#]{0,3}$/iu;
const UNIT =
  /^[ -]?(?:lbs?|libras?|pounds?|kg|tons?|ft|feet|foot|pies|in|inch(?:es)?|yards?|yd|mi|miles?|millas?|km|cm|mm|m|hp|cc|hours?|hrs?|days?|years?|dollars?|usd|%|"|')(?![\p{L}\p{N}])/iu;
const LISTED = /[,;&x]|\/ | \/|and|\by\b/iu;

/** Where groups of several digits may start and end within a number's ten. */
const CUTS = new Set(['0-3', '3-6', '6-10', '0-6', '3-10', '0-10', '6-8', '8-10']);
const NATIONAL = /^[2-9]\d{2}[2-9]\d{6}$/u;
/** How Mexico and others group ten digits. */
const OTHER_CUTS = new Set(['2,4,4', '2,2,2,2,2', '4,6']);
const TRUNK = new Set(['1', '01', '001', '0', '011']);
const NATIONAL_LENGTH = 10;
const LONGEST = 15;
/** Seven digits said as words are not a list of anything. */
const SAID = 7;

/** Phone numbers in a normalized text, however their digits are written and separated. Each group of digits starts at most one search, over at most ten groups. */
export function phonesIn(text: string): Span[] {
  const groups = groupsOf(text);
  const spans: Span[] = [];
  for (let at = 0; at < groups.length;) {
    const found = international(text, groups, at) ?? national(text, groups, at) ?? local(text, groups, at);
    if (found === undefined) at++;
    else {
      spans.push({ start: found.start, end: found.end, kind: 'phone' });
      at = found.next;
    }
  }
  return spans;
}

interface Found {
  start: number;
  end: number;
  /** The group after it. */
  next: number;
}

/** A plus sign and eight to fifteen digits. */
function international(text: string, groups: Group[], at: number): Found | undefined {
  const first = groups[at] as Group;
  const before = text.slice(Math.max(0, first.start - 3), first.start);
  const plus = before.includes('+') ? /\+ ?\(?$/u.exec(before)?.[0].length : undefined;
  if (plus === undefined || first.digits.startsWith('0')) return undefined;
  const longest = first.digits.startsWith('1') ? NATIONAL_LENGTH + 1 : LONGEST;
  let length = first.digits.length;
  let next = at + 1;
  for (
    let group = groups[next];
    group?.gap !== undefined && /^[ ().\-/]{0,3}$/u.test(group.gap) && length + group.digits.length <= longest;
    group = groups[++next]
  ) {
    length += group.digits.length;
  }
  if (length < 8 || length > longest) return undefined;
  return { start: first.start - plus, end: (groups[next - 1] as Group).end, next };
}

/** Ten digits, with or without a leading 1. */
function national(text: string, groups: Group[], at: number): Found | undefined {
  const window: Group[] = [];
  let length = 0;
  for (
    let group = groups[at];
    group && length < NATIONAL_LENGTH && (window.length === 0 || group.gap !== undefined);
    group = groups[at + window.length]
  ) {
    window.push(group);
    length += group.digits.length;
  }
  const first = groups[at] as Group;
  const trunk = length === NATIONAL_LENGTH + 1 && first.digits.length > 1 && first.digits.startsWith('1') ? 1 : 0;
  if (length - trunk !== NATIONAL_LENGTH) return undefined;
  const next = at + window.length;
  const before = first.gap === undefined ? undefined : groups[at - 1];
  const prefix = trunk === 0 && before && TRUNK.has(before.digits) ? before : undefined;
  const [from, to] = [(prefix ?? first).start, (window.at(-1) as Group).end];
  const outer = [prefix ? prefix.gap : first.gap, groups[next]?.gap];
  if (!isPhone(text, window, trunk, from, to, outer)) return undefined;
  return {
    start: openedAt(text, from, to),
    end: to + (EXTENSION.exec(text.slice(to, to + 20))?.[0].length ?? 0),
    next,
  };
}

function isPhone(
  text: string,
  window: Group[],
  trunk: number,
  start: number,
  end: number,
  outer: (string | undefined)[],
): boolean {
  const said = window.filter((group) => group.word).length;
  if (said >= SAID) return true;
  // Part of something longer written in one style.
  if (outer.some((gap) => gap !== undefined && window.some((group, n) => n > 0 && group.gap === gap))) return false;
  const inner = window.slice(1).map((group) => group.gap as string);
  if (isCounting(window)) return false;
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 20);
  if (window.length === 1 && REFERENCE.test(before)) return false;
  const listed = inner.some((gap) => LISTED.test(gap)) && !(window.at(-1) as Group).digits.startsWith('0');
  if (listed && UNIT.test(after)) return false;
  const sizes = window.map((group, n) => group.digits.length - (n === 0 ? trunk : 0));
  const cut = isCut(sizes, said > 0);
  if (
    cut &&
    NATIONAL.test(
      window
        .map((group) => group.digits)
        .join('')
        .slice(trunk),
    )
  )
    return true;
  return (cut || OTHER_CUTS.has(sizes.join(','))) && (CALLED.test(before) || CALLED_AFTER.test(after));
}

/** Seven digits after a word for calling. */
function local(text: string, groups: Group[], at: number): Found | undefined {
  const [first, second] = [groups[at] as Group, groups[at + 1]];
  if (!second || first.digits.length !== 3 || second.digits.length !== 4 || !/^ ?[-. ] ?$/u.test(second.gap ?? ''))
    return undefined;
  if (
    first.gap !== undefined ||
    groups[at + 2]?.gap !== undefined ||
    UNIT.test(text.slice(second.end, second.end + 10))
  )
    return undefined;
  return TO_CALL.test(text.slice(Math.max(0, first.start - 40), first.start))
    ? { start: first.start, end: second.end, next: at + 2 }
    : undefined;
}

/** Are ten digits separated the way a phone number's are? With words among them, anywhere but across its three parts. */
function isCut(sizes: number[], words: boolean): boolean {
  let from = 0;
  for (const size of sizes) {
    const to = from + size;
    const within = words && (to <= 3 || (from >= 3 && to <= 6) || from >= 6);
    if (size !== 1 && !within && !CUTS.has(`${from}-${to}`)) return false;
    from = to;
  }
  return true;
}

/** "1 2 3 4 5", "12 14 16 18": each larger than the one before. */
function isCounting(window: Group[]): boolean {
  return (
    window.length > 3 &&
    window.every((group, n) => n === 0 || Number(group.digits) > Number((window[n - 1] as Group).digits))
  );
}

/** A bracket before the first digits belongs to them if it closes within the number. */
function openedAt(text: string, start: number, end: number): number {
  const closing = { '(': ')', '[': ']' }[text[start - 1] ?? ''];
  return closing !== undefined && text.slice(start, end).includes(closing) ? start - 1 : start;
}

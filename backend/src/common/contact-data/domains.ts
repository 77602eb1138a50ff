import { MARKS } from './marks.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Domain endings that are not ordinary words, in any case. */
const ENDINGS = set('com net org info biz ru xyz edu gov');
/** Those that people also write spaced out or in words. */
const SPOKEN = set('com net org info biz edu gov mx');
/** Those that count in lower case only; in capitals they are a state or a word. */
const LOWER = set(
  'io co us app dev ai ly gl gg ee uk ca de eu mx tv ws cc fr br pl ua cn jp nl au ar cl pe gt hn sv ec uy trucking',
);
/** Those that are ordinary words too: they may begin the next sentence. */
const WORDS = set(
  'in it me be is so to no at my am as do la es se us ca link page live one top work club team world space life care store shop site online express services company delivery tech website',
);
/** Endings that may come after another, as in "com.mx". */
const SECOND = set('mx uk au br ar co us');
const PROVIDERS = set('gmail googlemail yahoo hotmail outlook icloud aol protonmail proton msn ymail gmx');
const NO_NAME = set('the a an of el la un en ese este era');
const NO_SITE = set('asp.net');

const BEFORE_SITE =
  /(?<![\p{L}\p{N}])(?:site|website|web|visit|page|pagina|sitio|visite|url|link|online|go to|see|check|look up|find us at)(?: (?:is|es|at|en|out|our|my)){0,2}[: ]{1,2}$/iu;
/** Words that continue a sentence after a name, but do not begin one. */
const GOES_ON = /^ (?:has|for|is our|is my|is the|and|to|or|tiene|para)(?![\p{L}\p{N}])/u;
const PATH = /^[/?#:][^\s<>"']{0,400}/u;
const AN_AGE = /^ (?:era|boom|bubble|bust|crash)(?![\p{L}\p{N}])/iu;
const SEPARATOR = /[.,\ue001-\ue003]/u;

interface Label {
  /** What is before it; empty for the first. */
  separator: string;
  text: string;
  /** Where it ends in the name. */
  end: number;
}

function labelsOf(name: string): Label[] {
  let end = 0;
  return name.split(/(?=[.,\ue001-\ue003])/u).map((part) => {
    const separator = SEPARATOR.test(part[0] ?? '') ? (part[0] as string) : '';
    end += part.length;
    return { separator, text: part.slice(separator.length), end };
  });
}

/** How much of the text after an "@" is an address's domain; 0 when it is not one. `after` is what comes next. */
export function mailDomainLength(at: string, domain: string, after: string): number {
  const [first, ...rest] = labelsOf(domain) as [Label, ...Label[]];
  const inWords = at === MARKS.atInWords;
  let length = 0;
  for (const { separator, text, end } of rest) {
    const lower = text.toLowerCase();
    const ends =
      separator === '.'
        ? inWords
          ? ENDINGS.has(lower) || LOWER.has(text)
          : /^\p{L}{2,24}$/u.test(text)
        : separator === MARKS.dotInSpaces || separator === ','
          ? SPOKEN.has(lower) && (text === lower || first.text === first.text.toUpperCase())
          : SPOKEN.has(lower) || (LOWER.has(text) && !inWords);
    if (ends) length = end;
    else if (separator !== '.' && separator !== MARKS.dotInBrackets && separator !== MARKS.dotInWords) break;
  }
  if (length > 0) return length;
  if (!PROVIDERS.has(first.text.toLowerCase())) return 0;
  const ending = rest.length === 0 ? (/^ (?:com|net|org)(?![\p{L}\p{N}])/iu.exec(after)?.[0].length ?? 0) : 0;
  return first.end + ending;
}

/** Where the first site address, with its path, is among these dotted names, which begin at `start`. */
export function siteIn(text: string, start: number, name: string): { start: number; end: number } | undefined {
  const labels = labelsOf(name);
  if (NO_SITE.has(name.toLowerCase())) return undefined;
  const www = labels[0]?.text.toLowerCase() === 'www';
  for (let n = www ? labels.length - 1 : 1; n < labels.length; n++) {
    const label = labels[n] as Label;
    const after = text.slice(start + label.end, start + label.end + 401);
    const from = www ? start : start + beginOf(labels, n);
    const before = text.slice(Math.max(0, from - 40), from);
    if (!www && !isEnding(labels[n - 1] as Label, label, before, after)) continue;
    const second = labels[n + 1];
    const end = second && second.separator !== MARKS.dotInSpaces && SECOND.has(second.text) ? second.end : label.end;
    const path = PATH.exec(text.slice(start + end, start + end + 401))?.[0].replace(/[.,;:!?)\]}]{1,20}$/u, '') ?? '';
    return { start: from, end: start + end + path.length };
  }
  return undefined;
}

/** Where the name below the n-th label begins: what is before a dot with spaces is another sentence. */
function beginOf(labels: Label[], n: number): number {
  let first = n - 1;
  while (first > 0 && labels[first]?.separator !== MARKS.dotInSpaces) first--;
  const { end = 0, text = '' } = labels[first] ?? {};
  return end - text.length;
}

function isEnding(name: Label, { separator, text }: Label, before: string, after: string): boolean {
  const lower = text.toLowerCase();
  if (separator === MARKS.dotInSpaces) return text === lower && (text === 'com' || text === 'net' || text === 'org');
  if (separator === MARKS.dotInWords)
    return SPOKEN.has(lower) && !NO_NAME.has(name.text.toLowerCase()) && !AN_AGE.test(after);
  if (separator === MARKS.dotInBrackets) return ENDINGS.has(lower) || LOWER.has(text) || WORDS.has(text);
  if (ENDINGS.has(lower)) return true;
  if (!/\p{L}/u.test(name.text)) return false;
  const path = /^[/?#]\S/u.test(after);
  if (LOWER.has(text) && (path || !/^ ?\p{L}/u.test(after) || GOES_ON.test(after))) return true;
  return (
    (LOWER.has(text) || WORDS.has(text)) &&
    (path || BEFORE_SITE.test(before) || (WORDS.has(text) && /^[.!,;:)]{0,2}(?:\n|$)/u.test(after)))
  );
}

import { MARKS } from './marks.js';
import { mailDomainLength, siteIn } from './domains.js';
import type { Span } from './spans.js';

const { dotInBrackets, dotInWords, dotInSpaces, atWrittenAround, atInWords } = MARKS;

/*
 * Every pattern has bounded repetition, starts at the start of a word or symbol, and each character decides how to go on, so that
 * finding all matches takes time proportional to the length of the text. A test checks the bounds.
 */

const BEGINS = String.raw`(?<![\p{L}\p{N}])`;
const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]{0,62}`;
const LABELS = String.raw`${LABEL}(?:[.,${dotInBrackets}${dotInWords}${dotInSpaces}]${LABEL}){0,5}`;
const AT = `@${atWrittenAround}${atInWords}`;

/** The domain is only a lookahead: a non-domain may be the name of the next one, as in "me at dana@example.com". */
const MAIL = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+${dotInWords}-]{0,63}([${AT}])(?=(${LABELS}))`,
  'gu',
);
const SITE = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.-])${LABEL}(?:[.${dotInBrackets}${dotInWords}${dotInSpaces}]${LABEL}){1,60}`,
  'gu',
);
const SCHEME = new RegExp(String.raw`${BEGINS}(?:h(?:tt|xx)ps?|ftp) ?:? ?\/\/ ?[^\s<>"']{1,400}`, 'giu');
const NUMBERED = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{2,5}|\/)[^\s<>"']{0,400}/gu;

const PLATFORM = inAnyCase(
  'insta instagram ig snapchat telegram tg whatsapp fb facebook messenger tiktok discord skype wechat kik twitter venmo viber linkedin youtube',
);
/** Names of messaging platforms that are also ordinary words. */
const PLATFORM_WORD = inAnyCase('snap signal face line threads handle');
const LINKING = String.raw`(?: (?:is|me|es|id|como|soy|user|username|handle|name|under|add|bajo)){0,2}`;
/** A name nobody would write in a sentence: it has a digit, a dot or a capital in it. */
const ODD_NAME = String.raw`(?=@?[\p{L}\p{N}._#-]{0,39}(?:\p{L}\d|\p{L}[._]\p{L}|[\p{L}._#]\d|\d\p{L}|\p{Ll}\p{Lu}))(?=@?[\p{N}._#:-]{0,39}\p{L})@?[\p{L}\p{N}][\p{L}\p{N}._#:-]{2,39}`;
/** Places and times after "@" used as short for "at". */
const NO_HANDLE =
  'the|noon|home|work|my|a|an|our|your|their|his|her|this|that|gate|dock|door|night|midnight|least|most|each|once|all|about|approx|around|shop|yard|barn|port|pier|marina';

/** The first group of each is the name. */
const NAMES: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\p{N}.@])(@(?!(?:${NO_HANDLE})(?![\p{L}\p{N}]))\p{L}[\p{L}\p{N}_.-]{2,39})`, 'giu'),
  new RegExp(
    String.raw`${BEGINS}(?:${PLATFORM})${LINKING} ?[:=] {0,2}((?!@?(?:not|no|only|yes|none|sure|ok)(?![\p{L}\p{N}]))@?[\p{L}\p{N}][\p{L}\p{N}._#:-]{2,39})`,
    'giu',
  ),
  new RegExp(String.raw`${BEGINS}(?:${PLATFORM})${LINKING}[: ]{1,2}(${ODD_NAME})`, 'gu'),
  new RegExp(
    String.raw`${BEGINS}(?:${PLATFORM_WORD})(?: (?:is|es|id|name|user|handle)| ?[:=]){1,2} {0,2}(${ODD_NAME})`,
    'gu',
  ),
  new RegExp(String.raw`${BEGINS}cash ?app[: ]{0,2}(?:is |me )?(\$\p{L}[\p{L}\p{N}_]{2,19})`, 'giu'),
];

export const ADDRESS_PATTERNS: readonly RegExp[] = [MAIL, SITE, SCHEME, NUMBERED, ...NAMES];

/** Email addresses and links in a normalized text with its marks. */
export function addressesIn(text: string): Span[] {
  const spans: Span[] = [];
  for (const { index, 0: found, 1: at = '', 2: domain = '' } of text.matchAll(MAIL)) {
    const from = index + found.length;
    const length = mailDomainLength(at, domain, text.slice(from + domain.length, from + domain.length + 8));
    if (length > 0) spans.push({ start: index, end: from + length, kind: 'email' });
  }
  for (const { index, 0: found } of text.matchAll(SITE)) {
    const site = siteIn(text, index, found);
    if (site) spans.push({ ...site, kind: 'link' });
  }
  for (const { index, 0: found } of [...text.matchAll(SCHEME), ...text.matchAll(NUMBERED)])
    spans.push(trimmed(index, found));
  return spans;
}

/** Names on other services in a normalized text without marks. */
export function namesIn(text: string): Span[] {
  return NAMES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found, 1: name = '' }) =>
      trimmed(index + found.length - name.length, name),
    ),
  );
}

/** Without the punctuation of the sentence around it. */
function trimmed(start: number, found: string): Span {
  return { start, end: start + found.replace(/[.,;:!?)\]}]{1,20}$/u, '').length, kind: 'link' };
}

/** For patterns that are case-sensitive. */
function inAnyCase(words: string): string {
  return words
    .split(' ')
    .flatMap((word) => [word, `${word[0]?.toUpperCase()}${word.slice(1)}`, word.toUpperCase()])
    .join('|');
}

/** A text normalized for matching, with the way back to the original. */
export interface Plain {
  text: string;
  /** For each character of `text`, where its source begins and ends in the original. */
  starts: number[];
  ends: number[];
}

/** Invisible characters, those that only draw a shape around the one before, and private-use characters. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{M}\p{Cf}\p{Co}]$/u;
const DIGIT = /^\p{Nd}$/u;

/** Letters of other scripts that look like Latin ones, and characters that stand for one in an address. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairs('АВЕКМНОРСТУХІЈЅԚԜ', 'ABEKMHOPCTYXIJSQW'),
  ...pairs('авекмнорстухіјѕһԁԛԝӏ', 'abekmhopctyxijshdqwl'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('αενορτυχικ', 'aevoptuxik'),
  ...pairs('ıɡɑ۔。｡⁄∕‐‑‒–—―−', 'iga...//-------'),
]);

/** Digits and letters in black circles and squares, which NFKC leaves alone: the first character, how many there are, and their plain forms. */
const ENCLOSED: readonly (readonly [first: number, plain: string])[] = [
  [0x2776, '123456789'],
  [0x2780, '123456789'],
  [0x278a, '123456789'],
  [0x24f5, '123456789'],
  [0x24ff, '0'],
  [0x1f150, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [0x1f170, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [0x1f1e6, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
];

/** Each character is normalized once. */
const KNOWN = new Map<string, string>();
const MOST_KNOWN = 5_000;

/**
 * Normalizes a text: compatibility forms (NFKC), digits of all scripts, enclosed digits and letters, and lookalikes of
 * Latin letters become ASCII; accents and invisible characters go. One pass over the text.
 */
export function plainOf(written: string): Plain {
  const plain: Plain = { text: '', starts: [], ends: [] };
  let at = 0;
  for (const sign of written) {
    const form = sign <= '\x7f' ? sign : plainSign(sign);
    const end = at + sign.length;
    for (let n = 0; n < form.length; n++) {
      plain.starts.push(at);
      plain.ends.push(end);
    }
    // What surrounds a character, like the keycap around a digit, is hidden with it.
    if (form === '' && plain.ends.length > 0 && plain.ends.at(-1) === at) plain.ends[plain.ends.length - 1] = end;
    plain.text += form;
    at = end;
  }
  return joinSpelled(plain);
}

function plainSign(sign: string): string {
  const known = KNOWN.get(sign);
  if (known !== undefined) return known;
  const form = [...sign.normalize('NFKD')].map(plainPart).join('');
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(sign, form);
  return form;
}

function plainPart(sign: string): string {
  if (UNSEEN.test(sign)) return '';
  if (DIGIT.test(sign)) return digitOf(sign.codePointAt(0) ?? 0);
  const code = sign.codePointAt(0) ?? 0;
  for (const [first, plain] of ENCLOSED) {
    if (code >= first && code < first + plain.length) return plain[code - first] ?? '';
  }
  return LOOKALIKES[sign] ?? sign;
}

/** Unicode has decimal digits in runs of ten, each starting at its zero. */
function digitOf(code: number): string {
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
}

/** Joins words that are spelled out, as in "D A N A". */
const SPELLED = /(?<![\p{L}\p{N}])\p{L}(?: \p{L}(?![\p{L}\p{N}])){2,40}/gu;
const TOGETHER = / /gu;

function joinSpelled(plain: Plain): Plain {
  return rewrite(plain, SPELLED, (spelled) => spelled.replace(TOGETHER, ''));
}

/** The text with every match of the pattern replaced by what `as` says, which is never longer. */
export function rewrite(plain: Plain, pattern: RegExp, as: (found: string) => string): Plain {
  const written: Plain = { text: '', starts: [], ends: [] };
  let at = 0;
  const copy = (to: number) => {
    written.text += plain.text.slice(at, to);
    for (; at < to; at++) {
      written.starts.push(plain.starts[at] ?? 0);
      written.ends.push(plain.ends[at] ?? 0);
    }
  };
  for (const { index, 0: found } of plain.text.matchAll(pattern)) {
    copy(index);
    const form = as(found);
    written.text += form;
    at = index + found.length;
    for (let n = 0; n < form.length; n++) {
      // Each character of the replacement stands for the whole match, so hiding any part hides all of it.
      written.starts.push(plain.starts[index] ?? 0);
      written.ends.push(plain.ends[at - 1] ?? 0);
    }
  }
  if (at === 0) return plain;
  copy(plain.text.length);
  return written;
}

function pairs(from: string, to: string): [string, string][] {
  return [...from].map((sign, place) => [sign, to[place] ?? '']);
}

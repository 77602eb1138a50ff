/** A run of digits, or one word for a digit, in a normalized text. */
export interface Group {
  digits: string;
  start: number;
  end: number;
  /** Written as a word. */
  word: boolean;
  /** The text between this group and the one before, runs of spaces collapsed; undefined when too long to be within one number. */
  gap: string | undefined;
}

const WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  cero: '0',
  uno: '1',
  una: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  o: '0',
  tree: '3',
  fife: '5',
  niner: '9',
};
const TIMES: Readonly<Record<string, number>> = { double: 2, doble: 2, triple: 3, treble: 3 };
/** Words said between the groups of a number. */
const BETWEEN = new Set(
  'and then dash hyphen minus space dot point slash next followed by last number ends x y luego guion punto espacio area code'.split(
    ' ',
  ),
);

const LETTERS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', s: '5', b: '8', z: '2' };
/** Characters that are not digits but read as one; if there is no real digit, only in capitals, or as a single letter. */
const READ_AS_DIGITS = /^(?=[a-z]{0,10}\d)[\doilsbz]{1,11}$|^(?:[OISBZ]{1,4}|l)$/iu;
const CAPITALS = /^(?:[OISBZ]{1,4}|[oOlI])$/u;

const CHUNK = /[\p{L}\p{N}]{1,80}/gu;
/** Digit words and digits run together, as in "five12" and "512x555". */
const PIECE =
  /\d{1,20}|zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|x(?=\d)/giy;
const LONGEST_GAP = 12;
const NOT_IN_A_NUMBER = /[$€£¥%°]/u;

/** The groups of digits of a normalized text, in order. One pass from left to right. */
export function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let times = 1;
  let from = 0;
  let words = 0;
  let broken = false;
  const add = (digits: string, start: number, end: number, word: boolean) => {
    const between = text.slice(from, start);
    const one =
      !broken &&
      groups.length > 0 &&
      words <= 2 &&
      between.length <= LONGEST_GAP + words * LONGEST_GAP &&
      !NOT_IN_A_NUMBER.test(between);
    const gap = one ? between.replace(/\s{1,99}/gu, ' ') : undefined;
    for (let n = 0; n < times; n++) groups.push({ digits, start, end, word, gap: n === 0 ? gap : '' });
    times = 1;
    from = end;
    words = 0;
    broken = false;
  };
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    const lower = chunk.toLowerCase();
    const multiple = TIMES[lower];
    const before = groups.at(-1);
    if (multiple !== undefined) times = multiple;
    else if (lower === 'hundred' && before?.word && !broken && words === 0 && before.digits.length === 1) {
      before.digits += '00';
      before.end = from = index + chunk.length;
    } else {
      const pieces = piecesOf(chunk, lower);
      if (pieces) for (const { digits, at, length, word } of pieces) add(digits, index + at, index + at + length, word);
      else if (BETWEEN.has(lower)) words++;
      else {
        broken = true;
        times = 1;
      }
    }
  }
  return groups;
}

interface Piece {
  digits: string;
  at: number;
  length: number;
  word: boolean;
}

/** The digits that an unbroken run of letters and digits spells out; undefined when it says something else. */
function piecesOf(chunk: string, lower: string): Piece[] | undefined {
  if (/^\d{1,80}$/u.test(chunk)) return [{ digits: chunk, at: 0, length: chunk.length, word: false }];
  const word = WORDS[lower];
  if (word !== undefined) return [{ digits: word, at: 0, length: chunk.length, word: true }];
  // An extension: the number to dial comes before it.
  const extended = /^(\d{4,11})(?:x|ext)\d{1,6}$/u.exec(lower)?.[1];
  if (extended !== undefined) return [{ digits: extended, at: 0, length: chunk.length, word: false }];
  if (READ_AS_DIGITS.test(chunk) && (/\d/u.test(chunk) || CAPITALS.test(chunk))) {
    return [
      { digits: [...lower].map((sign) => LETTERS[sign] ?? sign).join(''), at: 0, length: chunk.length, word: false },
    ];
  }
  const pieces: Piece[] = [];
  PIECE.lastIndex = 0;
  for (let at = 0; at < lower.length; at = PIECE.lastIndex) {
    const found = PIECE.exec(lower)?.[0];
    if (found === undefined) return undefined;
    if (found !== 'x')
      pieces.push({ digits: WORDS[found] ?? found, at, length: found.length, word: WORDS[found] !== undefined });
  }
  return pieces;
}

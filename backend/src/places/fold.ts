/** Words that are written in full or short in the names of places. */
const SHORT: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' };

/**
 * Text as it is compared: no accents, no case, one space between words, points gone (`D.C.` is `dc`), commas and brackets kept as
 * commas because they part a street from a city from a state.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[,;()\n]+/g, ',')
    .replace(/[^a-z0-9,]+/g, ' ')
    .replace(/ ?,[ ,]*/g, ',')
    .replace(/^[ ,]+|[ ,]+$/g, '');
}

/** The key of a place's name: its folded words run together, Saint, Fort and Mount short, so that `De Kalb` is `DeKalb` and `Saint Louis` `St. Louis`. */
export function nameKey(folded: string): string {
  return folded
    .replaceAll(',', ' ')
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join('');
}

/** The same key with the short words kept as typed, for the search by the first letters. */
export function plainKey(folded: string): string {
  return folded.replace(/[ ,]/g, '');
}

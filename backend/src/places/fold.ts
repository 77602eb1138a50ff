/** Words that place names write in full or short. */
const SHORT: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'ste',
  fort: 'ft',
  mount: 'mt',
  mountain: 'mtn',
  springs: 'spgs',
  heights: 'hts',
  junction: 'jct',
  beach: 'bch',
};
/** Letters that stand for the first of several words: `N Charleston`. */
const DIRECTIONS: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };
const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/**
 * Text as compared: no accents, no case, single spaces, dots removed (`D.C.` is `dc`), commas and brackets kept as commas
 * because they separate a street from a city from a state.
 */
export function foldText(text: string): string {
  // Nearly every name takes this path, and there are 36,000 to fold at each start.
  if (PLAIN.test(text)) return text.toLowerCase();
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

/** The key of a place's name: its folded words run together, Saint, Fort and the like abbreviated, so that `De Kalb` is `DeKalb` and `Saint Louis` `St. Louis`. */
export function nameKey(folded: string): string {
  const words = folded.replaceAll(',', ' ').split(' ');
  return words
    .map((word, at) => (at === 0 && words.length > 1 ? DIRECTIONS[word] : undefined) ?? SHORT[word] ?? word)
    .join('');
}

/** The same key with abbreviations kept as typed, for the prefix search. */
export function plainKey(folded: string): string {
  return folded.replace(/[ ,]/g, '');
}

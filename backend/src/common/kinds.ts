import { CATEGORY_IDS, type Category } from './categories.js';
import { KIND_WORDS, NOT_A_KIND } from './kinds.words.js';

/** What an item is, in a word people use. */
export interface Kind {
  /** `boat`, `household move`: as stored in `subcategory`. */
  id: string;
  /** For a sentence, after "Priced as": `a boat`. */
  phrase: string;
  /** The rate card's group that prices it; without one, the weight decides. */
  group?: string;
}

/** The kinds of each category, in the order they are offered. */
export const KINDS = byCategory((category) =>
  Object.entries(KIND_WORDS[category]).map(([id, { phrase, group }]): Kind => ({
    id,
    phrase,
    ...(group === undefined ? {} : { group }),
  })),
);

type Tier = 'names' | 'models' | 'makes';

/** A phrase of words, or of word starts with digits; without a kind, it says the thing is none. */
interface Phrase {
  words: readonly { text: string; start?: RegExp }[];
  kind: Kind | undefined;
}

const PHRASES = byCategory(phrasesOf);

/** What comes before these names the thing; what comes after says what is with it, where it is or whose it is. */
const SUBORDINATE = new Set([
  'with',
  'w',
  'on',
  'for',
  'from',
  'to',
  'in',
  'into',
  'of',
  'at',
  'by',
  'after',
  'before',
  'near',
  'without',
  'no',
  'needs',
  'via',
  'inside',
  'under',
  'incl',
  'including',
  'plus',
]);
/** After these comes a place or a person, never a make. */
const ELSEWHERE = new Set(['from', 'to', 'at', 'near', 'in', 'by', 'no', 'without']);
const LONGEST_TEXT = 300;

interface Segment {
  words: string[];
  /** The word it depends on; undefined if it stands alone. */
  after: string | undefined;
}

/**
 * The kind a title or subcategory names within a category; undefined if it does not say.
 * Deterministic and offline: words only, without weights or guesses beyond them.
 */
export function kindIn(text: string, category: Category): Kind | undefined {
  const segments = segmentsOf(text);
  const main = segments.filter(({ after }) => after === undefined);
  const rest = segments.filter(({ after }) => after !== undefined);
  const phrases = PHRASES[category];
  const found = firstIn(main, phrases, ['names', 'models']) ?? firstIn(main, phrases, ['makes']);
  if (found) return found.kind;
  const besides = rest.filter(({ after }) => !ELSEWHERE.has(after as string));
  return (
    firstIn(besides, phrases, ['names', 'models']) ??
    firstIn(besides, phrases, ['makes']) ??
    firstIn(rest, phrases, ['names'])
  )?.kind;
}

/** An item's kind: its subcategory if given, else what its title says. */
export function kindOf({
  category,
  subcategory,
  title,
}: {
  category: Category;
  subcategory?: string | null;
  title?: string | null;
}): Kind | undefined {
  return kindIn(subcategory || title || '', category);
}

function firstIn(
  segments: readonly Segment[],
  phrases: Record<Tier, Map<string, Phrase[]>>,
  tiers: readonly Tier[],
): Phrase | undefined {
  for (const { words } of segments) {
    for (const tier of tiers) {
      const found = lastIn(words, phrases[tier]);
      if (found) return found;
    }
  }
  return undefined;
}

/** The phrase that ends last; among those, the longest. */
function lastIn(words: readonly string[], phrases: Map<string, Phrase[]>): Phrase | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    const found = phrases.get(keyOf(words[end - 1] as string))?.find((phrase) => endsAt(phrase, words, end));
    if (found) return found;
  }
  return undefined;
}

function endsAt({ words: wanted }: Phrase, words: readonly string[], end: number): boolean {
  const start = end - wanted.length;
  return (
    start >= 0 &&
    wanted.every(({ text, start: opening }, i) =>
      opening ? opening.test(words[start + i] as string) : words[start + i] === text,
    )
  );
}

/** Open-ended words are found by their first letters. */
function keyOf(word: string): string {
  return word.replace(/(?<=[a-z])\d.*$/, '');
}

function segmentsOf(text: string): Segment[] {
  const plain = text
    .slice(0, LONGEST_TEXT)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/'s\b/g, '')
    .replace(/\b(\d+|one|two|three|four|five)[\s-]*(br|bdr|bdrm|bed room|bedroom)s?\b/g, ' bedrooms ')
    .replace(/\s[-\u2013\u2014]\s/g, ' , ')
    .replace(/[&+]/g, ' and ');
  const segments: Segment[] = [{ words: [], after: undefined }];
  for (const [token] of plain.matchAll(/[a-z0-9]+|[,;:()/|]/g)) {
    if (/^[,;:()/|]$/.test(token) || token === 'and') segments.push({ words: [], after: undefined });
    else if (SUBORDINATE.has(token)) segments.push({ words: [], after: token });
    else segments.at(-1)?.words.push(singular(token));
  }
  return segments.filter(({ words }) => words.length > 0);
}

/** A word without its plural ending; a word that only looks plural loses its s too, here as in the table. */
function singular(word: string): string {
  if (word.length <= 3 || word.endsWith('ss')) return word;
  if (/(x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function phrasesOf(category: Category): Record<Tier, Map<string, Phrase[]>> {
  const tiers: Record<Tier, Map<string, Phrase[]>> = { names: new Map(), models: new Map(), makes: new Map() };
  const add = (tier: Tier, list: string | undefined, kind: Kind | undefined): void => {
    for (const entry of (list ?? '').split(',')) {
      const words = entry
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((word) =>
          word.endsWith('#')
            ? { text: word.slice(0, -1), start: new RegExp(`^${word.slice(0, -1)}\\d`) }
            : { text: singular(word) },
        );
      const last = words.at(-1);
      if (!last) continue;
      const key = keyOf(last.text);
      tiers[tier].set(
        key,
        [...(tiers[tier].get(key) ?? []), { words, kind }].sort((a, b) => b.words.length - a.words.length),
      );
    }
  };
  for (const kind of KINDS[category]) {
    const { names, models, makes } = KIND_WORDS[category][kind.id] ?? { names: '' };
    add('names', names, kind);
    add('models', models, kind);
    add('makes', makes, kind);
  }
  add('names', NOT_A_KIND[category], undefined);
  return tiers;
}

function byCategory<Value>(make: (category: Category) => Value): Record<Category, Value> {
  return Object.fromEntries(CATEGORY_IDS.map((category) => [category, make(category)])) as Record<Category, Value>;
}

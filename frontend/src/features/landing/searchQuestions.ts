import MiniSearch from 'minisearch';
import type { Question } from './questions';

/** Words in questions that say nothing about the topic. */
const EMPTY = new Set(
  'a an and are at be can do does for from get have how i if in is it me my of on or so that the there they this to was we what when who why will with you your'.split(
    ' ',
  ),
);
/** Shown when nothing comes close. */
const MOST_ASKED = ['When do I pay?', 'Can I cancel?', 'What if something is damaged?'];
const NEAREST = 3;
/** As a share of the best score; anything below it only shares a word by chance. */
const LEAST_SHARE = 0.35;

export interface Found {
  questions: Question[];
  /** True if nothing matched and these are only the nearest. */
  isGuess: boolean;
}

/** Builds a search over the questions, their answers and other words that people use. It tolerates typos. */
export function questionSearch(questions: readonly Question[]): (typed: string) => Found {
  const index = new MiniSearch<Question & { id: number }>({
    fields: ['question', 'also', 'answer'],
    processTerm: (term) => {
      const word = stem(term.toLowerCase());
      return EMPTY.has(word) ? null : word;
    },
    searchOptions: { boost: { question: 3, also: 3 }, combineWith: 'OR' },
  });
  index.addAll(questions.map((question, id) => ({ ...question, id })));
  const chosen = (hits: readonly { id: number }[]) =>
    hits.map(({ id }) => questions[id]).filter((question) => question !== undefined);
  return (typed) => {
    const hits = index.search(typed, {
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 2 : term.length > 3 ? 1 : false),
    });
    const good = hits.filter(({ score }) => score >= LEAST_SHARE * (hits[0]?.score ?? 0));
    if (good.length > 0) return { questions: chosen(good), isGuess: false };
    const near = chosen(index.search(typed, { prefix: true, fuzzy: 0.5 }));
    const asked = questions.filter(({ question }) => MOST_ASKED.includes(question));
    return { questions: [...new Set([...near, ...asked])].slice(0, NEAREST), isGuess: true };
  };
}

/** One form for singular and plural, and for a verb with its usual endings. */
function stem(word: string): string {
  return word.replace(/(?<=\w{3})(?:ies)$/, 'y').replace(/(?<=\w{3})(?:ing|ed|s)$/, '');
}

import { after, DAY } from '../common/clock.js';
import type { Statement } from '../platform/database/statement.js';
import type { Sought } from './shipments.newest.js';

const MOST_WORDS = 20;

/** What was typed as a text query: all words must match, the last one may be unfinished. (An unfinished word reads every word that starts like it.) */
function prefixQuery(typed: string): string {
  const words = (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  return words.map((word, place) => (place === words.length - 1 ? `${word}:*` : word)).join(' & ');
}

/** Writes the condition that all words are in the title or description, and returns it. */
export function writeWords(statement: Statement, typed: string): string {
  const words = prefixQuery(typed);
  const condition = words ? `s.words @@ to_tsquery('english', ${statement.value(words)})` : 'false';
  statement.where(condition);
  return condition;
}

/** A word in more listings than this is common: a page of them is found among this many of the newest. */
const COMMON = 2_000;
const NEWEST = 400;
/**
 * A less common word, or one buried under newer listings, is looked up in the index of words: first in the last days, then
 * in everything older. Each look reads the word's whole index entry, so there are only two.
 */
const RECENT_DAYS = 28;

/** How to find the newest with these words from an instant on; `total` is SQL for how many have them, undefined if there is no index to walk along. */
export function soughtWords(statement: Statement, condition: string, total: string | undefined, from: Date): Sought {
  const recent = `${statement.value(after(from, -RECENT_DAYS * DAY))}::timestamptz`;
  return {
    condition,
    walk: { rows: NEWEST, if: total === undefined ? 'false' : `${total} > ${COMMON}` },
    // The second must not use an index on time, which would read nearly everything there is.
    windows: [`s.created_at >= ${recent}`, `s.created_at + interval '0' < ${recent}`],
  };
}

import { after, DAY } from '../common/clock.js';
import type { Statement } from '../platform/database/statement.js';
import type { Sought } from './shipments.newest.js';

const MOST_WORDS = 20;

/** What was typed as a text query: all words must be there, the last one may be unfinished. (Each unfinished one reads all words that begin like it.) */
function prefixQuery(typed: string): string {
  const words = (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  return words.map((word, place) => (place === words.length - 1 ? `${word}:*` : word)).join(' & ');
}

/** Writes the condition that all words are in title and description, and answers it. */
export function writeWords(statement: Statement, typed: string): string {
  const words = prefixQuery(typed);
  const condition = words
    ? `to_tsvector('english', s.title || ' ' || coalesce(s.description, '')) @@ to_tsquery('english', ${statement.value(words)})`
    : 'false';
  statement.where(condition);
  return condition;
}

/** A word that more listings have than this is common: a page of them is found among so many of the newest. */
const COMMON = 2_000;
const NEWEST = 400;
/**
 * What is less common, or lies below much else, is looked up by the index of words: in the last days, then in all that is
 * older. Each look reads the whole index entry of the word, so there are but two.
 */
const RECENT_DAYS = 28;

/** How the newest with these words are found from an instant on; `total` is SQL for how many have them, undefined where there is no index to walk along. */
export function soughtWords(statement: Statement, condition: string, total: string | undefined, from: Date): Sought {
  const recent = `${statement.value(after(from, -RECENT_DAYS * DAY))}::timestamptz`;
  return {
    condition,
    walk: { rows: NEWEST, if: total === undefined ? 'false' : `${total} > ${COMMON}` },
    // The second is not found by an index of the time, which would read nearly everything there is.
    windows: [`s.created_at >= ${recent}`, `s.created_at + interval '0' < ${recent}`],
  };
}

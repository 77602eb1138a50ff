import { COUNT_CAP } from '../common/paging.js';
import type { Statement } from '../platform/database/statement.js';
import { ofAnyStatus } from './visible.js';

const MOST_WORDS = 20;

/** What was typed as a text query: all words must match, the last one may be unfinished. (An unfinished word reads every word that starts like it.) */
function prefixQuery(typed: string): string {
  const words = (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  return words.map((word, place) => (place === words.length - 1 ? `${word}:*` : word)).join(' & ');
}

/** Words to look for, in SQL: the query, and the condition that a shipment `s` has them all in its title or description. */
export interface SoughtWords {
  query: string;
  condition: string;
}

/** Writes the condition on words. */
export function writeWords(statement: Statement, typed: string): SoughtWords {
  const words = prefixQuery(typed);
  const query = words ? `to_tsquery('english', ${statement.value(words)})` : `''::tsquery`;
  const condition = words ? `s.words @@ ${query}` : 'false';
  statement.where(condition);
  return { query, condition };
}

/** A search that finds more than this goes back day by day; of one that finds less, all it finds is read, once for its count and its page. */
export const COMMON = 500;

/** SQL for the day of an instant, as `words_on_day` counts them. */
const dayOf = (at: string): string => `floor(extract(epoch FROM ${at}) / 86400)::int`;

/**
 * SQL for the newest with some words. Left alone, the planner either walks back from the newest listing and checks each, which is
 * endless when something else was just listed in bulk, or reads every match.
 */
export class WordSearch {
  private readonly matches: string;
  private readonly written: number;

  /**
   * Make it before the conditions on the page are written, which may be on a shipment's id, owner and time of creation.
   * @param isCommon whether it is known to find more than `COMMON`
   * @param indexed the condition of the index of words that has all that may be found; undefined where none has
   */
  constructor(
    private readonly statement: Statement,
    private readonly words: SoughtWords,
    readonly isCommon: boolean,
    indexed: string | undefined,
  ) {
    // Left alone, the planner takes an unfinished word to be in one of 200 listings, and reads all of a status as well to meet them.
    this.matches = indexed
      ? `(SELECT * FROM shipments s WHERE ${words.condition} AND ${indexed} OFFSET 0) s WHERE ${statement.all(words.condition)}`
      : `shipments s WHERE ${statement.all()}`;
    this.written = statement.conditions.length;
  }

  /** The part of the statement that the others name: as it has no limit, the planner reads it by the index of words, and only as far as it is asked for. */
  get matching(): string {
    return this.isCommon ? '' : `matching AS MATERIALIZED (SELECT s.id, s.created_at, s.user_id FROM ${this.matches}),`;
  }

  /** How many there are, up to one past the cap. */
  count(): string {
    return `(SELECT count(*)::int FROM (SELECT 1 FROM matching LIMIT ${COUNT_CAP + 1}) counted)`;
  }

  /**
   * What the page is read from.
   * @param total how many there are
   * @param before an instant that none is newer than; undefined for the newest of all
   */
  source(total: string, before: string | undefined, wanted: number): string {
    const inOrder = `ORDER BY s.created_at DESC, s.id DESC LIMIT ${wanted}`;
    const end = (direction: 'ASC' | 'DESC') =>
      `(SELECT s.created_at FROM shipments s WHERE ${ofAnyStatus('s')} ORDER BY s.created_at ${direction}, s.id ${direction} LIMIT 1)`;
    // Each word of the query is marked once; on each day the mark becomes that day.
    const marked = `regexp_replace(${this.words.query}::text, '''([^'']+)''', '''@/\\1''', 'g')`;
    const onDay = `words_on_day(s.words, s.created_at) @@ replace(q.marked, '@', d.day::text)::tsquery`;
    // OFFSET 0 keeps the planner from reading all that meets the other conditions, once for each day.
    const days = `SELECT n.id, n.created_at FROM (SELECT ${marked} AS marked) q
      CROSS JOIN generate_series(${dayOf(before ?? end('DESC'))}, ${dayOf(end('ASC'))}, -1) d (day)
      CROSS JOIN LATERAL (SELECT s.id, s.created_at FROM (SELECT * FROM shipments s WHERE ${onDay} OFFSET 0) s
        WHERE ${this.statement.all(this.words.condition)} ${inOrder}) n`;
    const among = (ids: string) => `shipments s WHERE s.id IN (SELECT id FROM (${ids}) newest)`;
    if (this.isCommon) return among(`${days} LIMIT ${wanted}`);
    const onPage = this.statement.conditions.slice(this.written).join(' AND ') || 'true';
    return among(`(${days} WHERE ${total} > ${COMMON} LIMIT ${wanted})
      UNION ALL (SELECT s.id, s.created_at FROM matching s WHERE ${total} <= ${COMMON} AND ${onPage} ${inOrder})`);
  }
}

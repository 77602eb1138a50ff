import { COUNT_CAP, type Cursor, decodeCursor, ListPage } from '../../common/paging.js';
import type { Db } from './db.js';
import { cursorText } from './json.js';

/** A list as SQL. Its texts are parts of one statement: constants of the program only, never anything a caller sent. */
export interface PageSql {
  /** What comes after FROM. */
  from: string;
  where: string;
  /** The parameters of `from`, `where` and `json`, from $1 on. */
  values: readonly unknown[];
  /** A row's JSON. */
  json: string;
  /** The instant and id the list is ordered by. */
  at: string;
  id: string;
  /** `oldest` first, or `newest` first; `latest` pages like newest, but with each page's oldest on top, as in a conversation. */
  order: 'newest' | 'oldest' | 'latest';
}

/** Reads one page: its JSON, the cursor of the next and the capped count, in one statement. */
export async function readPage(db: Db, sql: PageSql, search: { limit: number; cursor?: string }): Promise<ListPage> {
  const cursor = decodeCursor(search.cursor);
  const upwards = sql.order === 'oldest';
  const direction = upwards ? 'ASC' : 'DESC';
  const count = sql.values.length;
  const begin = cursor
    ? `AND (${sql.at}, ${sql.id}) ${upwards ? '>' : '<'} ($${count + 2}::timestamptz, $${count + 3}::uuid)`
    : '';
  const row = await db.oneWide<{ content: string; next: Cursor | null; total: number }>(
    `WITH page AS (
       SELECT ${sql.json} AS json, ${cursorText(sql.at)} AS at, ${sql.id} AS id,
              row_number() OVER (ORDER BY ${sql.at} ${direction}, ${sql.id} ${direction}) AS n
         FROM ${sql.from} WHERE (${sql.where}) ${begin}
        ORDER BY ${sql.at} ${direction}, ${sql.id} ${direction} LIMIT $${count + 1}::int + 1)
     SELECT coalesce(json_agg(json ORDER BY n ${sql.order === 'latest' ? 'DESC' : 'ASC'}) FILTER (WHERE n <= $${count + 1}), '[]')::text AS content,
            (SELECT json_build_object('at', last.at, 'id', last.id) FROM page last
              WHERE last.n = $${count + 1} AND EXISTS (SELECT 1 FROM page WHERE n > $${count + 1})) AS next,
            (SELECT count(*) FROM (SELECT 1 FROM ${sql.from} WHERE ${sql.where} LIMIT ${COUNT_CAP + 1}) counted) AS total
       FROM page`,
    [...sql.values, search.limit, ...(cursor ? [cursor.at, cursor.id] : [])],
  );
  return new ListPage(row?.content ?? '[]', row?.total ?? 0, row?.next ?? undefined);
}

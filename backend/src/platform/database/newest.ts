import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { COUNT_CAP, decodeCursor, ListPage } from '../../common/paging.js';
import { cursorText } from './json.js';

/**
 * A page of entities, the newest first, and how many there are, up to one past the cap.
 * @param query rows with `id` and `createdAt`, with all conditions but the cursor's
 * @throws 400 for a cursor that is not one of ours
 */
export async function readNewest<Row extends ObjectLiteral & { id: string }, Shown>(
  query: SelectQueryBuilder<Row>,
  { limit, cursor }: { limit: number; cursor?: string },
  show: (row: Row) => Shown,
): Promise<ListPage<Shown>> {
  const after = decodeCursor(cursor);
  const capped = query
    .clone()
    .select('1')
    .limit(COUNT_CAP + 1);
  const counted = await query.connection
    .createQueryBuilder()
    .select('count(*)::int', 'total')
    .from(`(${capped.getQuery()})`, 'capped')
    .setParameters(capped.getParameters())
    .getRawOne<{ total: number }>();
  const page = query.clone().addSelect(cursorText(`${query.alias}.created_at`), 'at');
  if (after) page.andWhere(`(${query.alias}.created_at, ${query.alias}.id) < (:at::timestamptz, :id::uuid)`, after);
  const { entities, raw } = await page
    .orderBy(`${query.alias}.created_at`, 'DESC')
    .addOrderBy(`${query.alias}.id`, 'DESC')
    .limit(limit + 1)
    .getRawAndEntities<{ at: string }>();
  const [last, at] = [entities[limit - 1], raw[limit - 1]?.at];
  const next = entities.length > limit && last && at ? { at, id: last.id } : undefined;
  return new ListPage(entities.slice(0, limit).map(show), counted?.total ?? 0, next);
}

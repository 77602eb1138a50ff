import { createHash } from 'node:crypto';
import { invalidField } from './errors.js';

/** Where a keyset page begins: after the row with this sort value (usually createdAt, to the microsecond) and id. */
export interface Cursor {
  at: string;
  id: string;
}

export const DEFAULT_LIMIT = 20;
export const MAX_LIMIT = 100;

/** Counts are exact up to this many rows; beyond that a list says it is capped. */
export const COUNT_CAP = 10_000;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** An instant as `cursorText` writes it. */
const INSTANT_KEY = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/;

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}

/** @param url of the page that it ends: only the same list in the same order takes it */
export function encodeCursor({ at, id }: Cursor, url: string): string {
  return Buffer.from(`${at}|${id}|${markOf(url)}`).toString('base64url');
}

/** Reads what `encodeCursor` wrote, for a list sorted by values that match `key`; anything else is a 400 on `cursor`. */
export function decodeCursor(text: string | undefined, key: RegExp = INSTANT_KEY): Cursor | undefined {
  if (text === undefined) return undefined;
  const [at = '', id, , ...rest] = partsOf(text);
  if (rest.length > 0 || !isUuid(id) || !key.test(at) || !isPossible(at))
    throw invalidField('cursor', 'This cursor is not one of ours.');
  return { at, id };
}

/** Is the day or instant, if it is one, one that there is? The database refuses the others in words of its own. */
function isPossible(at: string): boolean {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d)|$)/.exec(at) ?? [];
  if (day === undefined) return true;
  const instant = new Date(`${day}T${time ?? '00:00:00'}Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) && day >= '0001';
}

/**
 * Refuses a cursor out of another list, or of this one in another order: rows would be left out, and nothing would say so. Those handed
 * out before cursors had a mark still pass.
 * @throws 400 on `cursor`
 */
export function requireOwnCursor(cursor: string, url: string): void {
  const mark = partsOf(cursor)[2];
  if (mark !== undefined && mark !== markOf(url))
    throw invalidField('cursor', 'This cursor is of another list, or of another order. Begin again without it.');
}

function partsOf(cursor: string): string[] {
  return Buffer.from(cursor, 'base64url').toString('utf8').split('|');
}

/** Names a list and its order, whatever it is narrowed to. */
function markOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const sort = searchParams.get('sort') ?? 'newest';
  const order = searchParams.has('updatedSince') ? 'updatedAt' : sort;
  return createHash('sha256').update(`${pathname} ${order}`).digest('base64url').slice(0, 8);
}

/** A page of a list: its rows, or their JSON as the database made it; the cursor of the next page; the capped count. */
export class ListPage<Row = unknown> {
  constructor(
    readonly content: Row[] | string,
    readonly total: number,
    readonly next?: Cursor,
    /** Of everybody's records: they say nothing of what their reader can do. */
    readonly isOpen = false,
  ) {}
}

/** An answer whose JSON the database made, with public columns only. */
export class JsonText {
  constructor(readonly json: string) {}

  /** As kept for a repeat of the call. */
  toJSON(): unknown {
    return JSON.parse(this.json);
  }
}

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

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(`${cursor.at}|${cursor.id}`).toString('base64url');
}

/** Reads what `encodeCursor` wrote, for a list sorted by values that match `key`; anything else is a 400 on `cursor`. */
export function decodeCursor(text: string | undefined, key: RegExp = INSTANT_KEY): Cursor | undefined {
  if (text === undefined) return undefined;
  const [at = '', id, ...rest] = Buffer.from(text, 'base64url').toString('utf8').split('|');
  const possible = key !== INSTANT_KEY || !Number.isNaN(Date.parse(at));
  if (rest.length > 0 || !isUuid(id) || !key.test(at) || !possible)
    throw invalidField('cursor', 'This cursor is not one of ours.');
  return { at, id };
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

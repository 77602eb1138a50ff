import { addressOf, type Params } from './address';
import type { AnswerOf, AskedOf, ListPath, Method, PathOf, Rest, RowOf, SearchOf } from './operations';
import { nextOf, type ListPage } from './pages';

/** A call, ready to send. */
export interface Outgoing {
  method: Method;
  /** With its query. */
  address: string;
  body: object | undefined;
  /** The idempotency key. */
  key: string | undefined;
  signal: AbortSignal | undefined;
  /** Sent even while the page is closing. */
  outlives?: boolean | undefined;
}

/** Sends a call. Returns the parsed body of a success (undefined if it has none) and throws for everything else. */
export type Send = (outgoing: Outgoing) => Promise<{ body: unknown; headers: Headers }>;

/** Calls the API as openapi.json describes it. @throws what the transport throws for a refusal or a missing answer */
export type Call = <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...asked: Rest<AskedOf<M, P>>
) => Promise<AnswerOf<M, P>>;

/** Makes typed calls over a transport. */
export function createCall(send: Send): Call {
  return async <M extends Method, P extends PathOf<M>>(method: M, path: P, ...[asked]: Rest<AskedOf<M, P>>) => {
    const { params, body, files, key, signal, outlives } = (asked ?? {}) as {
      params?: Params;
      body?: object;
      files?: Record<string, File[] | string | undefined>;
      key?: string;
      signal?: AbortSignal;
      outlives?: boolean;
    };
    const answer = await send({
      method,
      address: addressOf(path, params),
      body: files ? formOf(files) : body,
      key,
      signal,
      outlives,
    });
    return answer.body as AnswerOf<M, P>;
  };
}

function formOf(files: Record<string, File[] | string | undefined>): FormData {
  const form = new FormData();
  // Texts first: a server that streams has them before it takes the files.
  for (const [name, text] of Object.entries(files)) if (typeof text === 'string') form.append(name, text);
  for (const [name, all] of Object.entries(files))
    if (Array.isArray(all)) for (const file of all) form.append(name, file);
  return form;
}

/** Reads a page of a list: the first by its address, each later one by the link in the page before it. */
export type ReadPage = <P extends ListPath>(
  path: P,
  address: string,
  signal?: AbortSignal,
) => Promise<ListPage<RowOf<P>>>;

/** Makes a page reader from a transport. */
export function createReadPage(send: Send): ReadPage {
  return async <P extends ListPath>(_path: P, address: string, signal?: AbortSignal) => {
    const { body, headers } = await send({ method: 'GET', address, body: undefined, key: undefined, signal });
    const items = body as RowOf<P>[];
    return {
      items,
      total: Number(headers.get('x-total-count') ?? items.length),
      capped: headers.get('x-total-count-capped') === 'true',
      next: nextOf(headers),
    };
  };
}

/** The most rows the server returns at once. */
const MOST = 100;

/** Reads every row of a list, through its last page. */
export async function everyRow<P extends ListPath>(
  readPage: ReadPage,
  path: P,
  params: SearchOf<P>,
  signal?: AbortSignal,
): Promise<RowOf<P>[]> {
  const rows: RowOf<P>[] = [];
  for (let next: string | undefined = addressOf(path, { ...(params as Params), limit: MOST }); next !== undefined;) {
    const page: ListPage<RowOf<P>> = await readPage(path, next, signal);
    rows.push(...page.items);
    next = page.next;
  }
  return rows;
}

/** A random key for one attempt of one action. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

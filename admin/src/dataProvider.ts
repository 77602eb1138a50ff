import type { Method, PathOf, BodyOf, AnswerOf } from '@haulway/frontend/kit/api/operations.ts';
import type {
  DataProvider,
  GetListParams,
  GetListResult,
  Identifier,
  RaRecord,
  UpdateParams,
  UpdateResult,
} from 'react-admin';
import { call, restProvider } from './session/call';

/** The most rows the API returns at once. */
const MOST_ROWS = 100;

type ApprovalAsked = { approvalId: string; until: string };
type DoPath = Extract<PathOf<'POST'>, `/api/admin/${string}/{id}/${string}`>;
type ChangePath = Extract<PathOf<'PUT'>, '/api/admin/api-keys/{id}' | '/api/admin/support-tickets/{id}'>;
type RemovalPath = Extract<PathOf<'DELETE'>, `/api/admin/${string}/{id}`>;

/** What operators can do to a record, by its call. */
export type ActName = `POST ${DoPath}` | `PUT ${ChangePath}` | `DELETE ${RemovalPath}`;

type BodyOfAct<Name extends ActName> = Name extends `POST ${infer P extends DoPath}`
  ? BodyOf<'POST', P>
  : Name extends `PUT ${infer P extends ChangePath}`
    ? BodyOf<'PUT', P>
    : Name extends `DELETE ${infer P extends RemovalPath}`
      ? BodyOf<'DELETE', P>
      : never;

/** An act and the record it is done to. */
export type Act = { [Name in ActName]: { act: Name; id: Identifier; body?: BodyOfAct<Name> } }[ActName] & {
  /** Whose record it is, for what can be done to several resources. */
  resource?: string;
  /** The same act with the same key is done only once. */
  key?: string;
};

/** Calls whose answers the screen shows. */
export type AskPath = Extract<
  PathOf<'POST'>,
  `/api/admin/rate-cards/${string}` | '/api/admin/users/{id}/view-as' | '/api/admin/texts/{id}/preview'
>;

/** react-admin's calls, and the acts of operators. */
export interface ConsoleProvider extends DataProvider {
  /**
   * Answers `done` once the server has done it, with `waitsUntil` if a second operator has to approve it first; without `done`,
   * the session was over.
   */
  act(act: Act): Promise<{ data: { done?: boolean; waitsUntil?: string } }>;
  /** Answers with the server's answer. */
  ask<P extends AskPath>(path: P, body?: BodyOf<'POST', P>, id?: Identifier): Promise<{ data: AnswerOf<'POST', P> }>;
}

/** Untyped: the types of `act` and `ask` have already checked the call. */
const send = call as (method: Method, path: string, asked: object) => Promise<unknown>;

/** The console's access to `/api/admin`. A long list, such as a CSV export, is read in chunks. */
export const dataProvider: ConsoleProvider = {
  ...restProvider,

  async getList<RecordType extends RaRecord>(
    resource: string,
    params: GetListParams,
  ): Promise<GetListResult<RecordType>> {
    const { page = 1, perPage = 25 } = params.pagination ?? {};
    if (perPage <= MOST_ROWS) return restProvider.getList<RecordType>(resource, params);
    const data: RecordType[] = [];
    let total = 0;
    for (let first = (page - 1) * perPage; first < page * perPage; first += MOST_ROWS) {
      const piece = await restProvider.getList<RecordType>(resource, {
        ...params,
        pagination: { page: first / MOST_ROWS + 1, perPage: MOST_ROWS },
      });
      data.push(...piece.data);
      total = piece.total ?? data.length;
      if (piece.data.length < MOST_ROWS) break;
    }
    return { data: data.slice(0, perPage), total };
  },

  async update<RecordType extends RaRecord>(
    resource: string,
    params: UpdateParams<RecordType>,
  ): Promise<UpdateResult<RecordType>> {
    const answer = await restProvider.update<RecordType>(resource, params);
    // A change of a rate card is a new version with an id of its own. The one it was made from stays as it is; react-admin
    // would keep the answer in its place, and then find another record there than the one it asks for.
    return resource === 'rate-cards' ? { data: params.previousData } : answer;
  },

  async ask<P extends AskPath>(path: P, body?: BodyOf<'POST', P>, id?: Identifier) {
    return { data: (await send('POST', path, { body, ...(id ? { params: { id } } : {}) })) as AnswerOf<'POST', P> };
  },

  async act({ act, id, resource, body, key }) {
    const [method, path] = act.split(' ') as [Method, string];
    const answer = await send(method, path, { params: { id, ...(resource ? { resource } : {}) }, body, key });
    return { data: { done: true, ...waitsIn(answer) } };
  },
};

/** An act that moves much money is answered with the approval that it waits for. */
function waitsIn(answer: unknown): { waitsUntil?: string } {
  const { approvalId, until } = (answer ?? {}) as Partial<ApprovalAsked>;
  return approvalId && until ? { waitsUntil: until } : {};
}

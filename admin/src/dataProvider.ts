import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'react-admin';
import { call } from './session/call';

/** Most rows that the API gives at once. */
const MOST_ROWS = 100;

/** What an operator does to a record: `POST /api/admin/{resource}/{id}/{verb}`; to remove it, `DELETE /api/admin/{resource}/{id}`. */
export interface Act {
  resource: string;
  id: Identifier;
  verb: string;
  body?: Record<string, unknown>;
  /** The same act with the same key happens once. */
  key?: string;
}

/** A question about a whole resource: `POST /api/admin/{resource}/{verb}`. */
export interface Question {
  resource: string;
  verb: string;
  body?: Record<string, unknown>;
}

/** react-admin's calls, and the acts of operators. */
export interface ConsoleProvider extends DataProvider {
  /** Answers `done` once the server has done it; without it the session was over. */
  act(act: Act): Promise<{ data: { done?: boolean } }>;
  /** Answers what the server said. */
  ask<T>(question: Question): Promise<{ data: T }>;
}

const api = simpleRestProvider('/api/admin', call);

/** The console's way to `/api/admin`; a long list, such as a CSV export, is read in pieces. */
export const dataProvider: ConsoleProvider = {
  ...api,

  async getList<RecordType extends RaRecord>(resource: string, params: GetListParams): Promise<GetListResult<RecordType>> {
    const { page = 1, perPage = 25 } = params.pagination ?? {};
    if (perPage <= MOST_ROWS) return api.getList<RecordType>(resource, params);
    const data: RecordType[] = [];
    let total = 0;
    for (let first = (page - 1) * perPage; first < page * perPage; first += MOST_ROWS) {
      const piece = await api.getList<RecordType>(resource, { ...params, pagination: { page: first / MOST_ROWS + 1, perPage: MOST_ROWS } });
      data.push(...piece.data);
      total = piece.total ?? data.length;
      if (piece.data.length < MOST_ROWS) break;
    }
    return { data: data.slice(0, perPage), total };
  },

  async ask<T>({ resource, verb, body }: Question) {
    const { json } = await call(`/api/admin/${resource}/${verb}`, { method: 'POST', ...(body ? { body: JSON.stringify(body) } : {}) });
    return { data: json as T };
  },

  async act({ resource, id, verb, body, key }) {
    const headers = new Headers(key ? { 'Idempotency-Key': key } : {});
    const record = `/api/admin/${resource}/${encodeURIComponent(id)}`;
    const [method, url] = verb === 'remove' ? ['DELETE', record] : ['POST', `${record}/${verb}`];
    await call(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return { data: { done: true } };
  },
};

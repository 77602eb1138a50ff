import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import { call } from './session/call';

/** Most rows that the API gives at once. */
const MOST_ROWS = 100;

const api = simpleRestProvider('/api/admin', call);

/** The console's way to `/api/admin`; a long list, such as a CSV export, is read in pieces. */
export const dataProvider: DataProvider = {
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
};

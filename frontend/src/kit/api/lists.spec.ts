import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { changeRows } from './lists';

const PATH = '/api/notifications';

it('puts back the rows that it changed, and leaves alone what came meanwhile', () => {
  const client = new QueryClient();
  const row = (id: string, readAt: string | null) => ({ id, readAt });
  const shown = (...items: object[]) => client.setQueryData([PATH], { pages: [{ items }], pageParams: [''] });
  const rows = () => client.getQueryData<{ pages: { items: object[] }[] }>([PATH])?.pages[0]?.items;
  shown(row('old', 'Monday'), row('new', null));
  const putBack = changeRows(client, PATH, (notice) => (notice.readAt ? notice : { ...notice, readAt: 'now' }));
  expect(rows()).toEqual([row('old', 'Monday'), row('new', 'now')]);
  shown(row('live', null), ...(rows() ?? []));
  putBack();
  expect(rows()).toEqual([row('live', null), row('old', 'Monday'), row('new', null)]);
  client.clear();
});

import { randomUUID } from 'node:crypto';
import { expectRefusal, ok, type Person, World } from './support/people.js';

interface Row {
  id: string;
  label: string;
  filter: object;
  sort: string[] | null;
  sharer: string;
}

let world: World;
let support: Person;

beforeAll(async () => {
  world = await World.start();
  support = await operator('support', 'Sue');
});

async function operator(operatorRole: string, name?: string): Promise<Person> {
  const person = await world.newShipper(name);
  ok(await world.admin.api.put(`/api/admin/users/${person.id}`, { operatorRole }), 200);
  return person;
}

const share = (by: Person, changes: object = {}) =>
  by.api.post<Row>('/api/admin/shared-queries', {
    resource: 'payments',
    label: 'Frozen',
    filter: '{"frozen":true}',
    ...changes,
  });
const shared = async (by: Person, resource = 'payments') =>
  ok(
    await by.api.get<Row[]>(
      `/api/admin/shared-queries?sort=["label","ASC"]&filter=${encodeURIComponent(JSON.stringify({ resource }))}`,
    ),
    200,
  );

it('what one operator shares, all find under its name in that list, and nowhere else', async () => {
  const { id } = ok(await share(support, { sort: '["createdAt","ASC"]' }), 201);
  const reader = await operator('read_only');
  for (const person of [support, world.admin, reader])
    expect(await shared(person)).toEqual([
      expect.objectContaining({
        id,
        label: 'Frozen',
        filter: { frozen: true },
        sort: ['createdAt', 'ASC'],
        sharer: 'Sue Reyes',
      }),
    ]);
  expect(await shared(support, 'quotes')).toEqual([]);
  expectRefusal(await share(reader), 403, 'forbidden_role');
  ok(await support.api.delete(`/api/admin/shared-queries/${id}`), 204);
  expect(await shared(world.admin)).toEqual([]);
  const filter = encodeURIComponent(JSON.stringify({ resourceId: id }));
  const lines = ok(await world.admin.api.get<{ action: string }[]>(`/api/admin/audit-log?filter=${filter}`), 200);
  expect(lines.map(({ action }) => action)).toEqual(['shared-queries.remove', 'shared-queries.share']);
});

it('only what the list knows is shared, under a name of its own', async () => {
  ok(await share(support, { label: 'Late' }), 201);
  for (const wrong of [
    { label: 'LATE' },
    { label: '' },
    { label: 'x'.repeat(61) },
    { filter: '{"nonsense":1}' },
    { filter: '[]' },
    { filter: '{' },
    { sort: '["nonsense","ASC"]' },
    { resource: 'settings' },
  ])
    expectRefusal(await share(support, { label: randomUUID(), ...wrong }), 400, 'invalid_input');
  ok(await share(support, { label: 'Late', resource: 'quotes', filter: '{}' }), 201);
});

it('of one list, fifty at most', async () => {
  await world.server.query(
    `INSERT INTO shared_queries (id, resource, label, filter, shared_by, created_at)
     SELECT gen_random_uuid(), 'claims', 'Query ' || n, '{}', $1, now() FROM generate_series(1, 49) n`,
    [support.id],
  );
  ok(await share(support, { resource: 'claims', filter: '{}', label: 'The fiftieth' }), 201);
  expectRefusal(await share(support, { resource: 'claims', filter: '{}', label: 'One more' }), 400, 'invalid_input');
});

it("another operator's is removed by owners only", async () => {
  const finance = await operator('finance');
  const { id } = ok(await share(support, { resource: 'refunds', filter: '{}' }), 201);
  expectRefusal(await finance.api.delete(`/api/admin/shared-queries/${id}`), 403, 'forbidden_role');
  ok(await world.admin.api.delete(`/api/admin/shared-queries/${id}`), 204);
  for (const gone of [id, 'nonsense'])
    expectRefusal(await world.admin.api.delete(`/api/admin/shared-queries/${gone}`), 404, 'not_found');
});

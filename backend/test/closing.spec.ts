import { ok, NEW_SHIPMENT, World } from './support/people.js';

const ROUNDS = process.env['HAULWAY_TEST_LONG'] ? 20 : 1;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

let world: World;

beforeAll(async () => {
  world = await World.start({ alone: true });
});

const list = () => world.shipper.api.post('/api/shipments', NEW_SHIPMENT);

/** Asks the program to end; returns its exit code and what it said about it, and restarts it. */
async function close(): Promise<{ code: number | null; complaints: string[] }> {
  const code = await world.server.kill('SIGTERM');
  const complaints = world.server
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('While closing'));
  await world.server.restart();
  return { code, complaints };
}

it.each(rounds)('shuts down in order while jobs put work on other queues (round %i)', async () => {
  // On a slow machine the last of them wait too long for a connection, and are told to come again.
  for (const answer of await Promise.all(Array.from({ length: 30 }, list))) if (answer.status !== 503) ok(answer, 201);
  expect(await close()).toEqual({ code: 0, complaints: [] });
});

it.each(rounds)('shuts down in order after its database connections were cut (round %i)', async () => {
  const cutAll = () =>
    world.server.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'haulway%'`,
    );
  for (let count = 0; count < 25; count++) {
    const calls = Array.from({ length: 3 }, list);
    await cutAll();
    await Promise.all(calls);
  }
  expect(await close()).toEqual({ code: 0, complaints: [] });
});

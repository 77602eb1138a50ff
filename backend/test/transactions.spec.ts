import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/platform/database/data-source.js';
import { Db } from '../src/platform/database/db.js';
import { World } from './support/people.js';

let world: World;
let source: DataSource;
let db: Db;

beforeAll(async () => {
  world = await World.start();
  await world.server.query('CREATE TABLE kept (n int PRIMARY KEY CHECK (n > 0))');
  // One connection: a transaction that is left open would stop the next one.
  source = await new DataSource(dataSourceOptions(world.server.databaseUrl, 1)).initialize();
  db = new Db(source);
});
afterAll(() => source.destroy());
afterEach(() => world.server.query('TRUNCATE kept'));

const kept = async () => (await db.rows<{ n: number }>('SELECT n FROM kept ORDER BY n')).map(({ n }) => n);
const ADD = 'INSERT INTO kept (n) VALUES ($1)';

describe('a transaction whose writes are not waited for', () => {
  it('keeps them in their order, and reads what it wrote', async () => {
    const seen = await db.tx(async (tx) => {
      tx.send(ADD, [1]);
      tx.send('UPDATE kept SET n = n + 1');
      tx.send(ADD, [1]);
      return tx.rows<{ n: number }>('SELECT n FROM kept ORDER BY n');
    });
    expect(seen).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await kept()).toEqual([1, 2]);
  });

  it('throws the first failure and keeps nothing, whatever it waited for after it', async () => {
    const failed = db.tx(async (tx) => {
      tx.send(ADD, [1]);
      tx.send(ADD, [-1]);
      tx.send(ADD, [1]);
      await tx.rows('SELECT n FROM kept');
    });
    await expect(failed).rejects.toMatchObject({ code: '23514', constraint: 'kept_n_check' });
    expect(await kept()).toEqual([]);
  });

  it('throws it by the commit, when it waited for nothing', async () => {
    const failed = db.tx((tx) => {
      tx.send(ADD, [2]);
      tx.send(ADD, [2]);
      return Promise.resolve('done');
    });
    await expect(failed).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' });
    expect(await kept()).toEqual([]);
  });

  it('keeps nothing when a write touched other rows than it had to, though the database took it', async () => {
    const failed = db.tx(async (tx) => {
      tx.send(ADD, [3]);
      tx.sendFor(1, 'UPDATE kept SET n = 5 WHERE n = $1', [4], () => new Error('somebody else was faster'));
      return tx.rows('SELECT n FROM kept');
    });
    await expect(failed).rejects.toThrow('somebody else was faster');
    expect(await kept()).toEqual([]);
  });

  it('that is only tried fails as it would, and keeps nothing', async () => {
    const trying = (n: number) =>
      db.tried((tx) => {
        tx.send(ADD, [n]);
        return Promise.resolve();
      });
    await expect(trying(-1)).rejects.toMatchObject({ code: '23514' });
    expect(await trying(1)).toBeNull();
    expect(await kept()).toEqual([]);
  });

  it('throws what its work throws, and keeps nothing of what was under way', async () => {
    const failed = db.tx((tx) => {
      tx.send(ADD, [6]);
      return Promise.reject(new Error('refused'));
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await kept()).toEqual([]);
  });
});

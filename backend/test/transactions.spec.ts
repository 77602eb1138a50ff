import { DataSource } from 'typeorm';
import type { Clock } from '../src/platform/clock/clock.js';
import { dataSourceOptions } from '../src/platform/database/data-source.js';
import { DatabaseUrl } from '../src/platform/database/database-url.js';
import { Db } from '../src/platform/database/db.js';
import type { Topic } from '../src/platform/database/tx.js';
import { Signals } from '../src/platform/events/signals.js';
import { World } from './support/people.js';
import { until } from './support/until.js';

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

describe('whoever waits for a topic', () => {
  const wake = (topic: Topic) =>
    db.tx((tx) => {
      tx.wake(topic);
      return Promise.resolve();
    });

  it('hears of a commit once at a time, and once more for all that came meanwhile, also after a failure', async () => {
    const clock = { refresh: () => Promise.resolve() } as unknown as Clock;
    const signals = new Signals(db, clock, new DatabaseUrl(world.server.databaseUrl));
    const seen = { begun: 0, ended: 0, others: 0 };
    let finish = (_error?: Error) => {};
    signals.on('push', async () => {
      seen.begun += 1;
      await new Promise<void>((done, fail) => (finish = (error) => (error ? fail(error) : done())));
      seen.ended += 1;
    });
    signals.on('money', () => void (seen.others += 1));
    const heard = async (topic: Topic) => {
      const before = seen.others;
      await wake(topic);
      // What is said later is heard later.
      await wake('money');
      await until(() => seen.others > before);
    };
    try {
      // Once it hears anything at all, it is told of every topic.
      await signals.onApplicationBootstrap();
      await until(() => seen.begun === 1);
      await heard('push');
      await heard('push');
      expect(seen).toMatchObject({ begun: 1, ended: 0 });
      finish();
      await until(() => seen.begun === 2);
      finish(new Error('not now'));
      await heard('money');
      expect(seen).toMatchObject({ begun: 2, ended: 1 });
      await heard('push');
      expect(seen.begun).toBe(3);
    } finally {
      finish();
      await signals.onModuleDestroy();
    }
  });
});

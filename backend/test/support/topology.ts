import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Balancer, openBalancer } from './balancer.js';
import { cutLeftLines, layLine, type Line } from './line.js';
import { type Mailbox, openMailbox } from './mailbox.js';
import { type ObjectStore, openObjectStore } from './object-store.js';
import { World } from './people.js';
import { freePort } from './ports.js';
import { startServer, type TestServer } from './server.js';

interface Service {
  environment?: Record<string, string>;
  deploy?: { replicas?: number };
}

/** What docker-compose.yml starts, as processes on this machine: the same number of each, with the same variables. */
export interface Topology {
  /** Reaches the processes through the balancer. */
  world: World;
  apis: TestServer[];
  workers: TestServer[];
  balancer: Balancer;
  store: ObjectStore;
  mailbox: Mailbox;
  /** How the processes reach it. */
  mailLine: Line;
  /** Where each of `apis` answers directly. */
  urls: string[];
  close(): Promise<void>;
}

/** The variables the file gives a kind of process, once per process to run; the values are this machine's. */
function processesOf(kind: 'api' | 'worker', values: Record<string, string>): Record<string, string>[] {
  const { services } = parse(readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8'), {
    merge: true,
  }) as { services: Record<string, Service> };
  const { environment = {}, deploy } = services[kind] ?? {};
  const env = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, values[name] ?? value]));
  return Array.from({ length: deploy?.replicas ?? 1 }, () => ({ ...env }));
}

/** Starts it all on the run's PostgreSQL and Redis. */
export async function startTopology(): Promise<Topology> {
  const [balancer, store, mailbox] = await Promise.all([openBalancer(), openObjectStore('photos'), openMailbox()]);
  const mailLine = await layLine(Number(new URL(mailbox.address).port));
  const values: Record<string, string> = {
    S3_URL: store.address,
    SMTP_URL: `smtp://127.0.0.1:${mailLine.port}`,
    MAIL_FROM: 'haulway@example.com',
    PUBLIC_URL: balancer.url,
    JWT_SECRET: 'signs the tokens of all processes alike',
    DATA_KEY: 'seals the secrets of all processes alike',
    TRUST_PROXY: 'loopback',
    STRIPE_SECRET_KEY: '',
    STRIPE_PUBLISHABLE_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    CARDS: 'sandbox',
    DRAIN_MS: '1000',
  };
  const [redis, postgres] = ['REDIS_URL', 'DATABASE_URL'];
  /** Those two are for the test server to set. */
  const settings = (env: Record<string, string>) =>
    Object.fromEntries(Object.entries(env).filter(([name]) => name !== redis && name !== postgres));
  const envs = await Promise.all(
    processesOf('api', values).map(async (env) => ({ ...settings(env), PORT: String(await freePort()) })),
  );
  balancer.ports.push(Number(envs[0]?.PORT));
  const world = await World.start({ alone: true, env: envs[0] ?? {}, url: balancer.url });
  const { databaseUrl } = world.server;
  const [others, workers] = await Promise.all([
    Promise.all(envs.slice(1).map((env) => startServer({ alone: true, env, databaseUrl }))),
    Promise.all(
      processesOf('worker', values).map((env) => startServer({ alone: true, env: settings(env), databaseUrl })),
    ),
  ]);
  balancer.ports.push(...envs.slice(1).map(({ PORT }) => Number(PORT)));
  return {
    world,
    apis: [world.server, ...others],
    workers,
    balancer,
    store,
    mailbox,
    mailLine,
    urls: envs.map(({ PORT }) => `http://localhost:${PORT}`),
    close: async () => {
      // The first owns the database, so it goes last.
      await Promise.all([...others, ...workers].map((server) => server.stop()));
      await world.server.stop();
      balancer.close();
      store.close();
      await cutLeftLines();
      await mailbox.close();
    },
  };
}

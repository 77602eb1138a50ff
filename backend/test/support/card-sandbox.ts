import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { CreateCardSandbox1763690005000 } from '../../migrations/1763690005000-create-card-sandbox.js';
import { LetTheProviderLimitAndTarry1763692050000 } from '../../migrations/1763692050000-let-the-provider-limit-and-tarry.js';
import { createStripeClient } from '../../src/payments/stripe.client.js';
import { type CardSandbox, startCardSandbox } from '../../sandbox/card-sandbox.js';
import { createDatabase, dropDatabase } from './server.js';

export const WEBHOOK_SECRET = 'whsec_test_of_the_sandbox';

/** A card sandbox on a database of its own, with the real client, a webhook receiver and a clock the test moves. */
export interface SandboxWorld {
  pool: pg.Pool;
  sandbox: CardSandbox;
  stripe: Stripe;
  receiver: Receiver;
  /** Business time of the sandbox. */
  clock: { now: Date };
  /** Moves business time on, by seconds or to an instant, and does what falls due on the way. */
  pass(until: number | Date): Promise<void>;
  errors: unknown[];
  /** A second sandbox on the same database, as in another process. */
  another(): Promise<CardSandbox>;
  /** Closes the sandbox and starts another on the same database. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

interface SandboxOptions {
  /** Where events go, if not to the world's own receiver. */
  webhookUrl?: string;
  /** Business time, if not the world's clock. */
  now?: () => Date;
}

export async function startSandboxWorld(options: SandboxOptions = {}): Promise<SandboxWorld> {
  const name = `sandbox_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(name, 'template1');
  const migrations = await new DataSource({
    type: 'postgres',
    url,
    migrations: [CreateCardSandbox1763690005000, LetTheProviderLimitAndTarry1763692050000],
  }).initialize();
  await migrations.runMigrations();
  await migrations.destroy();

  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A connection that was ended may still be open when its database is dropped, and nobody listens to it any more.
  pool.on('connect', (line) => line.on('error', () => undefined));
  const receiver = await startReceiver();
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const errors: unknown[] = [];
  const start = () =>
    startCardSandbox({
      pool,
      now: options.now ?? (() => clock.now),
      webhookUrl: options.webhookUrl ?? receiver.url,
      webhookSecret: WEBHOOK_SECRET,
      onError: (error) => errors.push(error),
    });
  const client = (sandbox: CardSandbox) =>
    createStripeClient({ secretKey: sandbox.secretKey, apiUrl: `http://127.0.0.1:${sandbox.port}` });
  const sandbox = await start();
  const world: SandboxWorld = {
    pool,
    sandbox,
    stripe: client(sandbox),
    receiver,
    clock,
    errors,
    pass: async (until) => {
      const target = typeof until === 'number' ? new Date(clock.now.getTime() + until * 1000) : until;
      for (let due = await world.sandbox.nextDue(target); due; due = await world.sandbox.nextDue(target)) {
        if (due > clock.now) clock.now = due;
        await world.sandbox.settleDue(clock.now);
      }
      clock.now = target;
    },
    another: start,
    restart: async () => {
      await world.sandbox.close();
      world.sandbox = await start();
      world.stripe = client(world.sandbox);
    },
    end: async () => {
      await world.sandbox.close();
      await receiver.close();
      await pool.end();
      await dropDatabase(name);
    },
  };
  return world;
}

export interface Delivery {
  body: string;
  signature: string;
  event: Stripe.Event;
}

/** Stands in for the product's webhook route. */
export interface Receiver {
  url: string;
  /** What it answers. */
  status: number;
  deliveries: Delivery[];
  /** Waits for a delivery that matches, past or to come. */
  find(fits: (delivery: Delivery) => boolean): Promise<Delivery>;
  close(): Promise<void>;
}

async function startReceiver(): Promise<Receiver> {
  const waiting = new Set<(delivery: Delivery) => void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const delivery = {
        body,
        signature: String(request.headers['stripe-signature']),
        event: JSON.parse(body) as Stripe.Event,
      };
      receiver.deliveries.push(delivery);
      for (const look of waiting) look(delivery);
      response.writeHead(receiver.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/webhooks`,
    status: 200,
    deliveries: [],
    find: (fits) => {
      const past = receiver.deliveries.find(fits);
      if (past) return Promise.resolve(past);
      return new Promise((resolve) => {
        const look = (delivery: Delivery) => {
          if (!fits(delivery)) return;
          waiting.delete(look);
          resolve(delivery);
        };
        waiting.add(look);
      });
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
  return receiver;
}

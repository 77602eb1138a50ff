import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { AppModule } from '../src/app.module.js';
import { after, DAY, machineNow } from '../src/common/clock.js';
import { Provider } from '../src/payments/provider.js';
import { PlacesService } from '../src/places/places.service.js';
import type { Env } from '../src/platform/config/env.js';
import { Db } from '../src/platform/database/db.js';
import type { Ground } from '../src/platform/platform.module.js';
import { type Cast, DEMO_DOMAIN, makeCast } from './cast.js';
import { castParts } from './casting.js';
import { Chance } from './chance.js';
import { tell } from './endings.js';
import { passports } from './passports.js';
import { Player, readings } from './player.js';
import { Stage } from './stage.js';
import { Story } from './story.js';
import { UsualPrices } from './usual.js';

const NAME = 'demo';
const SEED = 20_260_115;
const DAYS_BACK = 90;
const MANY = 1_000_000;

/**
 * Makes the demo in an empty database by calling the product's verbs, the first of them 90 days of business time ago;
 * tells whether it did. It runs in an application of its own without workers, before the real one is made.
 */
export async function seedDemo(ground: Ground, onBegin: () => void): Promise<boolean> {
  const url = new URL(ground.databaseUrl);
  // A kill makes the next start begin again, so nothing has to be safe on the disk before the end.
  url.searchParams.set('options', '-c synchronous_commit=off');
  // Limits are for people: the program plays all of them within seconds.
  const env = Object.assign(Object.create(ground.env) as Env, { PROCESS: 'api' as const, RATE_LIMIT_MULTIPLIER: Infinity });
  if (!(await isEmpty(ground.databaseUrl))) return false;
  onBegin();
  const app = await NestFactory.createApplicationContext(AppModule.on({ ...ground, env, databaseUrl: url.href }), { logger: ['error', 'fatal'], abortOnError: false });
  try {
    const db = app.get(Db);
    const now = machineNow();
    await db.rows('INSERT INTO seeds (name, begun_at) VALUES ($1, $2)', [NAME, now]);
    const begin = after(now, -DAYS_BACK * DAY);
    const cast = await makeCast(db, begin, new Chance(SEED));
    if (env.paymentProvider === 'sandbox') await playPast(app, cast, now);
    await finish(db);
  } finally {
    await app.close();
  }
  return true;
}

async function playPast(app: INestApplicationContext, cast: Cast, now: Date): Promise<void> {
  // Nobody listens yet, and the provider is asked directly: the past sends no webhooks.
  const sandbox = await app.get(Provider).sandbox();
  await sandbox.addFault({ next: 'no_webhook', times: MANY });
  const scenes = castParts(now, SEED, app.get(PlacesService), new UsualPrices(app));
  const stories = scenes.map(({ part, scene }) => {
    const story = new Story(scene);
    tell(story, part);
    return story;
  });
  const stage = new Stage(app, cast);
  const steps = [...stories.flatMap((story) => story.steps), ...passports(now), ...readings(cast.keys(), now)];
  const oldestFirst = stories.toSorted((a, b) => a.begin.getTime() - b.begin.getTime());
  await Promise.all([new Player(app, stage).play(steps, now), stage.sendAhead(oldestFirst)]);
}

/** Nobody is mailed about the past, and from here on the provider tells us what happens. */
async function finish(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    await tx.run('SET LOCAL synchronous_commit = on');
    await tx.run('UPDATE notifications SET mail_at = NULL WHERE mail_at IS NOT NULL');
    await tx.run(`DELETE FROM sandbox.faults WHERE next = 'no_webhook'`);
    // What was played for its people counts for none of them.
    await tx.run('DELETE FROM hourly_counters');
    await tx.run('UPDATE seeds SET finished_at = $2 WHERE name = $1', [NAME, machineNow()]);
  });
}

/**
 * Empties a database in which the demo was begun and not finished, as after a kill: half a demo would stay for ever.
 * Whatever somebody else's account is in is left alone.
 */
export async function dropUnfinishedDemo(databaseUrl: string): Promise<boolean> {
  return ask(databaseUrl, async (client) => {
    const { rows } = await client.query<{ seeds: string | null }>(`SELECT to_regclass('public.seeds') AS seeds`);
    if (!rows[0]?.seeds) return false;
    const unfinished = await client.query(
      `SELECT 1 FROM seeds WHERE name = $1 AND finished_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM sessions) AND NOT EXISTS (SELECT 1 FROM users WHERE email NOT LIKE '%@' || $2)`,
      [NAME, DEMO_DOMAIN],
    );
    if (unfinished.rowCount === 0) return false;
    await client.query('DROP SCHEMA IF EXISTS public, sandbox, bullmq CASCADE; CREATE SCHEMA public');
    return true;
  });
}

/** Are the demo's accounts in this database, whose password everybody can read? */
export function holdsDemo(databaseUrl: string): Promise<boolean> {
  return ask(databaseUrl, async (client) => (await client.query('SELECT 1 FROM seeds WHERE name = $1', [NAME])).rowCount !== 0);
}

function isEmpty(databaseUrl: string): Promise<boolean> {
  return ask(databaseUrl, async (client) => (await client.query('SELECT 1 FROM users LIMIT 1')).rowCount === 0);
}

async function ask<Answer>(databaseUrl: string, question: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'haulway-seed' });
  await client.connect();
  try {
    return await question(client);
  } finally {
    await client.end();
  }
}

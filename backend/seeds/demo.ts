import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../src/app.module.js';
import { after, DAY, machineNow } from '../src/common/clock.js';
import { DEMO } from '../src/demo-mark.js';
import { Provider } from '../src/payments/provider.js';
import { PlacesService } from '../src/places/places.service.js';
import type { Env } from '../src/platform/config/env.js';
import { Db } from '../src/platform/database/db.js';
import type { Ground } from '../src/platform/platform.module.js';
import { type Cast, makeCast } from './cast.js';
import { castParts } from './casting.js';
import { Chance } from './chance.js';
import { tell } from './endings.js';
import { passports } from './passports.js';
import { Player, readings } from './player.js';
import { DemoVerbs } from './demo-verbs.js';
import { Story } from './story.js';
import { UsualPrices } from './usual.js';

const SEED = 20_260_115;
const DAYS_BACK = 90;
const MANY = 1_000_000;

/**
 * Creates the demo in an empty database by calling the product's verbs, starting 90 days of business time ago. It runs in an application of its own without workers, before the real one is created.
 */
export async function seedDemo(ground: Ground): Promise<void> {
  const url = new URL(ground.databaseUrl);
  // After a kill the next start begins again, so nothing has to be safe on disk before the end.
  url.searchParams.set('options', '-c synchronous_commit=off');
  // Limits are for people: the program plays all of them within seconds.
  const env = Object.assign(Object.create(ground.env) as Env, {
    PROCESS: 'api' as const,
    RATE_LIMIT_MULTIPLIER: Infinity,
  });
  const app = await NestFactory.createApplicationContext(AppModule.on({ ...ground, env, databaseUrl: url.href }), {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  try {
    const db = app.get(Db);
    const now = machineNow();
    await db.rows('INSERT INTO seeds (name, begun_at) VALUES ($1, $2)', [DEMO, now]);
    const begin = after(now, -DAYS_BACK * DAY);
    const cast = await makeCast(db, begin, new Chance(SEED));
    if (env.paymentProvider === 'sandbox') await playPast(app, cast, now);
    await finish(db);
  } finally {
    await app.close();
  }
}

async function playPast(app: INestApplicationContext, cast: Cast, now: Date): Promise<void> {
  // Nobody is listening yet, and the provider is asked directly: the past sends no webhooks.
  const sandbox = await app.get(Provider).sandbox();
  await sandbox.addFault({ next: 'no_webhook', times: MANY });
  const scenes = castParts(now, SEED, app.get(PlacesService), new UsualPrices(app));
  const stories = scenes.map(({ part, scene }) => {
    const story = new Story(scene);
    tell(story, part);
    return story;
  });
  const verbs = new DemoVerbs(app, cast);
  const steps = [...stories.flatMap((story) => story.steps), ...passports(now), ...readings(cast.keys(), now)];
  const oldestFirst = stories.toSorted((a, b) => a.begin.getTime() - b.begin.getTime());
  await Promise.all([new Player(app, verbs).play(steps, now), verbs.sendAhead(oldestFirst)]);
}

/** Nobody is mailed about the past, and from here on the provider tells us what happens. */
async function finish(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    await tx.run('SET LOCAL synchronous_commit = on');
    await tx.run('UPDATE notifications SET mail_at = NULL WHERE mail_at IS NOT NULL');
    await tx.run(`DELETE FROM sandbox.faults WHERE next = 'no_webhook'`);
    // What the program did for its people does not count against their limits.
    await tx.run('DELETE FROM hourly_counters');
    await tx.run('UPDATE seeds SET finished_at = $2 WHERE name = $1', [DEMO, machineNow()]);
  });
}

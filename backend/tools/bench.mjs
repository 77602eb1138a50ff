// npm run bench: how fast the program is, as a share of what bare Fastify and bare pg give on the same database in the same minutes.
//   --size 10000|100000|1000000   shipments (10000)      --connections 16   --rounds 8
//   --only <pattern>              scenarios by name      --process all|api  which parts the program runs (all)
//   --profile <folder>            leaves a CPU profile of the program there
// npm run bench -- web: the landing page in Lighthouse, mobile preset, median of three visits; exit 1 when a category has less than 95.
// npm run bench -- console: what the lists of the console and its overview cost the database, with 1,000,000 shipments unless --size says otherwise.
// npm run bench -- soak: fifteen minutes of calls, listeners and photos (--minutes says otherwise); exit 1 when memory, handles or connections grow.
// npm run bench -- prices: how far the estimates are from published prices, what one costs, and its calls a second beside the empty answer's.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, checkRootCanBeDropped } from './machine.mjs';
import { prepare } from './prepare.mjs';
import { endTogether, Refusal, root, tool } from './project.mjs';

/** Beyond these the machine was too restless for the figures to mean anything. */
const CONTROL = { least: 0.9, most: 1.1 };

await tool(async () => {
  checkNode();
  if (process.platform !== 'linux') throw new Refusal('The bench reads processor times from /proc: it runs on Linux only.');
  checkRootCanBeDropped();
  const options = readOptions();
  if (options.word === 'web') {
    await prepare(['backend', 'places', 'frontend']);
    if (!(await (await import('./bench/web.mjs')).web())) process.exitCode = 1;
    return;
  }
  await prepare(['backend', 'places']);
  if (options.word === 'console') {
    if (!(await (await import('./bench/console.mjs')).consoleLists(options.size))) process.exitCode = 1;
    return;
  }
  if (options.word === 'soak') {
    if (!(await (await import('./bench/soak.mjs')).soak(options.minutes))) process.exitCode = 1;
    return;
  }
  if (options.word === 'prices') await (await import('./bench/prices/accuracy.mjs')).accuracy();
  await bench(options);
});
process.exit();

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      size: { type: 'string' },
      connections: { type: 'string', default: '16' },
      rounds: { type: 'string', default: '8' },
      minutes: { type: 'string', default: '15' },
      only: { type: 'string', default: '' },
      process: { type: 'string', default: 'all' },
      profile: { type: 'string' },
    },
  });
  const [word] = positionals;
  const whole = (/** @type {'size' | 'connections' | 'rounds' | 'minutes'} */ name, /** @type {number} */ least, /** @type {number} */ most) => {
    const value = Number(values[name] ?? (word === 'console' ? 1_000_000 : 10_000));
    if (!Number.isInteger(value) || value < least || value > most) throw new Refusal(`--${name} is a whole number from ${least} to ${most}.`);
    return value;
  };
  if (positionals.length > 1 || (word !== undefined && !['console', 'prices', 'soak', 'web'].includes(word))) throw new Refusal('The bench knows four words: console, prices, soak and web.');
  if (!['all', 'api'].includes(values.process)) throw new Refusal('--process is all or api.');
  return {
    size: whole('size', 1_000, 2_000_000),
    connections: whole('connections', 1, 256),
    rounds: whole('rounds', 1, 100),
    minutes: whole('minutes', 1, 240),
    word,
    only: new RegExp(word === 'prices' ? '^calculate-shipping-rates$' : values.only, 'i'),
    process: values.process,
    profile: values.profile === undefined ? undefined : resolve(values.profile),
  };
}

/** @param {ReturnType<typeof readOptions>} options */
async function bench(options) {
  // Only now: these use what was just installed and built.
  const { default: pg } = await import('pg');
  const { compare } = await import('./bench/pair.mjs');
  const { fillTalk } = await import('./bench/history.mjs');
  const { differenceOf } = await import('./bench/same.mjs');
  const { scenariosOn } = await import('./bench/scenarios.mjs');
  const { startDatabase, startFloor, startProgram } = await import('./bench/servers.mjs');
  const { line, titles } = await import('./bench/table.mjs');

  /** @type {(() => Promise<unknown>)[]} */
  const ends = [];
  const end = async () => {
    for (const step of ends.splice(0).reverse()) await step();
  };
  endTogether(end);
  try {
    console.log(`Filling a database with ${options.size.toLocaleString('en')} shipments ...`);
    const database = await startDatabase(options.size);
    ends.push(() => database.stop());
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    ends.push(() => client.end());
    await fillTalk(client);
    const [program, floor, twin] = await Promise.all([startProgram(database, { parts: options.process, profile: options.profile }), startFloor(database), startFloor(database)]);
    ends.push(...[program, floor, twin].map((server) => () => server.end()));

    const all = await scenariosOn(client);
    const [control] = all;
    const scenarios = all.filter(({ name }) => options.only.test(name));
    if (control === undefined || scenarios.length === 0) throw new Refusal('--only fits no scenario.');
    console.log(titles());
    const same = await compare({ server: twin, ...control.side() }, { server: floor, ...control.side() }, options);
    console.log(line('control: floor, floor', same));
    const results = [{ name: 'control', ...same }];
    let different = 0;
    for (const { name, aim, side, ownFloor, prepare: change } of scenarios) {
      await change?.();
      const difference = ownFloor === undefined ? await differenceOf(program.port, floor.port, side()) : undefined;
      if (difference !== undefined) {
        different += 1;
        console.log(`${name}: not compared: ${difference}`);
        continue;
      }
      const [mine, its] = [side(), (ownFloor ?? side)()];
      const result = await compare({ server: program, ...mine }, { server: ownFloor ? program : floor, ...its }, options);
      console.log(line(name, result, aim));
      results.push({ name, ...result });
    }
    const isVoid = same.ratio < CONTROL.least || same.ratio > CONTROL.most;
    if (isVoid) console.log(`VOID: the floor against itself gave ${same.ratio.toFixed(2)}, outside ${CONTROL.least} to ${CONTROL.most}. Run it again on a quieter machine.`);
    const refused = results.flatMap((result) => result.refused);
    for (const refusal of refused) console.log(`REFUSED  ${refusal.slice(0, 600)}`);
    const file = join(root, 'bench-results', `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
    mkdirSync(join(root, 'bench-results'), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ ...options, only: options.only.source, void: isVoid, node: process.version, results }, null, 2)}\n`);
    console.log(file);
    if (refused.length > 0 || different > 0 || isVoid) process.exitCode = 1;
  } finally {
    await end();
  }
}

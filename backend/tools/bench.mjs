// npm run bench: how fast the program is, as a share of what bare Fastify and bare pg reach on the same database at the same time; takes about an hour.
//   --size 10000,100000,1000000   shipments               --connections 1,16,64   --rounds 4 (at 16 connections; half as many at others)
//   --only <pattern>              scenarios by name, and without what is measured besides    --process both|all|api   how the program runs
//                                 (both: a process for calls, and one for jobs that works between the turns; all: one for everything, in the turns)
//   --profile <folder>            leaves a CPU profile of the program there
// npm run bench -- web: six pages in Lighthouse, mobile preset, median of three visits to each; exit 1 when one misses its aim.
// npm run bench -- console: what the console's lists in each order, its search, queue and overview cost the database, with 1,000,000 shipments unless --size says otherwise.
// npm run bench -- soak: fifteen minutes of calls, listeners and photos (--minutes says otherwise); exit 1 when memory, handles or connections grow.
// npm run bench -- deploy: an hour of mixed calls (--minutes says otherwise) at 200 a second to two processes (--processes); halfway each is replaced; exit 1 when a call fails.
// npm run bench -- prices: how far the estimates are from published prices, what one costs, and its calls a second beside the empty answer's.
// npm run bench -- trips: searches along trips beside the lane statement alone, among 10,000, 100,000 and 1,000,000 open loads; alerts; how long the event loop is held.
// npm run bench -- same: only whether program and floor give the same answers; exit 1 when not.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './prepare.mjs';
import { Refusal, tool } from './project.mjs';

const WORDS = ['console', 'deploy', 'prices', 'same', 'soak', 'trips', 'web'];
const OWN_MINUTES = /** @type {Record<string, string>} */ ({ deploy: '60', soak: '15' });
const SIZES = '10000,100000,1000000';
/** Unless `--size` says otherwise. @type {Record<string, string>} */
const OWN_SIZES = { console: '1000000', deploy: '100000', prices: '10000', same: '1000' };

await tool(async () => {
  if (process.platform !== 'linux')
    throw new Refusal('The bench reads processor times from /proc, so it only runs on Linux.');
  const options = readOptions();
  await prepare(options.word === 'web' ? ['backend', 'places', 'frontend'] : ['backend', 'places']);
  if (!(await run(options))) process.exitCode = 1;
});
process.exit();

/** @param {ReturnType<typeof readOptions>} options @returns {Promise<boolean>} */
async function run({ word, ...options }) {
  // Only now, since these use what was just installed and built.
  if (word === 'web') return (await import('./bench/web.mjs')).web();
  if (word === 'console') return (await import('./bench/console.mjs')).consoleLists(options.sizes[0] ?? NaN);
  if (word === 'deploy')
    return (await import('./bench/deploy.mjs')).underDeploy(
      options.minutes,
      options.processes,
      options.sizes[0] ?? NaN,
    );
  if (word === 'soak') return (await import('./bench/soak.mjs')).soak(options.minutes);
  if (word === 'trips') return (await import('./bench/trips.mjs')).alongTrips(options.sizes);
  if (word === 'same') return (await import('./bench/markets.mjs')).sameAnswers(options.sizes[0] ?? NaN);
  if (word === 'prices') await (await import('./bench/prices/accuracy.mjs')).accuracy();
  return (await import('./bench/markets.mjs')).markets(options);
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      size: { type: 'string' },
      connections: { type: 'string', default: '1,16,64' },
      rounds: { type: 'string', default: '4' },
      minutes: { type: 'string' },
      processes: { type: 'string', default: '2' },
      only: { type: 'string' },
      process: { type: 'string', default: 'both' },
      profile: { type: 'string' },
    },
  });
  const [word] = positionals;
  const all = (
    /** @type {'size' | 'connections' | 'rounds' | 'minutes' | 'processes'} */ name,
    /** @type {number} */ least,
    /** @type {number} */ most,
    /** @type {string} */ text,
  ) =>
    text.split(',').map((each) => {
      const value = Number(each);
      if (!Number.isInteger(value) || value < least || value > most)
        throw new Refusal(`--${name} must be a whole number from ${least} to ${most}.`);
      return value;
    });
  const one = (/** @type {'rounds' | 'minutes' | 'processes'} */ name, /** @type {number} */ most) =>
    all(name, 1, most, values[name] ?? OWN_MINUTES[word ?? ''] ?? '15')[0] ?? NaN;
  if (positionals.length > 1 || (word !== undefined && !WORDS.includes(word)))
    throw new Refusal(`The bench takes one of these words: ${WORDS.join(', ')}.`);
  if (!['both', 'all', 'api'].includes(values.process)) throw new Refusal('--process must be both, all or api.');
  const only = word === 'prices' ? '^calculate-shipping-rates$' : values.only;
  return {
    sizes: all('size', 1_000, 10_000_000, values.size ?? OWN_SIZES[word ?? ''] ?? SIZES),
    connections: all('connections', 1, 256, values.connections),
    rounds: one('rounds', 100),
    minutes: one('minutes', 240),
    processes: one('processes', 8),
    word,
    only: only === undefined ? undefined : new RegExp(only, 'i'),
    process: values.process,
    profile: values.profile === undefined ? undefined : resolve(values.profile),
  };
}

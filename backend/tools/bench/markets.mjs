// The program next to its floor on markets of several sizes: reads and writes, then what a crowd does to it, its memory and its startup.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { atEnd, Refusal, root } from '../project.mjs';
import { crowds } from './crowds.mjs';
import { fillTalk } from './history.mjs';
import { compare, residentMegabytes } from './pair.mjs';
import { differenceOf } from './same.mjs';
import { scenariosOn } from './scenarios.mjs';
import { startBoth, startDatabase, startFloor, startProgram, undoing } from './servers.mjs';
import { HEADLINE, line, markdown, plain, titles } from './table.mjs';

/** Beyond these, the machine was too busy for the figures to mean anything. */
const CONTROL = { least: 0.9, most: 1.1 };
const LONGEST_WARM_UP_MS = 5_000;
const FIRST_WARM_UP_MS = 3_000;
const NEXT_WARM_UP_MS = 500;
const STARTS = 3;
/** Of the performance page: at most so much resident memory after a run, and so long until the ready line. */
const LIMITS = { residentMegabytes: 250, readySeconds: 3 };

/**
 * @typedef {object} Options
 * @property {number[]} sizes
 * @property {number[]} connections
 * @property {number} rounds
 * @property {RegExp | undefined} only
 * @property {string} process
 * @property {string | undefined} profile
 */
/** @typedef {{name: string, aim: number, growth: number, by: Record<number, import('./pair.mjs').Comparison>}} Measured */
/** @typedef {{name: string, text: string, holds: boolean}} Figure what is measured besides, beside its limit */
/** @typedef {{size: number, control: import('./pair.mjs').Comparison, isVoid: boolean, scenarios: Measured[], besides: Figure[], faults: string[]}} Market */
/** @typedef {{at: string, node: string, machine: string, markets: Market[]}} Report */

/** @param {Options} options @returns {Promise<boolean>} whether every answer was right and the machine quiet; aims that are missed are said, and no failure */
export async function markets(options) {
  /** @type {Report} */
  const report = {
    at: new Date().toISOString(),
    node: process.version,
    machine: `${cpus().length} x ${cpus()[0]?.model.trim()}, ${process.platform}`,
    markets: [],
  };
  /** @type {ReturnType<typeof undoing> | undefined} of the market at hand */
  let steps;
  atEnd(async () => steps?.end());
  for (const [place, size] of options.sizes.entries()) {
    steps = undoing();
    report.markets.push(await oneMarket(size, options, place === 0, steps));
  }
  const folder = join(root, 'bench-results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, report.at.replaceAll(':', '-').slice(0, 19));
  writeFileSync(`${file}.json`, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(`${file}.md`, markdown(report));
  console.log(`\n${markdown(report)}\n${file}.json`);
  return report.markets.every(({ isVoid, faults }) => !isVoid && faults.length === 0);
}

/**
 * @param {number} size @param {Options} options @param {boolean} isFirst the crowds come to one market only
 * @param {ReturnType<typeof undoing>} steps @returns {Promise<Market>}
 */
async function oneMarket(size, options, isFirst, { ends, end }) {
  try {
    console.log(`\nFilling a database with ${size.toLocaleString('en')} shipments ...`);
    const { database, client } = await filled(size, ends);
    const program =
      options.process === 'both'
        ? await startBoth(database, options)
        : await startProgram(database, { parts: options.process, profile: options.profile });
    ends.push(() => program.end());
    const floors = await Promise.all([startFloor(database), startFloor(database)]);
    const endFloors = async () => {
      for (const floor of floors.splice(0)) await floor.end();
    };
    ends.push(endFloors);

    const measured = await scenarios(client, program, floors, options);
    await endFloors();
    const resident = residentMegabytes(program.pid);
    /** @type {Figure[]} */
    const besides = [
      {
        name: 'resident memory after the run',
        text: `${Math.round(resident)} MB`,
        holds: resident <= LIMITS.residentMegabytes,
      },
    ];
    if (options.only === undefined) {
      if (isFirst) besides.push(...(await crowds(program, client)));
      await program.end();
      besides.push(await coldStart(database));
    }
    for (const figure of besides) console.log(plain(figure));
    return { size, ...measured, besides };
  } finally {
    await end();
  }
}

/**
 * @param {pg.Client} client @param {import('./servers.mjs').Running} program @param {import('./servers.mjs').Running[]} floors @param {Options} options
 * @returns {Promise<Omit<Market, 'size' | 'besides'>>}
 */
async function scenarios(client, program, [floor, twin], { connections, rounds, only }) {
  if (floor === undefined || twin === undefined) throw new Error('Two floors are needed.');
  const all = await scenariosOn(client);
  const [first] = all;
  const chosen = all.filter(({ name }) => only === undefined || only.test(name));
  if (first === undefined || chosen.length === 0) throw new Refusal('--only fits no scenario.');
  console.log(titles());
  // Lets code be compiled, and finishes what filling left to do.
  for (const server of [twin, program])
    await compare(
      { server, ...first.side() },
      { server: floor, ...first.side() },
      { rounds: 1, connections: HEADLINE, warmUpMs: LONGEST_WARM_UP_MS },
    );
  const control = await compare(
    { server: twin, ...first.side() },
    { server: floor, ...first.side() },
    { rounds: 2 * rounds, connections: HEADLINE, warmUpMs: FIRST_WARM_UP_MS },
  );
  console.log(line('control: floor, floor', HEADLINE, control));
  const isVoid = control.ratio < CONTROL.least || control.ratio > CONTROL.most;
  if (isVoid)
    console.log(
      `VOID: the floor against itself gave ${control.ratio.toFixed(2)}, outside ${CONTROL.least} to ${CONTROL.most}. Run it again on a quieter machine.`,
    );
  /** @type {Measured[]} */
  const measured = [];
  /** @type {string[]} */
  const faults = [];
  for (const scenario of chosen) {
    const { name, aim, growth, side, ownFloor } = scenario;
    const difference = await differenceIn(scenario, program, floor);
    if (difference !== undefined) faults.push(`${name}: not compared: ${difference}`);
    else {
      const [mine, its] = [
        { server: program, ...side() },
        { server: ownFloor ? program : floor, ...(ownFloor ?? side)() },
      ];
      /** @type {Measured} */
      const result = { name, aim, growth, by: {} };
      // The headline first: its many calls get the code compiled, which would take those of a single connection a long time.
      const inTurn = [...connections].sort((one, other) => Number(other === HEADLINE) - Number(one === HEADLINE));
      for (const [place, count] of inTurn.entries()) {
        const compared = await compare(mine, its, {
          rounds: count === HEADLINE || connections.length === 1 ? rounds : Math.ceil(rounds / 2),
          connections: count,
          warmUpMs: place === 0 ? FIRST_WARM_UP_MS : NEXT_WARM_UP_MS,
        });
        result.by[count] = compared;
        console.log(line(name, count, compared, aim));
        faults.push(...compared.refused.map((refusal) => `REFUSED  ${refusal.slice(0, 600)}`));
      }
      measured.push(result);
    }
  }
  for (const fault of faults) console.log(fault);
  return { control, isVoid, scenarios: measured, faults };
}

/** @param {number} size @param {(() => Promise<unknown>)[]} ends what undoes it */
async function filled(size, ends) {
  const database = await startDatabase(size);
  ends.push(() => database.stop());
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  ends.push(() => client.end());
  await fillTalk(client);
  return { database, client };
}

/**
 * Where program and floor differ, unless the program is its own floor.
 * @param {Awaited<ReturnType<typeof scenariosOn>>[number]} scenario
 * @param {import('./servers.mjs').Running} program @param {import('./servers.mjs').Running} floor
 */
async function differenceIn({ side, ownFloor, prepare }, program, floor) {
  await prepare?.();
  return ownFloor === undefined ? differenceOf(program.port, floor.port, side()) : undefined;
}

/** Whether program and floor give the same answers to every read, without measuring. @param {number} size @returns {Promise<boolean>} */
export async function sameAnswers(size) {
  const { ends, end } = undoing();
  atEnd(end);
  try {
    const { database, client } = await filled(size, ends);
    const [program, floor] = await Promise.all([startProgram(database, { parts: 'api' }), startFloor(database)]);
    ends.push(async () => void (await Promise.all([program.end(), floor.end()])));
    const differences = [];
    for (const scenario of await scenariosOn(client)) {
      const difference = await differenceIn(scenario, program, floor);
      if (difference !== undefined) differences.push(`${scenario.name}: ${difference}`);
    }
    console.log(differences.length === 0 ? 'The program and the floor answer the same.' : differences.join('\n'));
    return differences.length === 0;
  } finally {
    await end();
  }
}

/** From the command to the ready line, on the data that is there; the median of a few. @param {{url: string, folder: string}} database @returns {Promise<Figure>} */
async function coldStart(database) {
  /** @type {number[]} */
  const seconds = [];
  for (let start = 0; start < STARTS; start += 1) {
    const begin = performance.now();
    const program = await startProgram(database, { parts: 'all' });
    seconds.push((performance.now() - begin) / 1_000);
    await program.end();
  }
  const median = seconds.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? NaN;
  return { name: 'ready line on existing data', text: `${median.toFixed(2)} s`, holds: median <= LIMITS.readySeconds };
}

import { jest } from '@jest/globals';
import fc from 'fast-check';
import type { Choice } from './model/acts.js';
import { ACTS, type History, TIME } from './model/history.js';
import { rareThings } from './model/rare.js';
import { SideBySide } from './model/side-by-side.js';
import { expectOpenLoadsFresh } from './support/open-loads.js';
import { expectStripesShapes } from './support/stripe-shapes.js';

jest.setTimeout(3_600_000);

const LONG = process.env['HAULWAY_TEST_LONG'] !== undefined;
const HISTORIES = Number(process.env['HAULWAY_SIM_HISTORIES'] ?? (LONG ? 2_000 : 30));
const STEPS = Number(process.env['HAULWAY_SIM_STEPS'] ?? 30);
/** The same histories on every push; new ones in the long run. */
const SEED = process.env['HAULWAY_SIM_SEED'] ?? (LONG ? undefined : '20261122');
/** Histories played side by side. */
const SIDE_BY_SIDE = Math.min(30, HISTORIES);
/** Histories in one ledger: proving all of it after each step takes longer the more it holds. */
const IN_ONE_LEDGER = 495;
/** After so many everything that can happen has happened. */
const ENOUGH_HISTORIES = 2_000;
const LEDGERS = Array.from({ length: Math.ceil(HISTORIES / IN_ONE_LEDGER) }, (_, number) => ({
  many: Math.min(IN_ONE_LEDGER, HISTORIES - number * IN_ONE_LEDGER),
  number,
}));

let played: SideBySide;

beforeEach(async () => {
  played = await SideBySide.open(SIDE_BY_SIDE);
});

afterEach(async () => {
  await expectStripesShapes(played.world.server);
  await expectOpenLoadsFresh(played.world.server);
  await played.close();
});

/** What a history is about; the steps refer to it, because fast-check's own model must exist before the first call. */
interface Model {
  history: History;
}

class Step implements fc.AsyncCommand<Model, History> {
  constructor(
    private readonly name: string,
    private readonly choice: Choice,
    /** One in thirty is tried although it must be refused. */
    private readonly dares: boolean,
  ) {}

  check({ history }: Readonly<Model>): boolean {
    return history.steps < STEPS && history.allows(this.name, this.choice, this.dares);
  }

  run(_model: Model, history: History): Promise<void> {
    return played.step(history, this.name, this.choice);
  }

  toString(): string {
    return `${this.name}(${JSON.stringify(this.choice)})`;
  }
}

const choice: fc.Arbitrary<Choice> = fc.record({
  carrier: fc.nat(1),
  cents: fc.oneof(fc.integer({ min: 100, max: 500_000 }), fc.integer({ min: 100, max: 95_000_000 })),
  days: fc.constantFrom(0, 0, 1, 2, 5),
  plan: fc.constantFrom('standard' as const, 'standard' as const, 'plus' as const, 'premium' as const),
  card: fc.constantFrom(
    'good' as const,
    'good' as const,
    'lost' as const,
    'twice' as const,
    'declined' as const,
    'approved' as const,
    'refused' as const,
    'review' as const,
  ),
  hours: fc.constantFrom(1, 5, 26, 49, 73, 145, 290),
  fault: fc.constantFrom(
    ...Array.from({ length: 8 }, () => 'none' as const),
    'drop_response' as const,
    'error_500' as const,
    'rate_limited' as const,
  ),
  times: fc.integer({ min: 1, max: 5 }),
  fee: fc.constantFrom('soon' as const, 'soon' as const, 'late' as const),
});

const names = [
  ...Object.entries(ACTS).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name)),
  ...Array.from({ length: 3 }, () => TIME),
];
const step = fc
  .tuple(fc.constantFrom(...names), choice, fc.nat(29))
  .map(([name, chosen, dare]) => new Step(name, chosen, dare === 0));
const story = fc.commands([step], { maxCommands: 60 * STEPS, size: 'max' });

/** How often the rare things happened, in all ledgers. */
const seen: Record<string, number> = {};

/** What so many histories never come to is not tried at all. */
afterAll(() => {
  if (HISTORIES >= ENOUGH_HISTORIES) expect(Object.keys(seen).filter((name) => seen[name] === 0)).toEqual([]);
});

it.each(LEDGERS)(
  `through $many histories of up to ${STEPS} steps, shipment, quotes, payments, claims and ledger keep every promise`,
  async ({ many, number }) => {
    const done: Record<string, number> = {};
    let steps = 0;
    let lived = 0;
    const live = async (history: History, commands: Iterable<fc.AsyncCommand<Model, History>>) => {
      await fc
        .asyncModelRun(() => ({ model: { history }, real: history }), commands)
        .finally(() => played.leave(history));
    };
    await fc.assert(
      fc.asyncProperty(fc.tuple(...Array.from({ length: SIDE_BY_SIDE }, () => story)), async (stories) => {
        const histories = await played.begin();
        const ends = await Promise.allSettled(histories.map((history, place) => live(history, stories[place] ?? [])));
        for (const end of ends) if (end.status === 'rejected') throw end.reason;
        await played.end();
        for (const history of histories) {
          lived++;
          steps += history.steps;
          for (const [name, times] of Object.entries(history.done)) done[name] = (done[name] ?? 0) + times;
        }
      }),
      // Failures are not shrunk: a history played beside others is not the same without them.
      {
        numRuns: Math.ceil(many / SIDE_BY_SIDE),
        ...(SEED === undefined ? {} : { seed: Number(SEED) + number }),
        endOnFailure: true,
      },
    );
    // `npm run sim` has nothing else to say.
    const rare = await rareThings(played.world);
    console.log(`${lived} histories, ${steps} steps: ${JSON.stringify(done)}\n${JSON.stringify(rare, undefined, 2)}`);
    for (const [name, times] of Object.entries(rare)) seen[name] = (seen[name] ?? 0) + times;
  },
);

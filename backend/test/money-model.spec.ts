import { jest } from '@jest/globals';
import fc from 'fast-check';
import { ACTS, type Choice } from './model/acts.js';
import { type History, Stage } from './model/history.js';
import { TROUBLES } from './model/worst-day.js';

jest.setTimeout(3_600_000);

const LONG = process.env['HAULWAY_TEST_LONG'] !== undefined;
const HISTORIES = Number(process.env['HAULWAY_SIM_HISTORIES'] ?? (LONG ? 2_000 : 40));
const STEPS = Number(process.env['HAULWAY_SIM_STEPS'] ?? 30);
const SEED = process.env['HAULWAY_SIM_SEED'];

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

/** What a history is about; the steps refer to it, because fast-check's own model must be there before the first call. */
interface Model {
  history: History;
}

class Step implements fc.AsyncCommand<Model, History> {
  constructor(
    private readonly name: string,
    private readonly choice: Choice,
    /** One step in ten is tried although it must be refused. */
    private readonly dares: boolean,
  ) {}

  check({ history }: Readonly<Model>): boolean {
    return history.steps < STEPS && (this.dares || history.allows(this.name, this.choice));
  }

  run(_model: Model, history: History): Promise<void> {
    return history.step(this.name, this.choice);
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
  card: fc.constantFrom('good' as const, 'good' as const, 'lost' as const, 'twice' as const, 'declined' as const, 'approved' as const, 'refused' as const, 'review' as const),
  hours: fc.constantFrom(1, 5, 26, 49, 73, 145, 290),
  fault: fc.constantFrom('none' as const, 'none' as const, 'none' as const, 'drop_response' as const, 'error_500' as const),
});

const names = [...Object.entries(ACTS).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name)), 'time', 'time', 'time', ...Object.keys(TROUBLES)];
const step = fc.tuple(fc.constantFrom(...names), choice, fc.nat(9)).map(([name, chosen, dare]) => new Step(name, chosen, dare === 0));

it(`through ${HISTORIES} histories of up to ${STEPS} steps, shipment, quotes, payments and book stay what was promised`, async () => {
  let steps = 0;
  const done: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(fc.commands([step], { maxCommands: 8 * STEPS, size: 'max' }), async (commands) => {
      const history = await stage.begin();
      await fc.asyncModelRun(() => ({ model: { history }, real: history }), commands);
      await history.end();
      steps += history.steps;
      for (const [name, times] of Object.entries(history.done)) done[name] = (done[name] ?? 0) + times;
    }),
    { numRuns: HISTORIES, ...(SEED === undefined ? {} : { seed: Number(SEED) }), endOnFailure: !LONG },
  );
  console.log(`${HISTORIES} histories, ${steps} steps: ${JSON.stringify(done)}`);
});

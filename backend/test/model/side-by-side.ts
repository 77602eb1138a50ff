import { MOST_CENTS } from '../../src/common/money.js';
import { ok, type Person, World } from '../support/people.js';
import type { Choice, Scene } from './acts.js';
import { ACTS, ENTERS_CARD, History, TIME } from './history.js';
import { OwnLedger } from './own-ledger.js';
import { newDeal, withFault } from './parties.js';
import type { Phone } from './road.js';
import { expectProviderSettled, expectShortWaits } from './provider.js';
import type { ModelDeal, ModelOwner } from './shape.js';
import { standingsOf } from './standing.js';

const MOST_ROUNDS = 8;
/** Fees come within a day; a transfer that no charge has room for waits for what cards paid to be available, which takes some days. */
const LAST_MONEY_HOURS = 98;

interface Step {
  history: History;
  name: string;
  choice: Choice;
  done(): void;
  failed(error: Error): void;
}

/**
 * Histories played side by side on one program, each with its own people and deals. They take their steps together, round
 * by round, so that what is the same for all is done once: moving money, and checking the ledger. Time passes when half
 * of them want it to, and then for all.
 */
export class SideBySide {
  private histories: readonly History[] = [];
  /** Those still taking steps. */
  private walking: readonly History[] = [];
  private readonly waiting = new Map<History, Step>();
  private ahead = 0;

  private constructor(
    readonly world: World,
    private readonly people: { shipper: Person; carriers: Person[]; phones: Phone[]; owner: ModelOwner }[],
    private readonly ledger: OwnLedger,
  ) {}

  static async open(sideBySide: number): Promise<SideBySide> {
    const world = await World.start();
    const people = [];
    for (let count = 0; count < sideBySide; count++) {
      const carriers = [await world.newCarrier('Cora'), await world.newCarrier('Cyrus')];
      const phones = await Promise.all(
        carriers.map(async (carrier) => ({
          person: await world.onAnotherPhone(carrier),
          calledAt: (await world.now()).getTime(),
        })),
      );
      people.push({
        shipper: await world.newShipper(),
        carriers,
        phones,
        owner: { listings: new Set<ModelDeal>(), left: [] },
      });
    }
    return new SideBySide(world, people, await OwnLedger.open(world));
  }

  async close(): Promise<void> {
    await this.ledger.close();
    await this.world.server.stop();
  }

  /** New histories, each starting with a new shipment. */
  async begin(): Promise<History[]> {
    const { world } = this;
    const now = () => Date.now() + this.ahead;
    this.ahead = (await world.now()).getTime() - Date.now();
    this.waiting.clear();
    await this.ledger.forget();
    const begun = await Promise.all(
      this.people.map(async ({ shipper, carriers, phones, owner }) => {
        owner.listings.clear();
        const deals: Scene['deals'] = [newDeal(await world.listed(shipper), owner)];
        return new History({
          world,
          shipper,
          carriers,
          phones,
          deals,
          now,
          get deal() {
            return deals.at(-1) ?? never();
          },
        });
      }),
    );
    this.histories = begun;
    this.walking = begun;
    return begun;
  }

  /** Resolves when all have taken their step, and what must be true is true. */
  step(history: History, name: string, choice: Choice): Promise<void> {
    history.begin(name, choice);
    return new Promise((done, failed) => {
      this.waiting.set(history, { history, name, choice, done, failed });
      this.goOn();
    });
  }

  /** The history takes no more steps. */
  leave(history: History): void {
    this.walking = this.walking.filter((each) => each !== history);
    this.goOn();
  }

  private goOn(): void {
    if (this.waiting.size < this.walking.length || this.waiting.size === 0) return;
    const all = [...this.waiting.values()];
    const forTime = all.filter(({ name }) => name === TIME);
    const passes = forTime.length * 2 >= all.length;
    const steps = passes ? forTime : all.filter(({ name }) => name !== TIME);
    for (const { history } of steps) this.waiting.delete(history);
    const round = passes ? this.passTime(forTime) : this.act(steps);
    round.then(
      () => steps.forEach(({ done }) => done()),
      (error: Error) => [...steps, ...this.waiting.values()].forEach(({ failed }) => failed(error)),
    );
  }

  private async act(steps: Step[]): Promise<void> {
    const { world } = this;
    const lived = async ({ history, name, choice }: Step) =>
      history
        .act(name, choice, () => this.hearTheUnheard([history]))
        .catch((error: unknown) => Promise.reject(history.failed(error)));
    await this.hearTheUnheard();
    // Those that meet the same provider fault meet it together, and nobody else does.
    for (const [fault, group] of byFault(steps)) {
      const live = () => together(group.map(lived));
      // With a card they handle it themselves.
      if (group.some(({ name }) => ENTERS_CARD.has(name))) await live();
      else {
        const times = Math.max(...group.map(({ choice }) => choice.times));
        await withFault(world, fault, group.length * times, async () => {
          await live();
          await this.carryOut(times);
        });
        await this.carryOut();
      }
    }
    await together(steps.filter(({ history, name, choice }) => !history.needsQuiet(name, choice)).map(lived));
    if (steps.some(({ name }) => ACTS[name]?.money)) await this.settleMoney();
    await this.lookAtAll();
  }

  private passTime([first]: Step[]): Promise<void> {
    return this.passHours(first?.choice.hours ?? 1);
  }

  private async passHours(hours: number): Promise<void> {
    // Not by the hour, so that no two deadlines fall together.
    await this.advance(hours * 3_600 + 427);
    for (const history of this.histories) history.note(`${hours} hours pass`);
    await this.lookAtAll();
  }

  private async advance(seconds: number): Promise<void> {
    this.ahead = (await this.world.advance(seconds)).getTime() - Date.now();
  }

  /** A round of it is a few seconds, and faults can ask for a hundred. */
  private settleMoney(): Promise<void> {
    return this.advance(5);
  }

  private async lookAtAll(): Promise<void> {
    const { histories } = this;
    await this.hearTheUnheard();
    for (const history of histories) history.passTime(Date.now() + this.ahead);
    const ids = histories.flatMap(({ shipmentIds }) => shipmentIds);
    let standings = await standingsOf(this.world, ids);
    // The sweep may have found something out just before they were read.
    for (let unheard = this.unheard(); unheard > 0; unheard = this.unheard()) {
      await this.hearTheUnheard();
      if (this.unheard() === unheard) break;
      standings = await standingsOf(this.world, ids);
    }
    for (const history of histories) attempt(history, () => history.expectStanding(standings));
    await this.ledger.expectClean(ids);
  }

  private unheard(): number {
    return this.histories.reduce((sum, history) => sum + history.unheard().length + history.unheardExtras().length, 0);
  }

  /** What a webhook did not report, the sweep finds out within a minute. */
  private async hearTheUnheard(histories = this.histories): Promise<void> {
    await this.hearTheExtras(histories);
    const unheard = histories.flatMap((history) => history.unheard());
    if (unheard.length === 0) return;
    const rows = await this.world.server.query<{ id: string; paid_at: Date }>(
      'SELECT id, paid_at FROM quotes WHERE id = ANY($1) AND paid_at IS NOT NULL',
      [unheard],
    );
    for (const { id, paid_at: at } of rows) histories.find((history) => history.unheard().includes(id))?.hear(id, at);
  }

  private async hearTheExtras(histories: readonly History[]): Promise<void> {
    const unheard = histories.flatMap((history) => history.unheardExtras());
    if (unheard.length === 0) return;
    const sql = `SELECT id FROM change_orders WHERE id = ANY($1) AND status = 'done'`;
    for (const { id } of await this.world.server.query<{ id: string }>(sql, [unheard]))
      for (const history of histories) history.hearExtra(id);
  }

  /** Carries out at the provider everything decided, and hears what it says; what failed is retried without waiting for its time, which is not far away. */
  private async carryOut(rounds = MOST_ROUNDS): Promise<void> {
    const { server } = this.world;
    await this.settleMoney();
    for (let round = 0; round < rounds; round++) {
      await expectShortWaits(this.world);
      const open = await server.query(
        `UPDATE money_operations SET next_attempt_at = to_timestamp(0) WHERE next_attempt_at > now()
            AND (state IN ('pending', 'unknown') OR state = 'blocked' AND kind = 'transfer' AND charge_id IS NULL) RETURNING 1`,
      );
      if (open.length === 0) break;
      await this.settleMoney();
    }
  }

  /** The last decisions are made; everything decided is carried out, once, all news from the provider has come, and both ledgers are clean, ours and the provider's. */
  async end(): Promise<void> {
    const { histories } = this;
    // Each side of a deal may have a claim. What a dispute held up happens when it ends, and may itself close a claim.
    for (const name of ['closeDispute', 'resolveClaim', 'resolveClaim'] as const) {
      await together(
        histories.map((history) =>
          history
            .conclude(name, () => this.hearTheUnheard([history]))
            .catch((error: unknown) => Promise.reject(history.failed(error))),
        ),
      );
      await this.carryOut();
      await this.lookAtAll();
    }
    await this.passHours(LAST_MONEY_HOURS);
    await this.coverLosses();
    await this.carryOut();
    const made = await this.made(
      histories.flatMap(({ scene }) => scene.deals.flatMap(({ quotes }) => quotes.map(({ id }) => id))),
    );
    for (const history of histories) attempt(history, () => history.expectMade(made));
    await expectProviderSettled(this.world);
    await this.world.expectCleanLedger();
  }

  /** What a lost dispute or a claim took from us may leave too little for the carriers: then the owner of the platform adds it. */
  private async coverLosses(): Promise<void> {
    const [{ cents } = { cents: 0 }] = await this.world.server.query<{ cents: number }>(
      `SELECT (wanted.cents - least(0, held.cents))::float AS cents
         FROM (SELECT sum(amount * 100) AS cents FROM money_operations WHERE kind = 'transfer' AND state = 'blocked' AND charge_id IS NULL) wanted,
              (SELECT coalesce(sum((data->>'net')::bigint), 0) AS cents FROM sandbox.objects WHERE type = 'balance_transaction' AND account IS NULL) held
        WHERE wanted.cents > 0`,
    );
    for (let left = cents; left > 0; left -= MOST_CENTS)
      ok(await this.world.admin.api.post('/api/sandbox/top-ups', { amount: Math.min(left, MOST_CENTS) / 100 }), 200);
  }

  /** What the provider has done for quotes, by its own account. */
  private async made(quoteIds: string[]): Promise<Map<string, object>> {
    const rows = await this.world.server.query<{ id: string; made: object }>(
      `SELECT data->'metadata'->>'quoteId' AS id, json_build_object(
         'charged', count(*) FILTER (WHERE type = 'charge' AND data->>'status' = 'succeeded'),
         'refunded', coalesce(sum((data->>'amount')::bigint) FILTER (WHERE type = 'refund' AND data->>'status' = 'succeeded'), 0),
         'sent', coalesce(sum((data->>'amount')::bigint) FILTER (WHERE type = 'transfer'), 0)) AS made
       FROM sandbox.objects WHERE data->'metadata'->>'quoteId' = ANY($1) GROUP BY 1`,
      [quoteIds],
    );
    return new Map(rows.map(({ id, made }) => [id, made]));
  }
}

/**
 * Turns that meet a provider fault, by which one. Whoever enters a card meets it alone: the news of another's card would
 * hit it too, and come late.
 */
function byFault(steps: Step[]): Map<string, Step[]> {
  const found = new Map<string, Step[]>();
  for (const step of steps) {
    const { history, name, choice } = step;
    if (!history.needsQuiet(name, choice)) continue;
    const fault = !ENTERS_CARD.has(name)
      ? choice.fault
      : choice.fault === 'none'
        ? `card ${choice.card}`
        : `card ${found.size}`;
    found.set(fault, [...(found.get(fault) ?? []), step]);
  }
  return found;
}

function attempt(history: History, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw history.failed(error);
  }
}

/** Waits for all of them, then fails as the first that failed. */
async function together(work: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

function never(): never {
  throw new Error('A history has a deal.');
}

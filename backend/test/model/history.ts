import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { capture } from './deal.js';
import type { Act, Choice, Scene } from './acts.js';
import { CHANGES } from './changes.js';
import { OFFERING } from './offering.js';
import { PARTIES } from './parties.js';
import { captureExtra } from './extras.js';
import { ROAD } from './road.js';
import type { ModelDeal, ModelOrder, ModelQuote } from './shape.js';
import { mustStand, type Standing } from './standing.js';
import { passTime } from './time.js';
import { TAKING } from './taking.js';
import { WORST_DAY } from './worst-day.js';

/** Everything that can be done to a deal, other than letting time pass. */
export const ACTS: Record<string, Act> = {
  ...PARTIES,
  ...OFFERING,
  ...TAKING,
  ...CHANGES,
  ...WORST_DAY,
  ...ROAD,
};

/** The name of the step that lets time pass. */
export const TIME = 'time';

/** Steps that enter a card meet the provider's faults alone. */
export const ENTERS_CARD: ReadonlySet<string> = new Set(['card', 'payExtra']);

/** A provider that does not answer for a minute is no accident of a busy machine. */
const MOST_RETRIES = 10;

/** The people of one history and their deals, one after another, played step by step next to their model. */
export class History {
  steps = 0;
  /** How often each thing was done, and not refused. */
  readonly done: Record<string, number> = {};
  private readonly trace: string[] = [];

  constructor(readonly scene: Scene) {}

  get shipmentIds(): string[] {
    return this.scene.deals.map(({ shipmentId }) => shipmentId);
  }

  /** Should it be tried? A daring step also tries what must be refused. */
  allows(name: string, choice: Choice, dares: boolean): boolean {
    const { deal } = this.scene;
    const act = ACTS[name];
    if (!act) return true;
    const now = this.scene.now();
    if (act.skips?.(deal, choice, now)) return false;
    if (dares || act.allowed(deal, choice, now)) return true;
    return choice.fee === 'late' && choice.times === 1 && act.refusal?.(deal, choice, now) !== undefined;
  }

  begin(name: string, choice: Choice): void {
    this.steps++;
    this.trace.push(`${name} ${JSON.stringify(choice)}`);
  }

  /** Has its own faults, so no other history may be at the provider meanwhile. */
  needsQuiet(name: string, { fault, card }: Choice): boolean {
    const act = ACTS[name];
    if (ENTERS_CARD.has(name)) return fault !== 'none' || card === 'lost' || card === 'twice';
    return act?.money === true && !act.noFaults && fault !== 'none';
  }

  /** Does it; the program must do and refuse what the model does and refuses. */
  async act(name: string, choice: Choice, heardOf: () => Promise<void>): Promise<void> {
    const { scene } = this;
    const act = ACTS[name];
    if (!act) throw new Error(`Nobody knows how to ${name}.`);
    const allowed = act.allowed(scene.deal, choice, scene.now());
    let answer = await act.call(scene, choice);
    // On a busy machine somebody may be told to come back in a moment, and that nothing has changed: they do, and it has not.
    const asked = choice.fault === 'none' ? MOST_RETRIES : 0;
    for (let more = asked; answer.status === 503 && more > 0; more -= 1) {
      await pause(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
      answer = await act.call(scene, choice);
    }
    if (answer.status < 300) this.done[name] = (this.done[name] ?? 0) + 1;
    const code = allowed ? undefined : act.refusal?.(scene.deal, choice, scene.now());
    // The news may have arrived while the call was on its way, and then the call finds another state.
    const before = this.unheard().length + this.unheardExtras().length;
    await heardOf();
    if (this.unheard().length + this.unheardExtras().length < before && answer.status >= 400 && answer.status < 500)
      return;
    if (allowed !== answer.status < 300 || answer.status >= 500) {
      throw new Error(
        `${name} should ${allowed ? 'be done' : 'be refused'}: ${answer.status} ${JSON.stringify(answer.body)} ${JSON.stringify(scene.deal)}`,
      );
    }
    if (code !== undefined) {
      expect([name, (answer.body as { code?: string }).code]).toEqual([name, code]);
      this.done[code] = (this.done[code] ?? 0) + 1;
    }
    if (allowed) act.effect(scene.deal, choice, scene.now(), answer, scene);
  }

  /** Decides what is still open: the bank a dispute, an operator a claim. */
  async conclude(name: 'closeDispute' | 'resolveClaim', heardOf: () => Promise<void>): Promise<void> {
    const choice: Choice = {
      carrier: this.steps % 2,
      hours: this.steps,
      cents: 10_000,
      days: 0,
      plan: 'standard',
      card: 'good',
      fault: 'none',
      times: 1,
      fee: 'soon',
    };
    if (!ACTS[name]?.allowed(this.scene.deal, choice, this.scene.now())) return;
    this.note(`${name} at the end`);
    await this.act(name, choice, heardOf);
  }

  passTime(until: number): void {
    this.scene.deals.forEach((deal) => passTime(deal, until));
  }

  note(what: string): void {
    this.trace.push(what);
  }

  /** Quotes with a charge nobody has told us of. */
  unheard(): string[] {
    return this.scene.deals.flatMap(({ quotes }) =>
      quotes.filter(({ payment }) => payment?.unheard).map(({ id }) => id),
    );
  }

  /** Orders whose extra was paid without anybody telling us. */
  unheardExtras(): string[] {
    return this.orders().flatMap(({ order: { id, unheard } }) => (unheard ? [id] : []));
  }

  /** The program has found out about an extra on its own. */
  hearExtra(orderId: string): void {
    const found = this.orders().find(({ order }) => order.id === orderId);
    if (found?.order.unheard) captureExtra(found.quote, found.order);
  }

  private orders(): { quote: ModelQuote; order: ModelOrder }[] {
    const quotes = this.scene.deals.flatMap((deal) => deal.quotes);
    return quotes.flatMap((quote) => quote.orders.map((order) => ({ quote, order })));
  }

  /** The program has found out about a charge on its own. */
  hear(quoteId: string, at: Date): void {
    const deal = this.scene.deals.find(({ quotes }) => quotes.some(({ id }) => id === quoteId)) as ModelDeal;
    const quote = deal.quotes.find(({ id }) => id === quoteId);
    if (quote?.payment?.unheard) capture(deal, quote, quote.payment, at.getTime());
  }

  expectStanding(standings: Map<string, Standing>): void {
    for (const deal of this.scene.deals) expect(standings.get(deal.shipmentId)).toEqual(mustStand(deal));
  }

  /** What must have been done at the provider for each quote, once. */
  expectMade(made: Map<string, object>): void {
    for (const { id, payment, orders } of this.scene.deals.flatMap(({ quotes }) => quotes)) {
      const extras = orders.filter(
        ({ unheard, charge }) => unheard || ['captured', 'returned', 'processing'].includes(charge?.state ?? ''),
      );
      const moved = payment?.status === 'released' || payment?.status === 'refunded';
      const charged =
        extras.length +
        (payment && (moved || payment.status === 'in_escrow' || payment.status === 'paid' || payment.unheard) ? 1 : 0);
      expect([id, made.get(id) ?? { charged: 0, refunded: 0, sent: 0 }]).toEqual([
        id,
        { charged, refunded: payment?.cardBack ?? 0, sent: moved ? payment.payout : 0 },
      ]);
    }
  }

  /** Adds what led to it. */
  failed(error: unknown): Error {
    return new Error(`After ${this.trace.join('\n  ')}\n${(error as Error).message}`, { cause: error });
  }
}

import { expect } from '@jest/globals';
import type { Answer } from '../support/client.js';
import { type Person, World } from '../support/people.js';
import { ACTS, type Choice, type Scene } from './acts.js';
import { capture, type ModelDeal, type ModelPayment, type ModelQuote, passTime } from './deal.js';
import { type Trouble, TROUBLES } from './worst-day.js';

const MOST_ROUNDS = 8;

/** What the program has written down of a deal, in cents. */
interface Standing {
  status: string;
  quotes: { id: string; status: string; reason: string | null }[];
  payments: { quote: string; status: string; shown: string; refunded: number; payout: number; fee: number; protection: number; escrow: number; premium: number }[];
}

const STANDING = `
  SELECT json_build_object(
    'status', s.status,
    'quotes', coalesce((SELECT json_agg(json_build_object('id', q.id, 'status', q.status, 'reason', q.decline_reason) ORDER BY q.id) FROM quotes q WHERE q.shipment_id = s.id), '[]'),
    'payments', coalesce((SELECT json_agg(json_build_object(
        'quote', p.quote_id, 'status', p.status, 'shown', q.payment_status,
        'refunded', (p.refunded_amount * 100)::bigint, 'payout', (p.payout_amount * 100)::bigint, 'fee', (p.platform_fee * 100)::bigint,
        'protection', (p.protection_fee * 100)::bigint,
        'escrow', coalesce((SELECT balance_cents FROM ledger_accounts a WHERE a.code = 'escrow' AND a.quote_id = p.quote_id), 0),
        'premium', coalesce((SELECT balance_cents FROM ledger_accounts a WHERE a.code = 'premium_unearned' AND a.quote_id = p.quote_id), 0)) ORDER BY p.quote_id)
      FROM payments p JOIN quotes q ON q.id = p.quote_id WHERE p.shipment_id = s.id), '[]')) AS standing
  FROM shipments s WHERE s.id = $1`;

/** A quote as the program has it, instants in ms. */
interface Taken extends Pick<ModelQuote, 'id' | 'status' | 'reason'> {
  shipment: ModelDeal['status'];
  windowEnds: number | null;
  paidAt: number | null;
  deliveredAt: number | null;
  releaseAt: number | null;
  payment: Pick<ModelPayment, 'status' | 'left' | 'refunded' | 'payout' | 'fee' | 'frozen' | 'troubled'> | null;
}

const TAKEN = `
  SELECT q.id, s.status AS shipment, q.status, q.decline_reason AS reason,
    (extract(epoch FROM q.payment_due_at) * 1000)::float8 AS "windowEnds", (extract(epoch FROM q.paid_at) * 1000)::float8 AS "paidAt",
    (extract(epoch FROM q.delivered_at) * 1000)::float8 AS "deliveredAt",
    (SELECT (extract(epoch FROM d.due_at) * 1000)::float8 FROM deadlines d WHERE d.kind = 'auto_release' AND d.subject = q.id) AS "releaseAt",
    CASE WHEN p.id IS NOT NULL THEN json_build_object(
      'status', p.status, 'left', coalesce((SELECT balance_cents FROM ledger_accounts a WHERE a.code = 'escrow' AND a.quote_id = q.id), 0),
      'refunded', (p.refunded_amount * 100)::bigint, 'payout', (p.payout_amount * 100)::bigint, 'fee', (p.platform_fee * 100)::bigint,
      'frozen', p.frozen_by <> '{}') END AS payment
  FROM quotes q JOIN shipments s ON s.id = q.shipment_id LEFT JOIN payments p ON p.quote_id = q.id WHERE s.id = $1`;

/** What the model says must be written down. */
function mustStand(deal: ModelDeal): Standing {
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  const quotes = [...deal.quotes].sort(byId);
  return {
    status: deal.status,
    quotes: quotes.map(({ id, status, reason }) => ({ id, status, reason })),
    payments: quotes.flatMap(({ id, status, payment }) =>
      payment
        ? [{
            quote: id, status: payment.status, shown: payment.status === 'failed' && status === 'accepted' ? 'pending' : payment.status,
            refunded: payment.refunded, payout: payment.payout, fee: payment.fee, protection: payment.protection,
            escrow: payment.status === 'in_escrow' ? payment.left : 0, premium: payment.status === 'in_escrow' ? payment.protection : 0,
          }]
        : [],
    ),
  };
}

/** People who live through history after history, on one server. */
export class Stage {
  private constructor(
    readonly world: World,
    private readonly shipper: Person,
    private readonly carriers: Person[],
  ) {}

  static async open(): Promise<Stage> {
    const world = await World.start();
    return new Stage(world, await world.newShipper(), [await world.newCarrier('Cora'), await world.newCarrier('Cyrus')]);
  }

  /** A new shipment, with which a history begins. */
  async begin(): Promise<History> {
    const shipmentId = await this.world.listed(this.shipper);
    const ahead = (await this.world.now()).getTime() - Date.now();
    return new History({ world: this.world, shipper: this.shipper, carriers: this.carriers, deal: { shipmentId, status: 'listed', quotes: [] }, now: () => 0 }, ahead);
  }
}

/** One deal, lived through step by step beside its model. */
export class History {
  steps = 0;
  /** How often each thing was done, and not refused. */
  readonly done: Record<string, number> = {};
  private readonly scene: Scene;
  private readonly trace: string[] = [];

  constructor(
    scene: Scene,
    private ahead: number,
  ) {
    this.scene = { ...scene, now: () => Date.now() + this.ahead };
  }

  allows(name: string, choice: Choice): boolean {
    if (name in TROUBLES) return this.scene.deal.quotes.some(({ payment }) => payment && payment.status !== 'pending' && payment.status !== 'failed');
    return ACTS[name]?.allowed(this.scene.deal, choice, this.scene.now()) ?? true;
  }

  /** Does what is to be done; the program must do and refuse what the model does and refuses. */
  async step(name: string, choice: Choice): Promise<void> {
    this.steps++;
    this.trace.push(`${name} ${JSON.stringify(choice)}`);
    try {
      await this.live(name, choice);
    } catch (error) {
      throw new Error(`After ${this.trace.join('\n  ')}\n${(error as Error).message}`, { cause: error });
    }
  }

  private async live(name: string, choice: Choice): Promise<void> {
    await this.hearTheUnheard();
    const wasFrozen = this.isFrozen();
    if (name === 'time') await this.passTime(choice);
    else if (name in TROUBLES) await this.trouble(name, choice);
    else await this.act(name, choice, wasFrozen);
    if (wasFrozen || name in TROUBLES) await this.takeOver();
    await this.expectStanding();
  }

  private count(name: string, { status }: Answer<unknown>): void {
    if (status < 300) this.done[name] = (this.done[name] ?? 0) + 1;
  }

  private isFrozen(): boolean {
    return this.scene.deal.quotes.some(({ payment }) => payment?.frozen);
  }

  /** Done or refused; never a failure of ours. */
  private async trouble(name: string, choice: Choice): Promise<void> {
    const answer = await (TROUBLES[name] as Trouble)(this.scene, choice);
    if (answer.status >= 500) throw new Error(`${name} failed: ${answer.status} ${JSON.stringify(answer.body)}`);
    this.count(name, answer);
    await this.carryOut(false);
  }

  /** Takes over what the program says of a deal in trouble, once every book is clean. */
  private async takeOver(): Promise<void> {
    const { deal, world } = this.scene;
    await world.expectCleanBooks();
    const rows = await world.server.query<Taken>(TAKEN, [deal.shipmentId]);
    for (const { id, shipment, status, reason, windowEnds, paidAt, deliveredAt, releaseAt, payment } of rows) {
      const quote = deal.quotes.find((each) => each.id === id);
      if (!quote) throw new Error(`A quote ${id} that nobody made.`);
      deal.status = shipment;
      Object.assign(quote, { status, reason });
      const times = { windowEnds, paidAt, deliveredAt, releaseAt };
      for (const [name, at] of Object.entries(times)) if (at !== null) Object.assign(quote, { [name]: at });
      // A payment that was in no trouble is still held against the model.
      if (payment && quote.payment && (payment.frozen || quote.payment.frozen || payment.status !== quote.payment.status)) payment.troubled = true;
      if (payment && quote.payment) Object.assign(quote.payment, payment, payment.status === 'paid' || payment.status === 'pending' || payment.status === 'failed' ? { left: quote.amount } : {});
    }
  }

  private async act(name: string, choice: Choice, frozen: boolean): Promise<void> {
    const act = ACTS[name];
    if (!act) throw new Error(`Nobody knows how to ${name}.`);
    const { world, deal } = this.scene;
    const allowed = act.allowed(deal, choice, this.scene.now());
    if (act.money && choice.fault !== 'none' && name !== 'card') await world.server.query('INSERT INTO sandbox.faults (next, remaining) VALUES ($1, 1)', [choice.fault]);
    const answer = await act.call(this.scene, choice);
    this.count(name, answer);
    // It may have been heard while the call was on its way, and then the call meets another state.
    const heard = await this.hearTheUnheard();
    if (heard && answer.status >= 400) return this.clearFaults();
    if (frozen) {
      if (answer.status >= 500) throw new Error(`${name} failed: ${answer.status}`);
      if (act.money) await this.carryOut(true);
      if (answer.status < 300 && name === 'quote') act.effect(deal, choice, this.scene.now(), answer as Answer<unknown>);
      return this.clearFaults();
    }
    if (!allowed) {
      if (answer.status < 400 || answer.status >= 500) throw new Error(`${name} should have been refused: ${answer.status} ${JSON.stringify(deal)}`);
      return this.clearFaults();
    }
    if (answer.status >= 300) throw new Error(`${name} was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
    if (act.money) await this.carryOut(choice.fault !== 'none');
    act.effect(deal, choice, this.scene.now(), answer as Answer<unknown>);
    await this.clearFaults();
  }

  private async passTime({ hours }: Choice): Promise<void> {
    // Not by the hour, so that no two deadlines fall together.
    const now = await this.scene.world.advance(hours * 3_600 + 427);
    await this.hearTheUnheard();
    passTime(this.scene.deal, now.getTime());
    this.ahead = now.getTime() - Date.now();
  }

  /** What a webhook did not tell, the sweep finds out within a minute. Answers whether it just did. */
  private async hearTheUnheard(): Promise<boolean> {
    const { deal, world } = this.scene;
    const quote = deal.quotes.find(({ payment }) => payment?.unheard);
    if (!quote?.payment) return false;
    const [row] = await world.server.query<{ paid_at: Date | null }>('SELECT paid_at FROM quotes WHERE id = $1', [quote.id]);
    if (!row?.paid_at) return false;
    capture(deal, quote, quote.payment, row.paid_at.getTime());
    return true;
  }

  /** All that was decided is done at the provider, and what it says is heard; what failed is tried again without waiting. */
  private async carryOut(again: boolean): Promise<void> {
    const { deal, world } = this.scene;
    await world.settleMoney();
    if (!again) return;
    const quotes = deal.quotes.map(({ id }) => id);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const open = await world.server.query(
        `UPDATE money_operations SET next_attempt_at = to_timestamp(0) WHERE quote_id = ANY($1) AND state IN ('pending', 'unknown', 'blocked') RETURNING 1`,
        [quotes],
      );
      if (open.length === 0) return;
      await world.settleMoney();
    }
  }

  private async clearFaults(): Promise<void> {
    await this.scene.world.server.query('DELETE FROM sandbox.faults');
  }

  private async expectStanding(): Promise<void> {
    const { deal, world } = this.scene;
    await this.hearTheUnheard();
    const [row] = await world.server.query<{ standing: Standing }>(STANDING, [deal.shipmentId]);
    expect(row?.standing).toEqual(mustStand(deal));
  }

  /** All that was decided is carried out, once, and every book is clean. */
  async end(): Promise<void> {
    const { deal, world } = this.scene;
    await this.carryOut(true);
    await this.expectStanding();
    for (const { id, payment } of deal.quotes) {
      if (payment?.troubled) continue;
      const moved = payment?.status === 'released' || payment?.status === 'refunded';
      expect(await this.madeFor(id)).toEqual({ charged: payment && (moved || payment.status === 'in_escrow' || payment.status === 'paid' || payment.unheard) ? 1 : 0, refunded: payment?.refunded ?? 0, sent: moved ? payment.payout : 0 });
    }
    await world.expectCleanBooks();
  }

  /** What the provider has done for a quote, by its own book. */
  private async madeFor(quoteId: string): Promise<{ charged: number; refunded: number; sent: number }> {
    const [row] = await this.scene.world.server.query<{ made: { charged: number; refunded: number; sent: number } }>(
      `SELECT json_build_object(
         'charged', count(*) FILTER (WHERE type = 'charge' AND data->>'status' = 'succeeded'),
         'refunded', coalesce(sum((data->>'amount')::bigint) FILTER (WHERE type = 'refund' AND data->>'status' = 'succeeded'), 0),
         'sent', coalesce(sum((data->>'amount')::bigint) FILTER (WHERE type = 'transfer'), 0)) AS made
       FROM sandbox.objects WHERE data->'metadata'->>'quoteId' = $1`,
      [quoteId],
    );
    return row?.made as { charged: number; refunded: number; sent: number };
  }
}

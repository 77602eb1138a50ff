import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { after, DAY, HOUR, MINUTE, SECOND } from '../common/clock.js';
import { type Cents, formatCents } from '../common/money.js';
import { ownMovement } from '../ledger/ledger.postings.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Provider } from './provider.js';
import {
  CLOSE_BREAKS,
  DIFFERENCES,
  KEEP_MOVEMENTS,
  OPEN_BREAK,
  OUR_BALANCE,
  REOPEN_BREAK,
} from './reconciliation.queries.js';

/** How far back a run rereads what it has read before. */
const OVERLAP = 2 * DAY;
/** How long one side may know of something alone: a webhook, or an answer, is on its way. */
const ON_ITS_WAY = 10 * MINUTE;
const PAGE = 100;
/** Per run; the next run reads the rest. */
const MOST_PAGES = 20;

/** Movements of the platform's own money, which no deal causes. */
const OWN: Readonly<Record<string, 'platform_bank' | 'processing_fees'>> = {
  payout: 'platform_bank',
  payout_cancel: 'platform_bank',
  payout_failure: 'platform_bank',
  topup: 'platform_bank',
  stripe_fee: 'processing_fees',
};

/** Something that moved money differently on the two sides. */
export interface Difference {
  /** The provider's id of the charge, refund, transfer or dispute. */
  reference: string;
  /** The provider's word for the movement; null if it has none. */
  type: string | null;
  paymentId: string | null;
  ours: Cents | null;
  theirs: Cents | null;
}

type BreakKind = 'payment_mismatch' | 'paid_twice';

/** The reference for what no single movement explains. */
const TOTAL = 'balance';

/** Each side's total of the money at the provider, in cents, and the part of the difference that no movement explains. */
interface Totals {
  ours: Cents;
  theirs: Cents;
  unexplained: Cents;
}

/**
 * Compares the ledger with the provider's account: reads every movement of its balance, page by page from where the last run
 * ended, and compares it with what the ledger says of the same charge, refund, transfer or dispute.
 */
@Injectable()
export class ReconciliationService {
  private readonly log = new Logger('Reconciliation');

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly provider: Provider,
    private readonly ledger: LedgerService,
  ) {}

  /**
   * Reads, compares, lets `heal` look into each difference, compares again, and keeps what remains as open breaks.
   * Closes those that no longer differ. Last, it compares the ledger's total with the provider's.
   */
  async run(heal: (difference: Difference) => Promise<void>): Promise<void> {
    const client = await this.provider.client();
    const isComplete = await this.read(client);
    for (const difference of await this.differences()) {
      await heal(difference).catch((error: Error) => this.log.warn(`${difference.reference}: ${error.message}`));
    }
    const left = await this.differences();
    const totals = isComplete ? await this.totals(client) : undefined;
    const settled = totals?.unexplained === 0;
    await this.db.tx(async (tx) => {
      for (const difference of left) await this.open(tx, difference);
      if (totals && !settled) await this.openTotal(tx, totals);
      await tx.run(CLOSE_BREAKS, [
        [...left.map(({ reference }) => reference), ...(settled ? [] : [TOTAL])],
        this.clock.now(),
      ]);
    });
    if (left.length > 0) this.log.error(`${left.length} movements of money differ between the provider and the ledger`);
  }

  /** A participant: flags what was sent back because it fits no deal; closed once `refundId` has arrived. */
  async flag(
    tx: Tx,
    flag: { kind: BreakKind; reference: string; paymentId: string; refundId: string; theirs: Cents; detail: string },
  ): Promise<void> {
    await tx.run(OPEN_BREAK, [
      flag.kind,
      flag.reference,
      flag.paymentId,
      null,
      flag.theirs,
      flag.detail,
      this.clock.now(),
      flag.refundId,
    ]);
  }

  private async open(tx: Tx, { reference, type, paymentId, ours, theirs }: Difference): Promise<void> {
    const kind = theirs === null ? 'missing_at_provider' : ours === null ? 'missing_in_ledger' : 'amount_differs';
    const detail =
      type === null
        ? 'The provider knows of no such movement.'
        : `The provider's movement is a ${type.replaceAll('_', ' ')}.`;
    await tx.run(REOPEN_BREAK, [reference]);
    await tx.run(OPEN_BREAK, [kind, reference, paymentId, ours, theirs, detail, this.clock.now(), null]);
  }

  private async openTotal(tx: Tx, { ours, theirs, unexplained }: Totals): Promise<void> {
    const detail = `${formatCents(Math.abs(unexplained))} ${unexplained > 0 ? 'more lie' : 'less lie'} at the provider than the ledger and all recent movements explain.`;
    await tx.run(REOPEN_BREAK, [TOTAL]);
    await tx.run(OPEN_BREAK, ['total_differs', TOTAL, null, ours, theirs, detail, this.clock.now(), null]);
    this.log.error(detail);
  }

  private differences({ onItsWay = ON_ITS_WAY, unknown = HOUR } = {}): Promise<Difference[]> {
    const now = this.clock.now();
    return this.db.rows<Difference>(DIFFERENCES, [
      after(now, -OVERLAP - DAY),
      after(now, -onItsWay),
      after(now, -unknown),
    ]);
  }

  /** The control total; money still on its way counts as explained. Undefined while money is moving: the next run looks again. */
  private async totals(client: Stripe): Promise<Totals | undefined> {
    const before = await balanceOf(client);
    if (!(await this.read(client))) return undefined;
    const recent = await this.differences({ onItsWay: 0, unknown: 0 });
    const ours = (await this.db.one<{ cents: Cents }>(OUR_BALANCE))?.cents ?? 0;
    const theirs = await balanceOf(client);
    if (theirs !== before) return undefined;
    const explained = recent.reduce((sum, difference) => sum + (difference.theirs ?? 0) - (difference.ours ?? 0), 0);
    return { ours, theirs, unexplained: theirs - ours - explained };
  }

  /** Takes in the provider's movements since the last run, oldest first, up to a limit; returns whether that was all. */
  private async read(client: Stripe): Promise<boolean> {
    let cursor = await this.cursor();
    if (!cursor) return this.readAll(client);
    for (let page = 0; page < MOST_PAGES; page++) {
      const { data, has_more: more } = await client.balanceTransactions.list({ limit: PAGE, ending_before: cursor });
      await this.keep(data);
      cursor = data[0]?.id ?? cursor;
      if (more) continue;
      await this.remember(null);
      return true;
    }
    await this.remember(cursor);
    return false;
  }

  /** The first run has nothing to go on from: newest first, up to the same limit. */
  private async readAll(client: Stripe): Promise<boolean> {
    let cursor: string | undefined;
    for (let page = 0; page < MOST_PAGES; page++) {
      const { data, has_more: more } = await client.balanceTransactions.list({
        limit: PAGE,
        ...(cursor ? { starting_after: cursor } : {}),
      });
      await this.keep(data);
      cursor = data.at(-1)?.id;
      if (!more || !cursor) return true;
    }
    return false;
  }

  private async cursor(): Promise<string | undefined> {
    const row = await this.db.one<{ id: string | null }>(
      `SELECT coalesce((SELECT cursor FROM reconciliation_progress WHERE name = 'movements'),
                       (SELECT id FROM provider_movements WHERE created_at < $1 ORDER BY created_at DESC, id LIMIT 1)) AS id`,
      [after(this.clock.now(), -OVERLAP)],
    );
    return row?.id ?? undefined;
  }

  private async remember(cursor: string | null): Promise<void> {
    await this.db.rows(
      `INSERT INTO reconciliation_progress (name, cursor) VALUES ('movements', $1) ON CONFLICT (name) DO UPDATE SET cursor = excluded.cursor`,
      [cursor],
    );
  }

  /** Keeps a page of movements; new ones of our own money are posted here, since no deal posts them. */
  private async keep(movements: readonly Stripe.BalanceTransaction[]): Promise<void> {
    if (movements.length === 0) return;
    const created = (movement: Stripe.BalanceTransaction) => new Date(movement.created * SECOND);
    await this.db.tx(async (tx) => {
      await tx.rows(KEEP_MOVEMENTS, [
        movements.map(({ id }) => id),
        movements.map(({ type }) => type),
        movements.map(sourceOf),
        movements.map(({ net }) => net),
        movements.map(created),
      ]);
      for (const movement of movements) {
        const account = OWN[movement.type];
        if (account)
          await this.ledger.post(
            tx,
            ownMovement({ transactionId: movement.id, net: movement.net, account, at: created(movement) }),
          );
      }
    });
  }
}

/** Everything at the provider, available or not, in cents. */
async function balanceOf(client: Stripe): Promise<Cents> {
  const { available, pending } = await client.balance.retrieve();
  return [...available, ...pending]
    .filter(({ currency }) => currency === 'usd')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** What moved the money; a movement without a source stands for itself. */
function sourceOf({ id, source }: Stripe.BalanceTransaction): string {
  return typeof source === 'string' ? source : (source?.id ?? id);
}

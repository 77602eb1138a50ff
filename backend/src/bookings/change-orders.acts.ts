import { Injectable } from '@nestjs/common';
import type { Acts, ActWord, NextStep, Side } from '../common/acts.js';
import type { User } from '../common/actor.js';
import { DEADLINES } from '../common/deadlines.js';
import { callsOf } from '../common/rules.js';
import { processingExtras } from '../payments/extra-charges.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { idsOf, RecordActs } from '../platform/http/acts.js';
import { ChangeOrder } from './change-order.entity.js';
import { CHANGE_RULES } from './change-orders.rules.js';
import { askingOf } from './asking.js';
import { type DealSnapshot, readDealSnapshots } from './deal-snapshots.js';

/** What readers can do with change orders. */
@Injectable()
export class ChangeActs {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    acts: RecordActs,
  ) {
    acts.on('change_order', (user, records, side) => this.read(user, idsOf(records), side));
  }

  private async read(user: User, ids: readonly string[], side: Side): Promise<Map<string, Acts>> {
    const processing = await processingExtras(this.db, ids);
    const deals = await readDealSnapshots(this.db, 'change', ids, user);
    const orders = await this.db.source
      .getRepository(ChangeOrder)
      .createQueryBuilder('o')
      .where('o.id = ANY(:ids)', { ids })
      .getMany();
    return new Map(
      orders.flatMap((order) => {
        const snapshot = deals.get(order.id);
        return snapshot ? [[order.id, this.actsOf(order, snapshot, user, side, processing.has(order.id))]] : [];
      }),
    );
  }

  private actsOf(order: ChangeOrder, snapshot: DealSnapshot, user: User, side: Side, isProcessing: boolean): Acts {
    const now = this.clock.now();
    const calls = callsOf(CHANGE_RULES, order.status, askingOf(snapshot, user, side, now, order.proposedBy));
    const waits = waitsForExtra(order, snapshot);
    const can: Partial<Record<ActWord, boolean>> = {
      accept: !waits && isAcceptable(order, snapshot, now),
      decline: order.kind === 'change' || !isDisputed(snapshot),
      decide: isToReview(order),
      pay: waits && !isProcessing,
      withdraw: order.status === 'accepted' ? waits && !isProcessing : order.proposedBy === user.id,
    };
    const possible = calls.filter((word) => can[word] ?? true);
    const pays = side === 'operator' && calls.includes('decide') && isToPay(order);
    return { can: pays ? [...possible, 'paid-by-hand'] : possible, next: nextOf(order, waits, isProcessing) };
  }
}

function nextOf(order: ChangeOrder, waits: boolean, isProcessing: boolean): NextStep | null {
  const { status, side, kind, expiresAt: until } = order;
  if (isToReview(order))
    return { who: 'operator', what: 'resolve', until: order.reviewDueAt, otherwise: DEADLINES.end_review };
  if (isToPay(order)) return { who: 'operator', what: 'paid-by-hand', until: null, otherwise: null };
  if (waits && isProcessing) return { who: 'provider', what: 'settle', until: null, otherwise: null };
  if (waits) return { who: 'owner', what: 'pay', until, otherwise: DEADLINES.change_payment };
  if (status !== 'proposed') return null;
  if (kind === 'end')
    return {
      who: 'owner',
      what: 'accept',
      until: order.timeLeftMs === null ? until : null,
      otherwise: DEADLINES.end_answer,
    };
  return { who: side === 'shipper' ? 'carrier' : 'owner', what: 'accept', until, otherwise: DEADLINES.change_expiry };
}

/** Did a job end by it, which nobody has looked at yet? */
function isToReview({ reviewDueAt, reviewedAt }: ChangeOrder): boolean {
  return reviewDueAt !== null && reviewedAt === null;
}

function isToPay({ grantedCents, paidByHandAt }: ChangeOrder): boolean {
  return grantedCents > 0 && paidByHandAt === null;
}

function isDisputed({ booking }: DealSnapshot): boolean {
  return booking?.payment?.frozenBy.includes('chargeback') ?? false;
}

/** Is it agreed, and the extra not paid yet? */
function waitsForExtra({ status, deltaCents }: ChangeOrder, { booking }: DealSnapshot): boolean {
  return status === 'accepted' && deltaCents > 0 && booking?.payment?.status === 'in_escrow';
}

/** No amount changes while the provider decides about the payment. */
function isAcceptable(
  { deltaCents, expiresAt, timeLeftMs }: ChangeOrder,
  { booking }: DealSnapshot,
  now: Date,
): boolean {
  const status = booking?.payment?.status;
  if (timeLeftMs === null && expiresAt <= now) return false;
  return deltaCents === 0 || status !== 'paid';
}

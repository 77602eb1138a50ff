import { Injectable } from '@nestjs/common';
import type { Acts, Side } from '../common/acts.js';
import type { User } from '../common/actor.js';
import { DEADLINES } from '../common/deadlines.js';
import { callsOf } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { idsOf, RecordActs } from '../platform/http/acts.js';
import { ChangeOrder } from './change-order.entity.js';
import { CHANGE_RULES } from './change-orders.rules.js';
import { askingOf } from './deal-acts.js';
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
    const deals = await readDealSnapshots(this.db, 'change', ids, user);
    const orders = await this.db.source
      .getRepository(ChangeOrder)
      .createQueryBuilder('o')
      .where('o.id = ANY(:ids)', { ids })
      .getMany();
    return new Map(
      orders.flatMap((order) => {
        const snapshot = deals.get(order.id);
        return snapshot ? [[order.id, this.actsOf(order, snapshot, user, side)]] : [];
      }),
    );
  }

  private actsOf(order: ChangeOrder, snapshot: DealSnapshot, user: User, side: Side): Acts {
    const now = this.clock.now();
    const calls = callsOf(CHANGE_RULES, order.status, askingOf(snapshot, user, side, now, order.proposedBy));
    const waitsFor = order.side === 'shipper' ? 'carrier' : 'owner';
    const otherwise = DEADLINES.change_expiry;
    return {
      can: calls.filter((word) => word !== 'accept' || isAcceptable(order, snapshot, now)),
      next: order.status === 'proposed' ? { who: waitsFor, what: 'accept', until: order.expiresAt, otherwise } : null,
    };
  }
}

/** An increase can be accepted until the card is charged, and no amount changes while the provider decides about it. */
function isAcceptable({ deltaCents, expiresAt }: ChangeOrder, { booking }: DealSnapshot, now: Date): boolean {
  const status = booking?.payment?.status;
  if (expiresAt <= now) return false;
  return !(deltaCents > 0 && status === 'in_escrow') && !(deltaCents !== 0 && status === 'paid');
}

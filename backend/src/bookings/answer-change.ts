import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { maskContacts } from '../common/contact-data.js';
import type { JsonText } from '../common/paging.js';
import { authorize } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { readChange } from './change-orders.queries.js';
import { CHANGE_RULES } from './change-orders.rules.js';
import { announceChange, lockChange, moveChange, partiesOfChange } from './move-change.js';

/** A change that does not come about: what was agreed stands, all of it. */
@Injectable()
export class AnswerChange {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** The other side says no. @throws 404; 403; 409 once it is decided */
  async decline(user: User, id: string, reason: string | null): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const locked = await lockChange(tx, id);
      authorize(CHANGE_RULES, 'decline', user, partiesOfChange(locked));
      const at = this.clock.now();
      const { order, deal } = locked;
      const declineReason = reason && maskContacts(reason).text;
      await moveChange(tx, order, 'decline', user, { at, set: { decidedAt: at, declineReason } });
      await announceChange(tx, at, 'change_order.declined', order, deal);
      return readChange(tx, user, id);
    });
  }

  /** Who proposed it takes it back. @throws 404; 403; 409 once it is decided */
  async withdraw(user: User, id: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const locked = await lockChange(tx, id);
      authorize(CHANGE_RULES, 'withdraw', user, partiesOfChange(locked));
      const at = this.clock.now();
      const { order, deal } = locked;
      await moveChange(tx, order, 'withdraw', user, { at, set: { decidedAt: at } });
      await announceChange(tx, at, 'change_order.withdrawn', order, deal);
      return readChange(tx, user, id);
    });
  }
}

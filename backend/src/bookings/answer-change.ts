import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { maskContacts } from '../common/contact-data.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { authorize } from '../common/rules.js';
import { cancelExtra, extraOf } from '../payments/extra-charges.js';
import { ask } from '../payments/provider.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { readChange } from './change-orders.queries.js';
import { CHANGE_RULES } from './change-orders.rules.js';
import { END, EndAtTheDoor } from './end-at-the-door.js';
import { ExtraIntents } from './extra-intents.js';
import { announceChange, lockChange, moveChange, partiesOfChange } from './move-change.js';

/** A change that does not come about: what was agreed stands, all of it. The end of a job comes about all the same. */
@Injectable()
export class AnswerChange {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly intents: ExtraIntents,
    private readonly ends: EndAtTheDoor,
  ) {}

  /** The other side says no. @throws 404; 403; 409 once it is decided; for the end of a job, also `payment_disputed` */
  async decline(user: User, id: string, reason: string | null): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const locked = await lockChange(tx, id);
      authorize(CHANGE_RULES, 'decline', user, partiesOfChange(locked));
      const at = this.clock.now();
      const { order, deal } = locked;
      const declineReason = reason && maskContacts(reason).text;
      if (order.kind === 'end') {
        await this.ends.giveBack(tx, locked, user, 'decline', declineReason);
        return readChange(tx, user, id);
      }
      await moveChange(tx, order, 'decline', user, { at, set: { decidedAt: at, declineReason } });
      await announceChange(tx, at, 'change_order.declined', order, deal);
      return readChange(tx, user, id);
    });
  }

  /**
   * Who proposed it takes it back; while an extra is waited for either side does, and the provider is asked first.
   * @throws 404; 403; 409 once it is decided, `payment_processing` while the provider decides; 503
   */
  async withdraw(user: User, id: string): Promise<JsonText> {
    await this.db.before(async () => {
      const waits = await this.db.tx((tx) => this.mayWithdraw(tx, user, id));
      if (waits) await ask(() => this.intents.settle(id));
    });
    return this.db.tx(async (tx) => {
      const locked = await lockChange(tx, id);
      const at = this.clock.now();
      const { order, deal } = locked;
      if (order.status === 'accepted' && deal.payment?.status !== 'in_escrow')
        throw problem('illegal_transition', { detail: 'It is being carried out.' });
      if (order.status === 'accepted' && (await extraOf(tx, id))?.state === 'processing')
        throw problem('payment_processing');
      await cancelExtra(tx, at, order.quoteId, id);
      const data = order.kind === 'end' ? END : undefined;
      await moveChange(tx, order, 'withdraw', user, { at, set: { decidedAt: at }, ...(data ? { data } : {}) });
      await announceChange(tx, at, 'change_order.withdrawn', order, deal);
      return readChange(tx, user, id);
    });
  }

  /** Does it wait for an extra? @throws 404; 403 */
  private async mayWithdraw(tx: Tx, user: User, id: string): Promise<boolean> {
    const locked = await lockChange(tx, id);
    authorize(CHANGE_RULES, 'withdraw', user, partiesOfChange(locked));
    const { order } = locked;
    const isAgreed = order.status === 'accepted';
    if (!isAgreed && user.id !== order.proposedBy) throw problem('forbidden');
    return isAgreed;
  }
}

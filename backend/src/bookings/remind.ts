import { Injectable } from '@nestjs/common';
import type { ReminderKind } from '../common/deadlines.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { takeReminder } from '../platform/deadlines/deadlines.js';
import { TAKES_QUOTES } from '../quotes/quotes.rules.js';
import { UsersService } from '../users/users.service.js';
import { type Deal, lockDeal } from './lock-deal.js';
import { announceDeal } from './move-deal.js';

/** Is there still something the person reminded can do, or has to expect? */
const IS_WORTH_SAYING: Record<ReminderKind, (deal: Deal & { isCarrierSuspended: boolean }) => boolean> = {
  payment_window: ({ quote, payment, isCarrierSuspended }) =>
    quote.status === 'accepted' && payment?.status !== 'paid' && !isCarrierSuspended,
  auto_release: ({ payment }) => payment?.status === 'in_escrow' && payment.frozenBy.length === 0,
  claim_window: ({ payment }) =>
    (payment?.status === 'in_escrow' || payment?.status === 'released') && payment.frozenBy.length === 0,
  quote_expiry: ({ shipment, quote, isCarrierSuspended }) =>
    quote.status === 'pending' &&
    TAKES_QUOTES.includes(shipment.status) &&
    quote.termsVersion >= shipment.termsVersion &&
    !isCarrierSuspended,
  pickup_choice: isPickupToCome,
  pickup_day: isPickupToCome,
};

function isPickupToCome({ quote, payment, isCarrierSuspended }: Deal & { isCarrierSuspended: boolean }): boolean {
  return quote.status === 'paid' && !payment?.frozenBy.includes('chargeback') && !isCarrierSuspended;
}

/** People are reminded before money moves on its own, or a right ends. */
@Injectable()
export class Remind {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly users: UsersService,
  ) {}

  /** Sends each reminder once, and none about what is over. */
  async remind(kind: ReminderKind, quoteId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const deal = await lockDeal(tx, quoteId);
      const at = this.clock.now();
      if (!(await takeReminder(tx, at, kind, quoteId))) return;
      const isCarrierSuspended = await this.users.isSuspended(tx, deal.quote.carrierId);
      if (IS_WORTH_SAYING[kind]({ ...deal, isCarrierSuspended })) await announceDeal(tx, at, `reminder.${kind}`, deal);
    });
  }
}

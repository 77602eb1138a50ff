import { Injectable } from '@nestjs/common';
import { CLOCK, type User } from '../common/actor.js';
import { maskContacts } from '../common/contact-data.js';
import type { JsonText } from '../common/paging.js';
import { authorize } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { Deadlines, takeDeadline } from '../platform/deadlines/deadlines.js';
import { StandingTerms } from '../shipments/standing-terms.js';
import { readOffer } from './counter-offers.queries.js';
import { OFFER_RULES } from './counter-offers.rules.js';
import { announceOffer, lapseOffers, lockOffer, moveOffer, partiesOfOffer } from './move-offer.js';

/** A counter-offer that does not come about: the quote stands as it was. */
@Injectable()
export class AnswerOffer {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    deadlines: Deadlines,
    terms: StandingTerms,
  ) {
    deadlines.on('offer_expiry', ({ subject }) => this.expire(subject));
    terms.on(lapseOffers);
  }

  /** The other side says no. @throws 404; 403; 409 once it is decided */
  decline(user: User, id: string, reason: string | null): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const locked = await lockOffer(tx, id);
      authorize(OFFER_RULES, 'decline', user, partiesOfOffer(locked));
      const at = this.clock.now();
      const declineReason = reason && maskContacts(reason).text;
      await moveOffer(tx, locked.offer, 'decline', user, { at, set: { decidedAt: at, declineReason } });
      await announceOffer(tx, at, 'counter_offer.declined', locked.offer, locked);
      return readOffer(tx, user, id);
    });
  }

  /** Who made it takes it back. @throws 404; 403; 409 once it is decided */
  withdraw(user: User, id: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const locked = await lockOffer(tx, id);
      authorize(OFFER_RULES, 'withdraw', user, partiesOfOffer(locked));
      const at = this.clock.now();
      await moveOffer(tx, locked.offer, 'withdraw', user, { at, set: { decidedAt: at } });
      await announceOffer(tx, at, 'counter_offer.withdrawn', locked.offer, locked);
      return readOffer(tx, user, id);
    });
  }

  /** Nobody answered in time. */
  private async expire(id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const { offer } = await lockOffer(tx, id);
      const at = this.clock.now();
      if (!(await takeDeadline(tx, at, 'offer_expiry', id)) || offer.status !== 'open') return;
      await lapseOffers(tx, at, offer, CLOCK);
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { type Cents, centsToDollars } from '../common/money.js';
import { move } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { ShipmentsService } from '../shipments/shipments.service.js';
import { addQuote } from './add-quote.js';
import type { GivenDays } from './asked-days.js';
import { earlierTerms } from './earlier-terms.js';
import { Quote, USUALLY_FREE_MINUTES } from './quote.entity.js';
import { QUOTE_RULES } from './quotes.rules.js';

/** The quote of a carrier who takes a listing at its owner's price. */
@Injectable()
export class QuoteAtPrice {
  constructor(private readonly shipments: ShipmentsService) {}

  /** A participant: the carrier's own pending quote gets this price and these days, and if there is none, one is made. The shipment is locked. */
  async put(tx: Tx, user: User, shipment: Shipment, amountCents: Cents, days: GivenDays, at: Date): Promise<Quote> {
    const own = await tx.lock(Quote, { shipmentId: shipment.id, carrierId: user.id, status: 'pending' });
    return own
      ? this.change(tx, user, shipment, own, amountCents, days, at)
      : this.make(tx, user, shipment, amountCents, days, at);
  }

  private async change(
    tx: Tx,
    user: User,
    shipment: Shipment,
    quote: Quote,
    amountCents: Cents,
    days: GivenDays,
    at: Date,
  ): Promise<Quote> {
    move(tx, QUOTE_RULES, quote, 'change', user, {
      shipmentId: shipment.id,
      at,
      // How long the old terms were to stand, and what waiting cost with them, says nothing of these: the owner never saw it.
      set: {
        amountCents,
        ...days,
        validUntil: null,
        waitingCents: null,
        freeWaitingMinutes: USUALLY_FREE_MINUTES,
        termsVersion: shipment.termsVersion,
        history: [...quote.history, earlierTerms(quote, at)],
      },
      data: { amount: centsToDollars(amountCents) },
    });
    return quote;
  }

  private async make(
    tx: Tx,
    user: User,
    shipment: Shipment,
    amountCents: Cents,
    days: GivenDays,
    at: Date,
  ): Promise<Quote> {
    const id = await addQuote(tx, this.shipments, user, shipment, { amountCents, ...days }, at);
    return tx.get(Quote, { id });
  }
}

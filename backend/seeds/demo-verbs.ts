import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { INestApplicationContext } from '@nestjs/common';
import { AcceptQuote } from '../src/bookings/accept.js';
import { CancelShipment } from '../src/bookings/cancel.js';
import { ConfirmDelivery } from '../src/bookings/confirm-delivery.js';
import { Deliver } from '../src/bookings/deliver.js';
import { WithdrawQuote } from '../src/bookings/give-back.js';
import { PayQuote } from '../src/bookings/pay.js';
import { PickUp } from '../src/bookings/pickup.js';
import { SettlePayment } from '../src/bookings/settle.js';
import { UnacceptQuote } from '../src/bookings/unaccept.js';
import type { NewClaim } from '../src/claims/claims.dto.js';
import type { Decision } from '../src/claims/claims.rules.js';
import { ClaimsService } from '../src/claims/claims.service.js';
import { ResolveClaim } from '../src/claims/resolve.js';
import type { User } from '../src/common/actor.js';
import type { Fact } from '../src/common/facts.js';
import type { JsonText } from '../src/common/paging.js';
import { MessagesService } from '../src/messages/messages.service.js';
import { NotificationsService } from '../src/notifications/notifications.service.js';
import type { PlanId } from '../src/payments/payment.entity.js';
import { Provider } from '../src/payments/provider.js';
import { Clock } from '../src/platform/clock/clock.js';
import { Db } from '../src/platform/database/db.js';
import { QuotesService } from '../src/quotes/quotes.service.js';
import type { NewQuote, QuoteChanges } from '../src/quotes/quotes.dto.js';
import { ReviewsService } from '../src/reviews/reviews.service.js';
import { ChangeShipment } from '../src/shipments/change-shipment.js';
import { CreateShipment } from '../src/shipments/create-shipment.js';
import type { NewShipment, ShipmentChanges } from '../src/shipments/shipments.dto.js';
import type { NewLocation } from '../src/tracking/tracking.dto.js';
import { TrackingService } from '../src/tracking/tracking.service.js';
import { UploadsService } from '../src/uploads/uploads.service.js';
import type { NewFact } from '../src/verifications/verifications.dto.js';
import { VerificationsReview } from '../src/verifications/verifications.review.js';
import { VerificationsService } from '../src/verifications/verifications.service.js';
import type { Photo } from './listings/listing.js';
import type { Specimen } from './passports.js';

/** Test cards by the outcome of a payment with them. */
export const CARDS = {
  accepted: '4242424242424242',
  refused: '4000000000009995',
  reviewed: '4000000000009235',
} as const;

/** The product's verbs, called as the demo's people; an exception ends the seed. */
export class DemoVerbs {
  private readonly createShipment: CreateShipment;
  private readonly changeShipment: ChangeShipment;
  private readonly quotes: QuotesService;
  private readonly provider: Provider;
  private readonly messages: MessagesService;
  private readonly tracking: TrackingService;
  private readonly reviews: ReviewsService;
  private readonly notifications: NotificationsService;
  private readonly uploads: UploadsService;
  private readonly claims: ClaimsService;
  private readonly verifications: VerificationsService;
  private readonly facts: VerificationsReview;
  /** Addresses of the photos somebody has sent, or is sending. */
  private readonly sent = new Map<string, Promise<string>>();

  constructor(
    private readonly app: INestApplicationContext,
    private readonly people: ReadonlyMap<string, { id: string; isCarrier: boolean }>,
  ) {
    this.createShipment = app.get(CreateShipment);
    this.changeShipment = app.get(ChangeShipment);
    this.quotes = app.get(QuotesService);
    this.provider = app.get(Provider);
    this.messages = app.get(MessagesService);
    this.tracking = app.get(TrackingService);
    this.reviews = app.get(ReviewsService);
    this.notifications = app.get(NotificationsService);
    this.uploads = app.get(UploadsService);
    this.claims = app.get(ClaimsService);
    this.verifications = app.get(VerificationsService);
    this.facts = app.get(VerificationsReview);
  }

  async list(owner: string, shipment: NewShipment, photo?: Photo): Promise<string> {
    const photos = photo ? [await this.photo(owner, photo)] : [];
    return idOf(await this.createShipment.create(this.user(owner), { ...shipment, photos }));
  }

  async edit(owner: string, shipmentId: string, changes: ShipmentChanges): Promise<void> {
    await this.changeShipment.change(this.user(owner), shipmentId, changes);
  }

  async quote(carrier: string, quote: NewQuote): Promise<string> {
    return idOf(await this.quotes.submit(this.user(carrier), quote));
  }

  async requote(carrier: string, quoteId: string, changes: QuoteChanges): Promise<void> {
    await this.quotes.change(this.user(carrier), quoteId, changes);
  }

  async decline(owner: string, quoteId: string, reason: string): Promise<void> {
    await this.quotes.decline(this.user(owner), quoteId, reason);
  }

  async withdraw(carrier: string, quoteId: string, reason: string): Promise<void> {
    await this.app.get(WithdrawQuote).withdraw(this.user(carrier), quoteId, reason);
  }

  async accept(owner: string, quoteId: string): Promise<void> {
    await this.app.get(AcceptQuote).accept(this.user(owner), quoteId);
  }

  async unaccept(owner: string, quoteId: string): Promise<void> {
    await this.app.get(UnacceptQuote).unaccept(this.user(owner), quoteId);
  }

  /** Opens the payment; the card form is left open. */
  async beginToPay(owner: string, quoteId: string, plan: PlanId): Promise<string> {
    return (await this.app.get(PayQuote).pay(this.user(owner), quoteId, { plan })).clientSecret;
  }

  /** Pays with a test card, then asks the provider for the outcome, as the browser does. */
  async pay(owner: string, quoteId: string, plan: PlanId, card: keyof typeof CARDS): Promise<void> {
    const clientSecret = await this.beginToPay(owner, quoteId, plan);
    const sandbox = await this.provider.sandbox();
    await sandbox.confirm({
      clientSecret,
      card: { number: CARDS[card], expMonth: 12, expYear: this.app.get(Clock).now().getUTCFullYear() + 3, cvc: '314' },
    });
    await this.app.get(SettlePayment).settle(quoteId);
  }

  async pickup(carrier: string, shipmentId: string): Promise<void> {
    await this.app.get(PickUp).pickUp(this.user(carrier), shipmentId, {});
  }

  async locate(carrier: string, shipmentId: string, location: NewLocation): Promise<void> {
    await this.tracking.report(this.user(carrier), shipmentId, location);
  }

  async deliver(carrier: string, shipmentId: string, recipientName: string, note: string | null): Promise<void> {
    await this.app.get(Deliver).deliver(this.user(carrier), shipmentId, { recipientName, note });
  }

  async confirmDelivery(owner: string, shipmentId: string): Promise<void> {
    await this.app.get(ConfirmDelivery).confirm(this.user(owner), shipmentId);
  }

  async cancel(owner: string, shipmentId: string, reason: string): Promise<void> {
    await this.app.get(CancelShipment).cancel(this.user(owner), shipmentId, reason);
  }

  async claim(owner: string, claim: NewClaim): Promise<string> {
    return idOf(await this.claims.open(this.user(owner), claim));
  }

  async answerClaim(carrier: string, claimId: string, account: string): Promise<void> {
    await this.claims.respond(this.user(carrier), claimId, { account });
  }

  async withdrawClaim(owner: string, claimId: string): Promise<void> {
    await this.claims.withdraw(this.user(owner), claimId);
  }

  async decideClaim(claimId: string, decision: Decision, amount: number | null, note: string): Promise<void> {
    await this.app.get(ResolveClaim).resolve(this.operator(), claimId, { decision, amount, note });
  }

  async submitFact(carrier: string, fact: NewFact, specimen: Specimen | undefined): Promise<void> {
    const sent = specimen
      ? await this.verifications.addDocuments(this.user(carrier), [fileOf(`documents/${specimen}`)])
      : [];
    await this.verifications.submit(this.user(carrier), {
      facts: [{ ...fact, documents: sent.map(({ url }) => url) }],
    });
  }

  /** Rejects a carrier's waiting facts for a reason, or verifies them. */
  async decideFact(carrier: string, fact: Fact, rejected: string | undefined): Promise<void> {
    const db = this.app.get(Db);
    const row = await db.one<{ id: string }>(
      `SELECT id FROM verifications WHERE user_id = $1 AND fact = $2 AND status = 'submitted'`,
      [this.user(carrier).id, fact],
    );
    if (!row) throw new Error(`${carrier} has not submitted ${fact}.`);
    await db.tx((tx) =>
      rejected === undefined
        ? this.facts.approve(tx, this.operator(), row.id, null)
        : this.facts.reject(tx, this.operator(), row.id, rejected),
    );
  }

  async review(from: string, shipmentId: string, rating: number, comment: string | null): Promise<void> {
    await this.reviews.post(this.user(from), { shipmentId, rating, comment });
  }

  /** Sends a message, and returns the conversation it went to. */
  async say(from: string, to: string, shipmentId: string, content: string): Promise<string> {
    return (await this.messages.send(this.user(from), { receiverId: this.user(to).id, shipmentId, content }))
      .conversationId;
  }

  async readConversation(reader: string, conversationId: string): Promise<void> {
    await this.messages.read(this.user(reader), conversationId);
  }

  /** The person has seen everything they were told so far. */
  async readNotifications(reader: string): Promise<void> {
    await this.notifications.read(this.user(reader), {});
  }

  /** Sends the photos of coming listings, one after another, while others act: encoding leaves the database idle. */
  async sendAhead(listings: readonly { owner: string; photo: Photo | undefined }[]): Promise<void> {
    for (const { owner, photo } of listings) if (photo) await this.photo(owner, photo);
  }

  /** The owner's copy of a drawing: sent once, used on as many of their listings as it fits. */
  private photo(owner: string, photo: Photo): Promise<string> {
    const key = `${owner} ${photo}`;
    const sent = this.sent.get(key) ?? this.send(owner, photo);
    this.sent.set(key, sent);
    return sent;
  }

  private async send(owner: string, photo: Photo): Promise<string> {
    const [sent] = await this.uploads.upload(this.user(owner), [fileOf(`photos/${photo}.webp`)]);
    if (!sent) throw new Error(`${photo} was not stored.`);
    return sent.url;
  }

  private operator(): User {
    return { ...this.user('admin'), isAdmin: true, operatorRole: 'owner' };
  }

  private user(name: string): User {
    const person = this.people.get(name);
    if (!person) throw new Error(`Nobody in the demo is called ${name}.`);
    return {
      kind: 'user',
      id: person.id,
      sid: randomUUID(),
      isCarrier: person.isCarrier,
      isAdmin: false,
      operatorRole: null,
      suspended: false,
      hasBlocked: false,
    };
  }
}

/** A file next to this one, as if a call had brought it. */
function fileOf(name: string): { path: string; size: number } {
  const path = fileURLToPath(new URL(name, import.meta.url));
  return { path, size: statSync(path).size };
}

function idOf(answer: JsonText): string {
  return (JSON.parse(answer.json) as { id: string }).id;
}

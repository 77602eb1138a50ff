import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AddressesModule } from '../addresses/addresses.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ProofsModule } from '../proofs/proofs.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { ShipmentsModule } from '../shipments/shipments.module.js';
import { PlacesModule } from '../places/places.module.js';
import { ApprovalsModule } from '../approvals/approvals.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { UsersModule } from '../users/users.module.js';
import { AcceptChange } from './accept-change.js';
import { AcceptOffer } from './accept-offer.js';
import { AcceptOfferController } from './accept-offer.controller.js';
import { AcceptQuote } from './accept.js';
import { AnswerChange } from './answer-change.js';
import { ApplyDispute } from './apply-dispute.js';
import { ApplyIntent } from './apply-intent.js';
import { AutoRelease } from './auto-release.js';
import { BookingsController } from './bookings.controller.js';
import { BookingsDeadlines } from './bookings.deadlines.js';
import { CameLater } from './came-later.js';
import { CancelShipment } from './cancel.js';
import { PreviewCancellation } from './cancellation-preview.js';
import { CapturePayment } from './capture.js';
import { ChangeOrder } from './change-order.entity.js';
import { CarrierStanding } from './carrier-standing.js';
import { ChangeActs } from './change-orders.acts.js';
import { ChangeOrdersController } from './change-orders.controller.js';
import { AnswerChargeback } from './answer-chargeback.js';
import { ChargebackActs } from './chargeback.acts.js';
import { AskForChargebacks } from './chargeback.js';
import { ConfirmDelivery } from './confirm-delivery.js';
import { ConfirmPayment } from './confirm-payment.js';
import { OfferActs } from './counter-offers.acts.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardQueries } from './dashboard.queries.js';
import { DealActs } from './deal-acts.js';
import { DealFollowers } from './deal-followers.js';
import { Deliver } from './deliver.js';
import { Delivery } from './delivery.js';
import { EndAtTheDoor } from './end-at-the-door.js';
import { FallThrough } from './fall-through.js';
import { FinishChange } from './finish-change.js';
import { GiveAddresses } from './give-addresses.js';
import { WithdrawQuote } from './give-back.js';
import { LeftUnpaid } from './left-unpaid.js';
import { LiftDispute } from './lift-dispute.js';
import { LoseDispute } from './lose-dispute.js';
import { MoneySweeps } from './money.sweeps.js';
import { MoneyWorker } from './money.worker.js';
import { NoShow } from './no-show.js';
import { OperatePayment } from './operate.js';
import { Overdue } from './overdue.js';
import { PayTurns } from './pay-turns.js';
import { PayQuote } from './pay.js';
import { PaymentExpired } from './payment-expired.js';
import { Remind } from './remind.js';
import { PaymentIntents } from './payment-intents.js';
import { PickUp } from './pickup.js';
import { Proofs } from './proof.js';
import { ProposeChange } from './propose-change.js';
import { ProviderNews } from './provider-news.js';
import { Reconcile } from './reconcile.js';
import { RefundEscrow } from './refund.js';
import { ReleaseByCode } from './release-code.js';
import { ReleasePayment } from './release.js';
import { ReviewEnd } from './review-end.js';
import { SandboxBadDaysController } from './sandbox-bad-days.controller.js';
import { SandboxBadDaysService } from './sandbox-bad-days.service.js';
import { SandboxClockService } from './sandbox-clock.service.js';
import { SetPickupDay } from './set-pickup-day.js';
import { ReadContact } from './read-contact.js';
import { SettleIntent } from './settle-intent.js';
import { ApplyExtra } from './apply-extra.js';
import { ExtraIntents } from './extra-intents.js';
import { PayChange } from './pay-change.js';
import { ReportedConditions } from './reported-conditions.js';
import { Takable } from './takable.js';
import { TakeListing } from './take.js';
import { UndoChange } from './undo-change.js';
import { SettlePayment } from './settle.js';
import { SettledElsewhere } from './settled-elsewhere.js';
import { SurplusMoney } from './surplus.js';
import { UnacceptQuote } from './unaccept.js';
import { Unbook } from './unbook.js';
import { WebhooksService } from './webhooks.service.js';

/** What people call: one class per verb. */
const VERBS = [
  AcceptQuote,
  AcceptOffer,
  TakeListing,
  UnacceptQuote,
  WithdrawQuote,
  PayQuote,
  ConfirmPayment,
  ReadContact,
  SetPickupDay,
  GiveAddresses,
  PickUp,
  Deliver,
  ReleaseByCode,
  CameLater,
  ConfirmDelivery,
  CancelShipment,
  PreviewCancellation,
  OperatePayment,
  ProposeChange,
  AcceptChange,
  AnswerChange,
  PayChange,
  ReviewEnd,
];
/** What the clock and the provider trigger. */
const BY_ITSELF = [
  PaymentExpired,
  Remind,
  NoShow,
  AutoRelease,
  Overdue,
  SettlePayment,
  SettleIntent,
  AskForChargebacks,
  AnswerChargeback,
  ChargebackActs,
  Reconcile,
];
/** What verbs share. */
const PARTICIPANTS = [
  ApplyIntent,
  CapturePayment,
  SurplusMoney,
  PayTurns,
  PaymentIntents,
  ApplyDispute,
  LoseDispute,
  LiftDispute,
  Delivery,
  SettledElsewhere,
  Proofs,
  FallThrough,
  Unbook,
  LeftUnpaid,
  RefundEscrow,
  ReleasePayment,
  DealFollowers,
  DealActs,
  Takable,
  FinishChange,
  ReportedConditions,
  ApplyExtra,
  ExtraIntents,
  UndoChange,
  EndAtTheDoor,
  CarrierStanding,
];
const MACHINERY = [
  BookingsDeadlines,
  MoneyWorker,
  MoneySweeps,
  ProviderNews,
  WebhooksService,
  SandboxClockService,
  SandboxBadDaysService,
  DashboardQueries,
  ChangeActs,
  OfferActs,
];

@Module({
  imports: [
    TypeOrmModule.forFeature([ChangeOrder]),
    UploadsModule,
    UsersModule,
    LedgerModule,
    ShipmentsModule,
    QuotesModule,
    QuestionsModule,
    PaymentsModule,
    ProofsModule,
    PlacesModule,
    AddressesModule,
    ApprovalsModule,
  ],
  controllers: [
    BookingsController,
    ChangeOrdersController,
    AcceptOfferController,
    DashboardController,
    SandboxBadDaysController,
  ],
  providers: [...VERBS, ...BY_ITSELF, ...PARTICIPANTS, ...MACHINERY],
  exports: [
    AnswerChargeback,
    AutoRelease,
    CancelShipment,
    CarrierStanding,
    DealActs,
    DealFollowers,
    NoShow,
    OperatePayment,
    RefundEscrow,
    ReleasePayment,
    ReportedConditions,
  ],
})
export class BookingsModule {}

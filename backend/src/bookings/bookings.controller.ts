import { Body, Controller, Get, Headers, Param, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { User } from '../common/actor.js';
import { invalidField } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { PayAnswer, PaymentAnswer, PaymentConfirmation, PlanChoice } from '../payments/payments.dto.js';
import {
  AdminOnly,
  AnyInput,
  Caller,
  CarrierOnly,
  DriversToo,
  NotReplayed,
  OpenWithoutToken,
  SignedIn,
  WhileSuspended,
} from '../platform/http/access.js';
import { SaysActs } from '../platform/http/acts.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { ACT_REFUSALS } from '../proofs/proofs.dto.js';
import { Acceptance, QuoteAnswer } from '../quotes/quotes.dto.js';
import { ShipmentAnswer } from '../shipments/shipment-answer.dto.js';
import { Reason } from '../shipments/shipments.dto.js';
import { AcceptQuote } from './accept.js';
import {
  AddressesGiven,
  CancellationPreview,
  ClockAdvance,
  ClockAnswer,
  CodeTyped,
  ConfirmedAnswer,
  ContactAnswer,
  PickupDayChoice,
  PickupNote,
  Proof,
  Taking,
  WebhookAnswer,
} from './bookings.dto.js';
import { CameLater } from './came-later.js';
import { CancelShipment } from './cancel.js';
import { PreviewCancellation } from './cancellation-preview.js';
import { ConfirmDelivery, type Confirmed } from './confirm-delivery.js';
import { ConfirmPayment } from './confirm-payment.js';
import { Deliver } from './deliver.js';
import { GiveAddresses } from './give-addresses.js';
import { WithdrawQuote } from './give-back.js';
import { PayQuote } from './pay.js';
import { PickUp } from './pickup.js';
import { ReleaseByCode } from './release-code.js';
import { SetPickupDay } from './set-pickup-day.js';
import { ReadContact } from './read-contact.js';
import { SandboxClockService } from './sandbox-clock.service.js';
import { TakeListing } from './take.js';
import { UnacceptQuote } from './unaccept.js';
import { WebhooksService } from './webhooks.service.js';

const SEALED = ['unauthorized', 'forbidden', 'account_suspended', 'not_found', 'illegal_transition', 'stale'] as const;

/** Every call from acceptance on. */
@Controller()
export class BookingsController {
  constructor(
    private readonly acceptQuote: AcceptQuote,
    private readonly taken: TakeListing,
    private readonly unacceptQuote: UnacceptQuote,
    private readonly withdrawQuote: WithdrawQuote,
    private readonly payQuote: PayQuote,
    private readonly confirmPayment: ConfirmPayment,
    private readonly setPickupDay: SetPickupDay,
    private readonly addresses: GiveAddresses,
    private readonly pickUp: PickUp,
    private readonly delivery: Deliver,
    private readonly releaseByCode: ReleaseByCode,
    private readonly later: CameLater,
    private readonly confirmation: ConfirmDelivery,
    private readonly cancelShipment: CancelShipment,
    private readonly previewCancellation: PreviewCancellation,
    private readonly readContact: ReadContact,
    private readonly webhooks: WebhooksService,
    private readonly sandboxClock: SandboxClockService,
  ) {}

  @Post('shipments/:id/take')
  @ApiTags('shipments')
  @CarrierOnly()
  @IdempotencyHeader()
  @Call({
    summary: 'Take a listing at its book-now price',
    scope: 'bookings:write',
    description: 'Books it. You can back out until it is paid.',
    answer: QuoteAnswer,
    errors: [
      'unauthorized',
      'carriers_only',
      'own_shipment',
      'blocked',
      'account_suspended',
      'not_found',
      'not_for_you',
      'book_now_off',
      'price_changed',
      'already_booked',
      'facts_missing',
      'illegal_transition',
    ],
  })
  take(@Caller() user: User, @Param('id') id: string, @Body() taking: Taking): Promise<JsonText> {
    return this.taken.take(user, id, taking);
  }

  @Post('quotes/:id/accept')
  @ApiTags('quotes')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Accept a quote',
    description: 'The owner. Books the shipment and declines the others; pay in the payment window.',
    scope: 'bookings:write',
    answer: QuoteAnswer,
    errors: [
      ...SEALED,
      'blocked',
      'already_booked',
      'quote_changed',
      'quote_stale',
      'quote_expired',
      'carrier_suspended',
      'facts_missing',
    ],
  })
  accept(@Caller() user: User, @Param('id') id: string, @Body() seen: Acceptance): Promise<JsonText> {
    return this.acceptQuote.accept(user, id, seen);
  }

  @Post('quotes/:id/unaccept')
  @ApiTags('quotes')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Take an acceptance back',
    description:
      'The owner, before paying; also after it, for a full refund, while the carrier is suspended or has `lapsedFacts`. The listing is open again: `quote.unaccepted`, `shipment.reopened`.',
    scope: 'bookings:write',
    answer: QuoteAnswer,
    errors: [...SEALED, 'payment_disputed'],
  })
  unaccept(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.unacceptQuote.unaccept(user, id);
  }

  @Post('quotes/:id/withdraw')
  @ApiTags('quotes')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Withdraw your quote, or give the job back',
    description: 'Its carrier. Once booked it needs `bookings:write`, and what was paid goes back in full.',
    scope: 'quotes:write',
    answer: QuoteAnswer,
    errors: [...SEALED, 'payment_disputed'],
  })
  withdraw(@Caller() user: User, @Param('id') id: string, @Body() { reason }: Reason): Promise<JsonText> {
    return this.withdrawQuote.withdraw(user, id, reason ?? null);
  }

  @Post('quotes/:id/pay')
  @ApiTags('payments')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Start paying an accepted quote into escrow',
    description: 'The owner. Safe to repeat: the same payment is answered. Confirm the card, then `confirm`.',
    scope: 'bookings:write',
    answer: PayAnswer,
    errors: [...SEALED, 'already_paid', 'carrier_suspended', 'payment_changed'],
  })
  pay(
    @Caller() user: User,
    @Param('id') id: string,
    @Body() { protectionPlan, amount }: PlanChoice,
  ): Promise<PayAnswer> {
    return this.payQuote.pay(user, id, { plan: protectionPlan, amount });
  }

  @Post('payments/:quoteId/confirm')
  @ApiTags('payments')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Check whether the payment has arrived',
    description: 'Asks the card provider; webhooks do the same. Safe to repeat. Then: `payment.escrowed`.',
    scope: 'bookings:write',
    answer: PaymentAnswer,
    errors: [...SEALED, 'payment_not_completed'],
  })
  confirm(
    @Caller() user: User,
    @Param('quoteId') quoteId: string,
    @Body() body: PaymentConfirmation,
  ): Promise<PaymentAnswer> {
    if (body.quoteId !== undefined && body.quoteId !== quoteId)
      throw invalidField('quoteId', 'This must be the quote in the address');
    return this.confirmPayment.confirm(user, quoteId);
  }

  @Post('quotes/:id/pickup-day')
  @ApiTags('quotes')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Set which of the agreed days you pick up on',
    description: 'The booked carrier, of the days agreed on. The owner hears `quote.pickup_day_set`.',
    scope: 'deliveries:write',
    answer: QuoteAnswer,
    errors: [...SEALED, 'pickup_day_closed', 'payment_disputed'],
  })
  pickupDay(@Caller() user: User, @Param('id') id: string, @Body() choice: PickupDayChoice): Promise<JsonText> {
    return this.setPickupDay.set(user, id, choice);
  }

  @Post('shipments/:id/addresses')
  @ApiTags('shipments')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Say where exactly, and whom to call, once it is booked',
    description: 'The owner; the pickup until it is picked up. The carrier hears `shipment.addresses_given`.',
    scope: 'shipments:write',
    answer: ShipmentAnswer,
    errors: [...SEALED, 'zip_mismatch'],
  })
  giveAddresses(@Caller() user: User, @Param('id') id: string, @Body() given: AddressesGiven): Promise<JsonText> {
    return this.addresses.give(user, id, given);
  }

  @Post('shipments/:id/pickup')
  @DriversToo()
  @ApiTags('shipments')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Picked up',
    description: 'The booked carrier, once the payment is in escrow. In transit from now on: `shipment.picked_up`.',
    scope: 'deliveries:write',
    answer: ShipmentAnswer,
    errors: [...ACT_REFUSALS, 'payment_processing'],
  })
  pickup(@Caller() user: User, @Param('id') id: string, @Body() note: PickupNote): Promise<JsonText> {
    return this.pickUp.pickUp(user, id, note);
  }

  @Post('shipments/:id/deliver')
  @DriversToo()
  @ApiTags('shipments')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Delivered',
    description: 'Its carrier, in transit. The time until the automatic release begins: `shipment.delivered`.',
    scope: 'deliveries:write',
    answer: ShipmentAnswer,
    errors: ACT_REFUSALS,
  })
  deliver(@Caller() user: User, @Param('id') id: string, @Body() proof: Proof): Promise<JsonText> {
    return this.delivery.deliver(user, id, proof);
  }

  @Post('shipments/:id/release-code')
  @DriversToo()
  @ApiTags('shipments')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: "Type in the owner's code after the delivery",
    description: "Its carrier. The right code counts as the owner's confirmation and releases the payment.",
    scope: 'deliveries:write',
    answer: ShipmentAnswer,
    errors: ACT_REFUSALS,
  })
  tryCode(@Caller() user: User, @Param('id') id: string, @Body() typed: CodeTyped): Promise<JsonText> {
    return this.releaseByCode.try(user, id, typed);
  }

  @Post('shipments/:id/came-later')
  @ApiTags('shipments')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'It came later than the carrier says',
    scope: 'deliveries:confirm',
    description: 'The delay then ends on the day on which the delivery was reported.',
    answer: ShipmentAnswer,
    errors: [...SEALED, 'use_claim', 'payment_disputed'],
  })
  cameLater(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.later.say(user, id);
  }

  @Post('shipments/:id/confirm-delivery')
  @ApiTags('shipments')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @SaysActs({ shipment: 'shipment', payment: 'payment' })
  @Call({
    summary: 'Confirm the delivery and release the payment',
    description: 'The owner. It cannot be taken back: `shipment.completed`, `payment.released`.',
    scope: 'deliveries:confirm',
    answer: ConfirmedAnswer,
    errors: [...SEALED, 'payment_required', 'not_picked_up', 'claim_open', 'payment_disputed'],
  })
  confirmDelivery(@Caller() user: User, @Param('id') id: string): Promise<Confirmed> {
    return this.confirmation.confirm(user, id);
  }

  @Post('shipments/:id/cancel')
  @ApiTags('shipments')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Cancel a shipment',
    description: 'The owner, before the pickup. Once paid it needs `bookings:write` and may cost a fee.',
    scope: 'shipments:write',
    answer: ShipmentAnswer,
    errors: [...SEALED, 'use_claim', 'payment_disputed'],
  })
  cancel(@Caller() user: User, @Param('id') id: string, @Body() { reason }: Reason): Promise<JsonText> {
    return this.cancelShipment.cancel(user, id, reason || null);
  }

  @Get('shipments/:id/cancellation-preview')
  @ApiTags('shipments')
  @SignedIn()
  @Call({
    summary: 'What cancelling would cost now',
    description: 'For its owner. Nothing is cancelled.',
    scope: 'payments:read',
    answer: CancellationPreview,
    errors: ['unauthorized', 'forbidden', 'not_found'],
  })
  cancellationPreview(@Caller() user: User, @Param('id') id: string): Promise<CancellationPreview> {
    return this.previewCancellation.preview(user, id);
  }

  @Get('shipments/:id/contact')
  @ApiTags('shipments')
  @SignedIn()
  @Call({
    summary: 'Name and phone of the other side of a paid job',
    scope: 'shipments:read',
    description: 'From escrow until the time for claims after delivery is over; not after the money went back.',
    answer: ContactAnswer,
    errors: ['unauthorized', 'forbidden', 'not_found', 'payment_required', 'contact_closed'],
  })
  contact(@Caller() user: User, @Param('id') id: string): Promise<ContactAnswer> {
    return this.readContact.read(user, id);
  }

  @Post('webhooks/stripe')
  @ApiTags('webhooks')
  @OpenWithoutToken()
  @NotReplayed()
  @AnyInput()
  @Call({
    summary: "Receive the card provider's events",
    description: 'Only for the card provider, which signs them.',
    scope: 'session',
    answer: WebhookAnswer,
    errors: ['webhook_signature'],
  })
  async webhook(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<WebhookAnswer> {
    await this.webhooks.receive(request.rawBody, signature);
    return { received: true };
  }

  @Get('sandbox/clock')
  @ApiTags('sandbox')
  @AdminOnly('sandbox')
  @Call({
    summary: 'Business time in the demo',
    scope: 'session',
    answer: ClockAnswer,
    errors: ['unauthorized', 'admins_only', 'not_found'],
  })
  async now(): Promise<ClockAnswer> {
    return { now: await this.sandboxClock.now() };
  }

  @Post('sandbox/clock')
  @ApiTags('sandbox')
  @AdminOnly('sandbox', 'write')
  @NotReplayed()
  @Call({
    summary: 'Move business time forward and do what falls due on the way',
    scope: 'session',
    answer: ClockAnswer,
    errors: ['unauthorized', 'admins_only', 'not_found'],
  })
  async advance(@Body() { advanceSeconds }: ClockAdvance): Promise<ClockAnswer> {
    return { now: await this.sandboxClock.advance(advanceSeconds) };
  }
}

import { granted } from '../claims/claims.queries.js';
import { CATEGORY_IDS } from '../common/categories.js';
import { OPERATOR_ROLES } from '../common/operator-roles.js';
import { writtenText } from '../common/contact-data.js';
import { silenced } from '../notifications/preferences.queries.js';
import { refundedByOperators } from '../payments/given-back.js';
import { PLANS } from '../payments/payments.dto.js';
import { PAYOUT_STATUSES } from '../payments/payout-accounts.dto.js';
import { PAYMENT_RULES } from '../payments/payments.rules.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { textAsWritten } from '../shipments/shipments.texts.js';
import { ofAnyStatus } from '../shipments/visible.js';
import { MONEY_RESOURCES } from './admin.money.js';
import { CLAIM_RESOURCES } from './admin.claims.js';
import { contactText } from '../shipments/contact.js';
import { shipmentTitle, shown } from './admin.columns.js';
import { HAPPENED, LATE_DELIVERY, LATE_PICKUP } from './admin.conditions.js';
import { filters } from './admin.filters.js';
import { MACHINERY_RESOURCES } from './admin.machinery.js';
import type { Resource } from './admin.queries.js';
import { QUEUE_RESOURCES } from './admin.queue.js';
import { SHARED_QUERY_RESOURCES } from './admin.shared-queries.js';
import { SUPPORT_RESOURCES } from './admin.support.js';
import { TALK_RESOURCES } from './admin.talk.js';
import { VERIFICATION_RESOURCES } from './admin.verifications.js';

/** As the table has them. */
const TRANSFER_STATUSES = ['queued', 'sent', 'blocked'];

const users: Resource = {
  confidential: true,
  namedElsewhere: true,
  from: 'users u',
  columns: {
    id: shown.uuid('u.id'),
    email: shown.email('u.email'),
    firstName: shown.text(writtenText('u', 'first_name', 'firstName')),
    lastName: shown.text('u.last_name'),
    profileImageUrl: shown.link('u.profile_image_url'),
    phone: shown.text('u.phone'),
    bio: shown.text('u.bio'),
    feePercent: shown.number('trim_scale(u.fee_percent)'),
    supportContact: shown.text('u.support_contact'),
    masked: shown.texts('u.masked'),
    isCarrier: shown.flag('u.is_carrier'),
    isAdmin: shown.flag('u.is_admin'),
    operatorRole: shown.word('u.operator_role', OPERATOR_ROLES),
    rating: shown.number('u.rating'),
    reviewCount: shown.whole('u.review_count'),
    completedJobs: shown.whole('u.completed_jobs'),
    cancelledJobs: shown.whole('u.cancelled_jobs'),
    emailVerified: shown.flag('u.email_verified'),
    payoutStatus: shown.word('u.payout_status', PAYOUT_STATUSES),
    notMailed: shown.texts(silenced('u', 'mail')),
    notInApp: shown.texts(silenced('u', 'in_app')),
    notPushed: shown.texts(silenced('u', 'push')),
    pushedTo: shown.whole('(SELECT count(*) FROM push_subscriptions s WHERE s.user_id = u.id)'),
    suspendedAt: shown.instant('u.suspended_at'),
    suspendedReason: shown.text('u.suspended_reason'),
    deletedAt: shown.instant('u.deleted_at'),
    createdAt: shown.instant('u.created_at'),
    updatedAt: shown.instant('u.updated_at'),
  },
  filters: {
    id: filters.uuid('u.id'),
    q: filters.person(),
    isCarrier: filters.flag('u.is_carrier', 'NOT u.is_carrier'),
    isAdmin: filters.flag('u.is_admin', 'NOT u.is_admin'),
    operatorRole: filters.oneOf('u.operator_role', OPERATOR_ROLES),
    suspended: filters.flag('u.suspended_at IS NOT NULL', 'u.suspended_at IS NULL'),
    emailVerified: filters.flag('u.email_verified', 'NOT u.email_verified'),
    createdSince: filters.since('u.created_at'),
    createdUntil: filters.until('u.created_at'),
  },
  sorts: { id: 'u.id', email: 'lower(u.email)', createdAt: 'u.created_at, u.id' },
  defaultSort: ['createdAt', 'DESC'],
};

/** In transit for longer than it should be. */
const OVERDUE = "(s.overdue_since IS NOT NULL AND s.status = 'in_transit')";

const shipments: Resource = {
  acts: 'shipment',
  from: `(SELECT * FROM shipments WHERE ${ofAnyStatus('shipments')}) s`,
  columns: {
    id: shown.uuid('s.id'),
    userId: shown.uuid('s.user_id'),
    title: shown.text(textAsWritten('title')),
    description: shown.text(textAsWritten('description')),
    category: shown.word('s.category', CATEGORY_IDS),
    subcategory: shown.text(textAsWritten('subcategory')),
    pickupLocation: shown.text('s.pickup_location'),
    deliveryLocation: shown.text('s.delivery_location'),
    pickupPlace: shown.text('s.pickup_place'),
    deliveryPlace: shown.text('s.delivery_place'),
    pickupAddress: shown.text('s.pickup_address'),
    deliveryAddress: shown.text('s.delivery_address'),
    pickupContact: shown.text(contactText('s.pickup_contact', 's.pickup_phone')),
    deliveryContact: shown.text(contactText('s.delivery_contact', 's.delivery_phone')),
    pickupDate: shown.day('s.pickup_date'),
    pickupUntil: shown.day('s.pickup_until'),
    deliveryDate: shown.day('s.delivery_date'),
    weight: shown.number('s.weight'),
    dimensions: shown.text('s.dimensions'),
    photos: shown.links('s.photos'),
    status: shown.word('s.status', SHIPMENT_RULES.states),
    budget: shown.dollars('s.budget'),
    declaredValue: shown.dollars('s.declared_value'),
    distanceMiles: shown.whole('s.distance_miles'),
    quoteCount: shown.whole('s.quote_count'),
    cancelReason: shown.text(textAsWritten('cancelReason')),
    masked: shown.texts('s.masked'),
    deliveredAt: shown.instant('s.delivered_at'),
    /** While only a few carriers see it. */
    onlyUntil: shown.instant('s.only_until'),
    overdue: shown.flag(OVERDUE),
    createdAt: shown.instant('s.created_at'),
    updatedAt: shown.instant('s.updated_at'),
  },
  filters: {
    id: filters.uuid('s.id'),
    q: filters.shipment(),
    status: filters.oneOf('s.status', SHIPMENT_RULES.states),
    category: filters.oneOf('s.category::text', CATEGORY_IDS),
    overdue: filters.flag(OVERDUE, `NOT (${OVERDUE})`),
    userId: filters.uuid('s.user_id'),
    createdSince: filters.since('s.created_at'),
    createdUntil: filters.until('s.created_at'),
    listed: filters.happened('s.id', HAPPENED.listed),
    quoted: filters.happened('s.id', HAPPENED.quoted),
    delivered: filters.happened('s.id', HAPPENED.delivered),
    cancelled: filters.happened('s.id', HAPPENED.cancelled),
  },
  sorts: { id: 's.id', createdAt: 's.created_at, s.id', status: 's.status, -s.created_at, -s.id' },
  defaultSort: ['createdAt', 'DESC'],
};

const quotes: Resource = {
  acts: 'quote',
  from: 'quotes q',
  columns: {
    id: shown.uuid('q.id'),
    shipmentId: shown.uuid('q.shipment_id'),
    shipmentTitle: shown.text(shipmentTitle('q')),
    carrierId: shown.uuid('q.carrier_id'),
    amount: shown.dollars('q.amount'),
    estimatedPickupDate: shown.day('q.estimated_pickup_date'),
    estimatedPickupUntil: shown.day('q.estimated_pickup_until'),
    pickupDay: shown.day('q.pickup_day'),
    estimatedDeliveryDate: shown.day('q.estimated_delivery_date'),
    message: shown.text('q.message'),
    masked: shown.texts('q.masked'),
    warnings: shown.texts('q.warnings'),
    status: shown.word('q.status', QUOTE_RULES.states),
    paymentStatus: shown.word('q.payment_status', PAYMENT_RULES.states),
    stripePaymentIntentId: shown.text('q.stripe_payment_intent_id'),
    validUntil: shown.instant('q.valid_until'),
    declineReason: shown.text('q.decline_reason'),
    history: shown.jsonList('q.history'),
    acceptedAt: shown.instant('q.accepted_at'),
    paymentDueAt: shown.instant('q.payment_due_at'),
    paidAt: shown.instant('q.paid_at'),
    pickedUpAt: shown.instant('q.picked_up_at'),
    deliveredAt: shown.instant('q.delivered_at'),
    paymentReleasedAt: shown.instant('q.payment_released_at'),
    agreed: shown.json('q.agreed'),
    createdAt: shown.instant('q.created_at'),
    updatedAt: shown.instant('q.updated_at'),
  },
  filters: {
    id: filters.uuid('q.id'),
    q: filters.named('q.id', ['q.shipment_id', 'q.carrier_id'], ['stripe_payment_intent_id'], {
      table: 'quotes',
      people: ['carrier_id'],
      shipment: 'shipment_id',
    }),
    status: filters.oneOf('q.status', QUOTE_RULES.states),
    paymentStatus: filters.oneOf('q.payment_status', PAYMENT_RULES.states),
    latePickup: filters.flag(LATE_PICKUP, `${LATE_PICKUP} IS NOT TRUE`),
    lateDelivery: filters.flag(LATE_DELIVERY, `${LATE_DELIVERY} IS NOT TRUE`),
    shipmentId: filters.uuid('q.shipment_id'),
    carrierId: filters.uuid('q.carrier_id'),
    createdSince: filters.since('q.created_at'),
    createdUntil: filters.until('q.created_at'),
    accepted: filters.happened('q.id', HAPPENED.accepted),
  },
  sorts: {
    id: 'q.id',
    createdAt: 'q.created_at, q.id',
    amount: 'q.amount, q.id',
    status: 'q.status, -q.created_at, -q.id',
  },
  defaultSort: ['createdAt', 'DESC'],
};

const payments: Resource = {
  acts: 'payment',
  from: 'payments p',
  columns: {
    id: shown.uuid('p.id'),
    quoteId: shown.uuid('p.quote_id'),
    shipmentId: shown.uuid('p.shipment_id'),
    shipmentTitle: shown.text(shipmentTitle('p')),
    payerId: shown.uuid('p.payer_id'),
    payeeId: shown.uuid('p.payee_id'),
    amount: shown.dollars('p.amount'),
    platformFee: shown.dollars('p.platform_fee'),
    payoutAmount: shown.dollars('p.payout_amount'),
    protectionPlan: shown.word('p.protection_plan', PLANS),
    protectionFee: shown.dollars('p.protection_fee'),
    chargedAmount: shown.dollars('p.charged_amount'),
    refundedAmount: shown.dollars('p.refunded_amount'),
    refundedByOperators: shown.dollars(refundedByOperators('p.id')),
    grantedOnClaims: shown.dollars(granted('p.quote_id')),
    status: shown.word('p.status', PAYMENT_RULES.states),
    transferStatus: shown.word('p.transfer_status', TRANSFER_STATUSES),
    payoutExpectedOn: shown.day('p.payout_expected_on'),
    recoveredAmount: shown.dollars('p.recovered_amount'),
    frozenBy: shown.texts('p.frozen_by'),
    failureCode: shown.text('p.failure_code'),
    failureMessage: shown.text('p.failure_message'),
    stripePaymentIntentId: shown.text('p.stripe_payment_intent_id'),
    stripeChargeId: shown.text('p.stripe_charge_id'),
    stripeTransferId: shown.text('p.stripe_transfer_id'),
    deliveryConfirmedAt: shown.instant('p.delivery_confirmed_at'),
    releasedAt: shown.instant('p.released_at'),
    createdAt: shown.instant('p.created_at'),
    updatedAt: shown.instant('p.updated_at'),
  },
  filters: {
    id: filters.uuid('p.id'),
    q: filters.named(
      'p.id',
      ['p.quote_id', 'p.shipment_id', 'p.payer_id', 'p.payee_id'],
      ['stripe_payment_intent_id', 'stripe_charge_id', 'stripe_transfer_id'],
      { table: 'payments', people: ['payer_id', 'payee_id'], shipment: 'shipment_id' },
    ),
    status: filters.oneOf('p.status', PAYMENT_RULES.states),
    transferStatus: filters.oneOf('p.transfer_status', TRANSFER_STATUSES),
    protectionPlan: filters.oneOf('p.protection_plan', PLANS),
    frozen: filters.flag("p.frozen_by <> '{}'", "p.frozen_by = '{}'"),
    quoteId: filters.uuid('p.quote_id'),
    shipmentId: filters.uuid('p.shipment_id'),
    payerId: filters.uuid('p.payer_id'),
    payeeId: filters.uuid('p.payee_id'),
    createdSince: filters.since('p.created_at'),
    createdUntil: filters.until('p.created_at'),
    paid: filters.happened('p.id', HAPPENED.paid),
    released: filters.happened('p.id', HAPPENED.released),
  },
  sorts: {
    id: 'p.id',
    createdAt: 'p.created_at, p.id',
    chargedAmount: 'p.charged_amount, p.id',
    status: 'p.status, -p.created_at, -p.id',
  },
  defaultSort: ['createdAt', 'DESC'],
};

/** What the console can read. It includes no passwords, no tokens and no texts of mails, since those carry links with tokens. */
export const RESOURCES: Record<string, Resource> = {
  users,
  shipments,
  quotes,
  payments,
  ...QUEUE_RESOURCES,
  ...SHARED_QUERY_RESOURCES,
  ...CLAIM_RESOURCES,
  ...TALK_RESOURCES,
  ...SUPPORT_RESOURCES,
  ...VERIFICATION_RESOURCES,
  ...MONEY_RESOURCES,
  ...MACHINERY_RESOURCES,
};

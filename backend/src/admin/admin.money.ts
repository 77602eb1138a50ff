import { CHANGE_KINDS, CHANGE_REASONS, CHANGE_STATUSES, END_COUNTS } from '../bookings/change-orders.rules.js';
import { OFFER_STATUSES } from '../counter-offers/counter-offers.rules.js';
import { granted } from '../claims/claims.queries.js';
import { CHART } from '../ledger/ledger.chart.js';
import { EXPLANATIONS } from '../payments/breaks.service.js';
import { CHARGE_STATES } from '../payments/charge.entity.js';
import { refundedByOperators } from '../payments/given-back.js';
import { OPERATION_KINDS, OPERATION_STATES, RETRIED } from '../payments/money-operation.entity.js';
import { REFUND_REASONS } from '../payments/refund.entity.js';
import { textAsWritten } from '../shipments/shipments.texts.js';
import { shipmentTitle, shown } from './admin.columns.js';
import { APPROVALS, BUSINESS_NOW, END_WAITS } from './admin.conditions.js';
import { filters } from './admin.filters.js';
import type { Resource } from './admin.queries.js';

/** As their tables have them. */
const SIDES = ['shipper', 'carrier'];
const REFUND_STATUSES = ['pending', 'succeeded', 'failed'];

/** SQL: the shipment that a payment is for. */
const shipmentOf = (paymentId: string) => `(SELECT p.shipment_id FROM payments p WHERE p.id = ${paymentId})`;

const ledgerEntries: Resource = {
  from: `ledger_entries e
    LEFT JOIN ledger_transactions t ON t.id = e.transaction_id
    LEFT JOIN ledger_accounts a ON a.id = e.account_id`,
  columns: {
    id: shown.uuid('e.id'),
    transactionId: shown.uuid('e.transaction_id'),
    account: shown.word('a.code', Object.keys(CHART)),
    amount: shown.cents('e.amount_cents'),
    kind: shown.text('t.kind'),
    paymentId: shown.uuid('t.payment_id'),
    shipmentId: shown.uuid(shipmentOf('t.payment_id')),
    createdAt: shown.instant('e.created_at'),
  },
  filters: {
    id: filters.uuid('e.id'),
    q: filters.named('e.id', ['t.payment_id'], [], {
      table: 'ledger_entries',
      also: ({ payments }) => [
        `SELECT o.id FROM ledger_transactions n JOIN ledger_entries o ON o.transaction_id = n.id WHERE n.payment_id IN (${payments})`,
      ],
      isForeign: true,
    }),
    transactionId: filters.uuid('e.transaction_id'),
    account: filters.text('a.code'),
    kind: filters.text('t.kind'),
    paymentId: filters.uuid('t.payment_id'),
    createdSince: filters.since('e.created_at'),
    createdUntil: filters.until('e.created_at'),
  },
  sorts: { id: 'e.id', createdAt: 'e.created_at, e.id' },
  defaultSort: ['createdAt', 'DESC'],
};

const refunds: Resource = {
  from: 'refunds r',
  columns: {
    id: shown.uuid('r.id'),
    paymentId: shown.uuid('r.payment_id'),
    shipmentId: shown.uuid(shipmentOf('r.payment_id')),
    quoteId: shown.uuid('r.quote_id'),
    amount: shown.dollars('r.amount'),
    reason: shown.word('r.reason', REFUND_REASONS),
    status: shown.word('r.status', REFUND_STATUSES),
    stripeRefundId: shown.text('r.stripe_refund_id'),
    createdAt: shown.instant('r.created_at'),
  },
  filters: {
    id: filters.uuid('r.id'),
    q: filters.named('r.id', ['r.payment_id'], ['stripe_refund_id'], { table: 'refunds', payment: 'payment_id' }),
    paymentId: filters.uuid('r.payment_id'),
    quoteId: filters.uuid('r.quote_id'),
    status: filters.oneOf('r.status', REFUND_STATUSES),
  },
  sorts: { id: 'r.id', createdAt: 'r.created_at, r.id', amount: 'r.amount, r.id' },
  defaultSort: ['createdAt', 'DESC'],
};

const moneyOperations: Resource = {
  from: 'money_operations o',
  columns: {
    id: shown.uuid('o.id'),
    kind: shown.word('o.kind', OPERATION_KINDS),
    paymentId: shown.uuid('o.payment_id'),
    shipmentId: shown.uuid(shipmentOf('o.payment_id')),
    quoteId: shown.uuid('o.quote_id'),
    refundId: shown.uuid('o.refund_id'),
    amount: shown.dollars('o.amount'),
    state: shown.word('o.state', OPERATION_STATES),
    providerId: shown.text('o.provider_id'),
    attempts: shown.whole('o.attempts'),
    nextAttemptAt: shown.instant('o.next_attempt_at'),
    lastError: shown.text('o.last_error'),
    retryable: shown.flag(`o.state IN (${RETRIED.map((state) => `'${state}'`).join(', ')})`),
    createdAt: shown.instant('o.created_at'),
    updatedAt: shown.instant('o.updated_at'),
  },
  filters: {
    id: filters.uuid('o.id'),
    q: filters.named('o.id', ['o.payment_id'], ['provider_id'], { table: 'money_operations', payment: 'payment_id' }),
    kind: filters.oneOf('o.kind', OPERATION_KINDS),
    state: filters.oneOf('o.state', OPERATION_STATES),
    paymentId: filters.uuid('o.payment_id'),
    quoteId: filters.uuid('o.quote_id'),
  },
  sorts: {
    id: 'o.id',
    createdAt: 'o.created_at, o.id',
    amount: 'o.amount, o.id',
    state: 'o.state, -o.created_at, -o.id',
  },
  defaultSort: ['createdAt', 'DESC'],
};

/** SQL: a column of the payment that a chargeback `c` is about. */
const ofPayment = (column: string) => `(SELECT p.${column} FROM payments p WHERE p.id = c.payment_id)`;

const chargebacks: Resource = {
  acts: 'chargeback',
  from: 'chargebacks c',
  columns: {
    id: shown.text('c.id'),
    paymentId: shown.uuid('c.payment_id'),
    quoteId: shown.uuid('c.quote_id'),
    shipmentId: shown.uuid(ofPayment('shipment_id')),
    shipmentTitle: shown.text(
      `(SELECT ${textAsWritten('title')} FROM shipments s WHERE s.id = ${ofPayment('shipment_id')})`,
    ),
    payerId: shown.uuid(ofPayment('payer_id')),
    payeeId: shown.uuid(ofPayment('payee_id')),
    amount: shown.dollars('c.amount'),
    reason: shown.text('c.reason'),
    status: shown.text('c.status'),
    dueBy: shown.instant('c.due_by'),
    answeredAt: shown.instant('c.answered_at'),
    outcome: shown.text('c.outcome'),
    withdrawnAt: shown.instant('c.withdrawn_at'),
    openedAt: shown.instant('c.opened_at'),
    closedAt: shown.instant('c.closed_at'),
  },
  filters: {
    id: filters.text('c.id'),
    q: filters.named('c.id', ['c.payment_id', 'c.quote_id'], ['id'], {
      table: 'chargebacks',
      payment: 'payment_id',
      isForeign: true,
    }),
    paymentId: filters.uuid('c.payment_id'),
    quoteId: filters.uuid('c.quote_id'),
    open: filters.flag('c.closed_at IS NULL', 'c.closed_at IS NOT NULL'),
  },
  sorts: {
    id: 'c.id',
    openedAt: 'c.opened_at, c.id',
    dueBy: 'c.due_by, c.id',
    amount: 'c.amount, c.id',
    status: 'c.status, -c.opened_at, -c.id',
  },
  defaultSort: ['openedAt', 'DESC'],
};

const reconciliationBreaks: Resource = {
  acts: 'break',
  from: 'reconciliation_breaks b',
  columns: {
    id: shown.uuid('b.id'),
    kind: shown.text('b.kind'),
    reference: shown.text('b.reference'),
    paymentId: shown.uuid('b.payment_id'),
    refundId: shown.uuid('b.refund_id'),
    ours: shown.cents('b.ours_cents'),
    theirs: shown.cents('b.theirs_cents'),
    detail: shown.text('b.detail'),
    explained: shown.word('b.explained', EXPLANATIONS),
    note: shown.text('b.note'),
    explainedBy: shown.uuid('b.explained_by'),
    closedBy: shown.uuid('b.closed_by'),
    openedAt: shown.instant('b.opened_at'),
    closedAt: shown.instant('b.closed_at'),
  },
  filters: {
    id: filters.uuid('b.id'),
    q: filters.named('b.id', ['b.payment_id'], ['reference'], {
      table: 'reconciliation_breaks',
      payment: 'payment_id',
    }),
    kind: filters.text('b.kind'),
    reference: filters.text('b.reference'),
    paymentId: filters.uuid('b.payment_id'),
    open: filters.flag('b.closed_at IS NULL', 'b.closed_at IS NOT NULL'),
  },
  sorts: { id: 'b.id', openedAt: 'b.opened_at, b.id' },
  defaultSort: ['openedAt', 'DESC'],
};

/** Waiting, but for longer than anybody may approve it. */
const LAPSED = `(v.status = 'waiting' AND v.until <= ${BUSINESS_NOW})`;

/** Of an approval `v`: a column of the claim that is decided by it. */
const ofClaim = (column: string) =>
  `CASE WHEN v.act = 'claims.resolve' THEN (SELECT c.${column} FROM claims c WHERE c.id = v.record_id::uuid) END`;
/** Of an approval `v`: an amount that the act is carried out with. Calls keep cents. */
const ASKED_AMOUNT = `round((v.body->>'amount')::numeric / 100, 2)`;
const GRANTED = `CASE WHEN v.act = 'change-orders.decide' THEN v.amount WHEN v.act = 'claims.resolve' THEN
  CASE v.body->>'decision' WHEN 'approved' THEN ${ofClaim('amount')} WHEN 'partly_approved' THEN ${ASKED_AMOUNT} ELSE 0 END END`;
/**
 * Of an approval `v` that waits: what operators gave back before on the payment that the act is about, by refunds and by claims, which
 * counts along with its amount. Of a shipment, on all its payments.
 */
const GIVEN_BEFORE = `CASE WHEN v.status = 'waiting' THEN (
  SELECT coalesce(sum(${refundedByOperators('p.id')} + ${granted('p.quote_id')}), 0) FROM payments p
   WHERE p.shipment_id = v.shipment_id AND CASE v.resource WHEN 'payments' THEN p.id = v.record_id::uuid
     WHEN 'claims' THEN p.quote_id = (SELECT c.quote_id FROM claims c WHERE c.id = v.record_id::uuid)
     WHEN 'change-orders' THEN p.quote_id = (SELECT o.quote_id FROM change_orders o WHERE o.id = v.record_id::uuid)
     ELSE true END) END`;

const approvals: Resource = {
  acts: 'approval',
  from: APPROVALS,
  columns: {
    id: shown.uuid('v.id'),
    act: shown.text('v.act'),
    resource: shown.text('v.resource'),
    recordId: shown.text('v.record_id'),
    shipmentId: shown.uuid('v.shipment_id'),
    shipmentTitle: shown.text(shipmentTitle('v')),
    amount: shown.dollars('v.amount'),
    givenBefore: shown.dollars(GIVEN_BEFORE),
    decision: shown.text(`v.body->>'decision'`),
    claimed: shown.dollars(ofClaim('amount')),
    side: shown.word(ofClaim('side'), SIDES),
    granted: shown.dollars(GRANTED),
    part: shown.dollars(`CASE WHEN v.act = 'payments.refund' THEN ${ASKED_AMOUNT} END`),
    counts: shown.text(`v.body->>'counts'`),
    reason: shown.text(`coalesce(v.body->>'reason', v.body->>'note')`),
    status: shown.text(`CASE WHEN ${LAPSED} THEN 'lapsed' ELSE v.status END`),
    askedBy: shown.uuid('v.asked_by'),
    createdAt: shown.instant('v.asked_at'),
    until: shown.instant('v.until'),
    decidedBy: shown.uuid('v.decided_by'),
    decidedAt: shown.instant('v.decided_at'),
  },
  filters: {
    id: filters.uuid('v.id'),
    open: filters.flag(`(v.status = 'waiting' AND NOT ${LAPSED})`, `(v.status <> 'waiting' OR ${LAPSED})`),
    q: filters.named('v.id', ['v.asked_by'], [], {
      table: 'approvals',
      people: ['asked_by'],
      text: 'v.record_id',
      also: ({ payments, shipments }) =>
        [
          payments,
          ...['claims', 'change_orders'].map(
            (table) => `SELECT id FROM ${table} WHERE shipment_id = ANY(${shipments})`,
          ),
        ].map((ids) => `SELECT id FROM approvals WHERE record_id IN (SELECT each.id::text FROM (${ids}) each)`),
    }),
    recordId: filters.text('v.record_id'),
    askedBy: filters.uuid('v.asked_by'),
  },
  sorts: { id: 'v.id', createdAt: 'v.asked_at, v.id' },
  defaultSort: ['createdAt', 'DESC'],
};

const paymentCharges: Resource = {
  from: 'payment_charges c',
  columns: {
    id: shown.uuid('c.id'),
    paymentId: shown.uuid('c.payment_id'),
    changeOrderId: shown.uuid('c.change_order_id'),
    state: shown.word('c.state', CHARGE_STATES),
    amount: shown.dollars('c.amount'),
    planPrice: shown.dollars('c.plan_price'),
    refunded: shown.dollars('c.refunded + c.plan_refunded'),
    lost: shown.dollars('c.lost'),
    carried: shown.dollars('least(c.carried, c.lost)'),
    transferred: shown.dollars('c.transferred'),
    reversed: shown.dollars('c.reversed'),
    stripePaymentIntentId: shown.text('c.stripe_payment_intent_id'),
    createdAt: shown.instant('c.created_at'),
  },
  filters: {
    id: filters.uuid('c.id'),
    q: filters.named('c.id', ['c.payment_id'], ['stripe_payment_intent_id'], {
      table: 'payment_charges',
      payment: 'payment_id',
    }),
    paymentId: filters.uuid('c.payment_id'),
    state: filters.oneOf('c.state', CHARGE_STATES),
  },
  sorts: { id: 'c.id', createdAt: 'c.created_at, c.id' },
  defaultSort: ['createdAt', 'DESC'],
};

const counterOffers: Resource = {
  from: 'counter_offers o',
  columns: {
    id: shown.uuid('o.id'),
    shipmentId: shown.uuid('o.shipment_id'),
    quoteId: shown.uuid('o.quote_id'),
    offeredBy: shown.uuid('o.offered_by'),
    side: shown.word('o.side', SIDES),
    round: shown.whole('o.round'),
    amount: shown.dollars('o.amount'),
    pickupDate: shown.day('o.pickup_date'),
    pickupUntil: shown.day('o.pickup_until'),
    deliveryDate: shown.day('o.delivery_date'),
    message: shown.text('o.message'),
    status: shown.word('o.status', OFFER_STATUSES),
    validUntil: shown.instant('o.valid_until'),
    decidedAt: shown.instant('o.decided_at'),
    createdAt: shown.instant('o.created_at'),
  },
  filters: {
    id: filters.uuid('o.id'),
    q: filters.named('o.id', ['o.shipment_id', 'o.quote_id'], [], {
      table: 'counter_offers',
      people: ['offered_by'],
      shipment: 'shipment_id',
    }),
    shipmentId: filters.uuid('o.shipment_id'),
    quoteId: filters.uuid('o.quote_id'),
    status: filters.oneOf('o.status', OFFER_STATUSES),
  },
  sorts: { id: 'o.id', createdAt: 'o.created_at, o.id' },
  defaultSort: ['createdAt', 'DESC'],
};

const changeOrders: Resource = {
  from: 'change_orders o',
  acts: 'change_order',
  columns: {
    id: shown.uuid('o.id'),
    shipmentId: shown.uuid('o.shipment_id'),
    shipmentTitle: shown.text(shipmentTitle('o')),
    quoteId: shown.uuid('o.quote_id'),
    shipperId: shown.uuid('(SELECT s.user_id FROM shipments s WHERE s.id = o.shipment_id)'),
    carrierId: shown.uuid('(SELECT q.carrier_id FROM quotes q WHERE q.id = o.quote_id)'),
    side: shown.word('o.side', SIDES),
    kind: shown.word('o.kind', CHANGE_KINDS),
    reason: shown.word('o.reason', CHANGE_REASONS),
    text: shown.text('o.text'),
    itemTitle: shown.text('o.item_title'),
    photos: shown.links('o.photos'),
    deliveryAddress: shown.text('o.delivery_address'),
    delta: shown.cents('o.delta_cents'),
    status: shown.word('o.status', CHANGE_STATUSES),
    expiresAt: shown.instant('o.expires_at'),
    decidedAt: shown.instant('o.decided_at'),
    reviewDueAt: shown.instant('o.review_due_at'),
    reviewedAt: shown.instant('o.reviewed_at'),
    counts: shown.word('o.counts', END_COUNTS),
    granted: shown.cents('o.granted_cents'),
    reviewNote: shown.text('o.review_note'),
    paidByHandAt: shown.instant('o.paid_by_hand_at'),
    paidByHandReference: shown.text('o.paid_by_hand_reference'),
    createdAt: shown.instant('o.created_at'),
  },
  filters: {
    id: filters.uuid('o.id'),
    q: filters.named('o.id', ['o.shipment_id', 'o.quote_id'], [], {
      table: 'change_orders',
      shipment: 'shipment_id',
      also: ({ people }) => [
        `SELECT d.id FROM shipments s JOIN change_orders d ON d.shipment_id = s.id WHERE s.user_id = ANY(${people})`,
        `SELECT d.id FROM quotes q JOIN change_orders d ON d.quote_id = q.id WHERE q.carrier_id = ANY(${people})`,
      ],
    }),
    shipmentId: filters.uuid('o.shipment_id'),
    quoteId: filters.uuid('o.quote_id'),
    kind: filters.oneOf('o.kind', CHANGE_KINDS),
    status: filters.oneOf('o.status', CHANGE_STATUSES),
    waits: filters.flag(END_WAITS, `(${END_WAITS}) IS NOT TRUE`),
  },
  sorts: { id: 'o.id', createdAt: 'o.created_at, o.id' },
  defaultSort: ['createdAt', 'DESC'],
};

/** Where the money is, and what still has to be done at the provider. */
export const MONEY_RESOURCES: Record<string, Resource> = {
  'ledger-entries': ledgerEntries,
  refunds,
  chargebacks,
  approvals,
  'money-operations': moneyOperations,
  'reconciliation-breaks': reconciliationBreaks,
  'payment-charges': paymentCharges,
  'counter-offers': counterOffers,
  'change-orders': changeOrders,
};

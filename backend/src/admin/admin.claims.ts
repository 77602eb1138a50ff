import { CLAIM_STATUSES, DECISIONS } from '../claims/claims.rules.js';
import { CLAIM_KINDS } from '../common/claim-kinds.js';
import { shipmentTitle, shown } from './admin.columns.js';
import { CLAIM_AGES, CLAIM_OPEN, CLAIM_OVERDUE } from './admin.conditions.js';
import { filters } from './admin.filters.js';
import type { Resource } from './admin.queries.js';

const claims: Resource = {
  acts: 'claim',
  from: 'claims c',
  columns: {
    id: shown.uuid('c.id'),
    shipmentId: shown.uuid('c.shipment_id'),
    shipmentTitle: shown.text(shipmentTitle('c')),
    quoteId: shown.uuid('c.quote_id'),
    paymentId: shown.uuid('(SELECT id FROM payments WHERE quote_id = c.quote_id)'),
    claimantId: shown.uuid('c.claimant_id'),
    respondentId: shown.uuid('c.respondent_id'),
    side: shown.word('c.side', ['shipper', 'carrier']),
    kind: shown.word('c.kind', CLAIM_KINDS),
    amount: shown.dollars('c.amount'),
    description: shown.text('c.description'),
    itemTitle: shown.text('c.item_title'),
    photos: shown.links('c.photos'),
    status: shown.word('c.status', CLAIM_STATUSES),
    response: shown.text('c.response'),
    responsePhotos: shown.links('c.response_photos'),
    respondedAt: shown.instant('c.responded_at'),
    decision: shown.word('c.decision', DECISIONS),
    approvedAmount: shown.dollars('c.approved_amount'),
    note: shown.text('c.note'),
    decidedAt: shown.instant('c.decided_at'),
    fromEscrow: shown.dollars('c.from_escrow'),
    fromCarrier: shown.dollars('c.from_carrier'),
    fromGuarantee: shown.dollars('c.from_guarantee'),
    outOfBandAmount: shown.dollars('c.out_of_band'),
    paidByHandAt: shown.instant('c.paid_by_hand_at'),
    paidByHandReference: shown.text('c.paid_by_hand_reference'),
    fromBank: shown.dollars('c.from_bank'),
    dueAt: shown.instant('c.due_at'),
    overdue: shown.flag(CLAIM_OVERDUE),
    createdAt: shown.instant('c.created_at'),
    updatedAt: shown.instant('c.updated_at'),
  },
  filters: {
    id: filters.uuid('c.id'),
    q: filters.named('c.id', ['c.shipment_id', 'c.quote_id', 'c.claimant_id', 'c.respondent_id'], [], {
      table: 'claims',
      people: ['claimant_id', 'respondent_id'],
      shipment: 'shipment_id',
    }),
    status: filters.oneOf('c.status', CLAIM_STATUSES),
    kind: filters.oneOf('c.kind', CLAIM_KINDS),
    side: filters.oneOf('c.side', ['shipper', 'carrier']),
    open: filters.flag(CLAIM_OPEN, `NOT (${CLAIM_OPEN})`),
    age: filters.case(CLAIM_AGES),
    overdue: filters.flag(CLAIM_OVERDUE, `NOT ${CLAIM_OVERDUE}`),
    // What operators have to pay by hand.
    outOfBand: filters.flag(
      'c.out_of_band > 0 AND c.paid_by_hand_at IS NULL',
      '(c.out_of_band = 0 OR c.paid_by_hand_at IS NOT NULL)',
    ),
    shipmentId: filters.uuid('c.shipment_id'),
    quoteId: filters.uuid('c.quote_id'),
    claimantId: filters.uuid('c.claimant_id'),
    respondentId: filters.uuid('c.respondent_id'),
    createdSince: filters.since('c.created_at'),
    createdUntil: filters.until('c.created_at'),
  },
  sorts: {
    id: 'c.id',
    createdAt: 'c.created_at, c.id',
    dueAt: 'c.due_at, c.id',
    amount: 'c.amount, c.id',
    status: 'c.status, -c.created_at, -c.id',
  },
  defaultSort: ['createdAt', 'DESC'],
};

/** What the sides of a deal ask for beyond the payment. */
export const CLAIM_RESOURCES: Record<string, Resource> = { claims };

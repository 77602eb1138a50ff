import { expect, it } from '@jest/globals';
import {
  CATEGORY_LABELS,
  CHANGE_REASONS,
  CLAIM_KIND_LABELS,
  CLAIM_LABELS,
  FACT_LABELS,
  type Labels,
  PAYMENT_LABELS,
  PLAN_LABELS,
  QUOTE_LABELS,
  REFUND_LABELS,
  REPORT_LABELS,
  SHIPMENT_LABELS,
  SIDE_LABELS,
  TRANSFER_LABELS,
} from '@haulway/frontend/kit/format/labels.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import { FILE_LABELS } from '../../../backend/src/admin/admin.words';
import { COUNTS_LABELS } from '../change-orders/words';
import { REASONS, STATUSES } from '../chargebacks/words';
import { ROLE_LABELS } from '../users/roles';
import {
  ACCOUNTS,
  DEADLINES,
  EXPLANATIONS,
  PAYOUT_ACCOUNTS,
  QUESTION_STATUSES,
  REFUND_REASONS,
  TICKET_STATES,
} from './words';

/** What the screens say, by resource and field. */
const ON_SCREEN: Readonly<Record<string, Readonly<Record<string, Labels>>>> = {
  payments: { status: PAYMENT_LABELS, protectionPlan: PLAN_LABELS, transferStatus: TRANSFER_LABELS },
  quotes: { status: QUOTE_LABELS, paymentStatus: PAYMENT_LABELS },
  shipments: { status: SHIPMENT_LABELS, category: CATEGORY_LABELS },
  claims: { status: CLAIM_LABELS, kind: CLAIM_KIND_LABELS, side: SIDE_LABELS },
  reports: { kind: REPORT_LABELS },
  verifications: { fact: FACT_LABELS },
  'support-tickets': { status: TICKET_STATES },
  questions: { status: QUESTION_STATUSES },
  users: { operatorRole: ROLE_LABELS, payoutStatus: PAYOUT_ACCOUNTS },
  refunds: { reason: REFUND_REASONS, status: REFUND_LABELS },
  'change-orders': { reason: CHANGE_REASONS, counts: COUNTS_LABELS },
  'reconciliation-breaks': { explained: EXPLANATIONS },
  'ledger-entries': { account: ACCOUNTS },
  deadlines: { kind: DEADLINES },
  chargebacks: { reason: REASONS, status: STATUSES },
};

const fields = Object.entries(ON_SCREEN).flatMap(([resource, lists]) =>
  Object.entries(lists).map(([field, labels]) => ({ resource, field, labels })),
);

it.each(fields)('says the same in the file of $resource for each $field', ({ resource, field, labels }) => {
  const inFile = FILE_LABELS[resource]?.[field] ?? {};
  const said = Object.fromEntries(Object.keys(labels).map((word) => [word, inFile[word] ?? sentence(word)]));
  expect(said).toEqual(labels);
});

it('has no words in files that no screen says', () => {
  const said = fields.map(({ resource, field }) => `${resource} ${field}`);
  const written = Object.entries(FILE_LABELS).flatMap(([resource, lists]) =>
    Object.keys(lists).map((field) => `${resource} ${field}`),
  );
  expect(written.filter((each) => !said.includes(each))).toEqual([]);
});

import type { Labels } from '@haulway/frontend/kit/format/labels.ts';
import type { AnswerOf } from '@haulway/frontend/kit/api/operations.ts';

export type Queued = AnswerOf<'GET', '/api/admin/queue/counts'>['counts'][number]['resource'];

/** Can records of this resource wait in the queue, and have notes? */
export const isQueued = (resource: string | undefined): resource is Queued =>
  resource !== undefined && resource in QUEUED_LABELS;

/** What one record of each kind is called in the queue. */
export const QUEUED_LABELS: Labels<Queued> = {
  approvals: 'To approve',
  claims: 'Claim',
  'change-orders': 'End at the door',
  chargebacks: 'Chargeback',
  verifications: 'Verification',
  'support-tickets': 'Ticket',
  reports: 'Report',
  shipments: 'Booked job',
  payments: 'Frozen payment',
  'money-operations': 'Money operation',
  'reconciliation-breaks': 'Difference',
  jobs: 'Failed job',
  emails: 'Failed email',
  texts: 'Text not used',
};

/** Those with a page for each record; of the others, the list shows it alone. */
const WITH_PAGES: readonly string[] = [
  'claims',
  'change-orders',
  'chargebacks',
  'verifications',
  'support-tickets',
  'shipments',
  'payments',
  'texts',
];

/** Whether its records have pages of their own. */
export const hasPage = (resource: string) => WITH_PAGES.includes(resource);

/** Where the record of an item of the queue is. */
export function placeOf(resource: string, id: string): string {
  return hasPage(resource)
    ? `/${resource}/${encodeURIComponent(id)}/show`
    : `/${resource}?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`;
}

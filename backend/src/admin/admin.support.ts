import { TICKET_STATUSES } from '../support/support.dto.js';
import { shown } from './admin.columns.js';
import { filters } from './admin.filters.js';
import type { Resource } from './admin.queries.js';

const supportTickets: Resource = {
  acts: 'ticket',
  from: 'support_tickets t',
  columns: {
    id: shown.uuid('t.id'),
    userId: shown.uuid('t.user_id'),
    name: shown.text('t.name'),
    email: shown.text('t.email'),
    topic: shown.text('t.topic'),
    message: shown.text('t.message'),
    shipmentId: shown.uuid('t.shipment_id'),
    status: shown.text('t.status'),
    createdAt: shown.instant('t.created_at'),
    updatedAt: shown.instant('t.updated_at'),
  },
  filters: {
    id: filters.uuid('t.id'),
    q: filters.ticket(),
    status: filters.oneOf('t.status', TICKET_STATUSES),
    userId: filters.uuid('t.user_id'),
    shipmentId: filters.uuid('t.shipment_id'),
  },
  sorts: { id: 't.id', createdAt: 't.created_at, t.id' },
  defaultSort: ['createdAt', 'DESC'],
};

/** What people ask the operators. */
export const SUPPORT_RESOURCES: Record<string, Resource> = { 'support-tickets': supportTickets };

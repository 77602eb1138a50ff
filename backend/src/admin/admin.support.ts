import { REPORT_KINDS, REPORT_STATUSES, REPORT_SUBJECTS } from '../support/reports.dto.js';
import { repliesJson, TICKET_STATUSES } from '../support/support.dto.js';
import { personName, shown } from './admin.columns.js';
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
    status: shown.word('t.status', TICKET_STATUSES),
    replies: shown.jsonList(repliesJson(50, `, 'author', ${personName('r.author_id')}`)),
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
  sorts: { id: 't.id', createdAt: 't.created_at, t.id', status: 't.status, -t.created_at, -t.id' },
  defaultSort: ['createdAt', 'DESC'],
};

const reports: Resource = {
  acts: 'report',
  from: 'reports r',
  columns: {
    id: shown.uuid('r.id'),
    kind: shown.word('r.kind', REPORT_KINDS),
    subject: shown.word('r.subject', REPORT_SUBJECTS),
    subjectId: shown.uuid('r.subject_id'),
    reporterId: shown.uuid('r.reporter_id'),
    reportedId: shown.uuid('r.reported_id'),
    text: shown.text('r.text'),
    status: shown.word('r.status', REPORT_STATUSES),
    closedAt: shown.instant('r.closed_at'),
    createdAt: shown.instant('r.created_at'),
  },
  filters: {
    id: filters.uuid('r.id'),
    q: filters.named('r.id', ['r.subject_id', 'r.reporter_id', 'r.reported_id'], [], {
      table: 'reports',
      people: ['reporter_id', 'reported_id'],
    }),
    kind: filters.oneOf('r.kind', REPORT_KINDS),
    subject: filters.oneOf('r.subject', REPORT_SUBJECTS),
    status: filters.oneOf('r.status', REPORT_STATUSES),
    reporterId: filters.uuid('r.reporter_id'),
    reportedId: filters.uuid('r.reported_id'),
  },
  sorts: { id: 'r.id', createdAt: 'r.created_at, r.id' },
  defaultSort: ['createdAt', 'DESC'],
};

/** What people ask the operators, and what they report to them. */
export const SUPPORT_RESOURCES: Record<string, Resource> = { 'support-tickets': supportTickets, reports };

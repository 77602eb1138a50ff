import { writtenText } from '../common/contact-data.js';
import { ANSWER_TEXT, QUESTION_TEXT } from '../questions/questions.queries.js';
import { QUESTION_STATUSES } from '../questions/questions.rules.js';
import { shown } from './admin.columns.js';
import { filters } from './admin.filters.js';
import type { Resource } from './admin.queries.js';

const messages: Resource = {
  confidential: true,
  from: 'messages m',
  columns: {
    id: shown.uuid('m.id'),
    conversationId: shown.uuid('m.conversation_id'),
    senderId: shown.uuid('m.sender_id'),
    receiverId: shown.uuid('m.receiver_id'),
    shipmentId: shown.uuid('m.shipment_id'),
    content: shown.text('m.content'),
    masked: shown.texts('m.masked'),
    warnings: shown.texts('m.warnings'),
    readAt: shown.instant('m.read_at'),
    createdAt: shown.instant('m.created_at'),
  },
  filters: {
    id: filters.uuid('m.id'),
    q: filters.named('m.id', ['m.conversation_id', 'm.sender_id', 'm.receiver_id', 'm.shipment_id'], [], {
      table: 'messages',
      people: ['sender_id', 'receiver_id'],
      shipment: 'shipment_id',
    }),
    conversationId: filters.uuid('m.conversation_id'),
    senderId: filters.uuid('m.sender_id'),
    receiverId: filters.uuid('m.receiver_id'),
    shipmentId: filters.uuid('m.shipment_id'),
    masked: filters.flag("m.masked <> '{}'", "m.masked = '{}'"),
  },
  sorts: { id: 'm.id', createdAt: 'm.created_at, m.id' },
  defaultSort: ['createdAt', 'DESC'],
};

const reviews: Resource = {
  from: 'reviews r',
  columns: {
    id: shown.uuid('r.id'),
    shipmentId: shown.uuid('r.shipment_id'),
    reviewerId: shown.uuid('r.reviewer_id'),
    revieweeId: shown.uuid('r.reviewee_id'),
    rating: shown.whole('r.rating'),
    comment: shown.text(writtenText('r', 'comment', 'comment')),
    masked: shown.texts('r.masked'),
    createdAt: shown.instant('r.created_at'),
  },
  filters: {
    id: filters.uuid('r.id'),
    q: filters.named('r.id', ['r.shipment_id', 'r.reviewer_id', 'r.reviewee_id'], [], {
      table: 'reviews',
      people: ['reviewer_id', 'reviewee_id'],
      shipment: 'shipment_id',
    }),
    shipmentId: filters.uuid('r.shipment_id'),
    reviewerId: filters.uuid('r.reviewer_id'),
    revieweeId: filters.uuid('r.reviewee_id'),
    rating: filters.whole('r.rating'),
  },
  sorts: { id: 'r.id', createdAt: 'r.created_at, r.id' },
  defaultSort: ['createdAt', 'DESC'],
};

const questions: Resource = {
  acts: 'question',
  from: 'questions t',
  columns: {
    id: shown.uuid('t.id'),
    shipmentId: shown.uuid('t.shipment_id'),
    askerId: shown.uuid('t.asker_id'),
    text: shown.text(QUESTION_TEXT),
    answer: shown.text(ANSWER_TEXT),
    masked: shown.texts('t.masked'),
    status: shown.word('t.status', QUESTION_STATUSES),
    askedAt: shown.instant('t.asked_at'),
    answeredAt: shown.instant('t.answered_at'),
  },
  filters: {
    id: filters.uuid('t.id'),
    q: filters.named('t.id', ['t.shipment_id', 't.asker_id'], [], {
      table: 'questions',
      people: ['asker_id'],
      shipment: 'shipment_id',
    }),
    shipmentId: filters.uuid('t.shipment_id'),
    askerId: filters.uuid('t.asker_id'),
    status: filters.oneOf('t.status', QUESTION_STATUSES),
  },
  sorts: { id: 't.id', askedAt: 't.asked_at, t.id' },
  defaultSort: ['askedAt', 'DESC'],
};

const timeline: Resource = {
  from: 'timeline t',
  columns: {
    id: shown.whole('t.id'),
    subject: shown.text('t.subject'),
    subjectId: shown.uuid('t.subject_id'),
    shipmentId: shown.uuid('t.shipment_id'),
    event: shown.text('t.event'),
    from: shown.text('t.from_status'),
    to: shown.text('t.to_status'),
    actorKind: shown.text('t.actor_kind'),
    actorId: shown.uuid('t.actor_id'),
    at: shown.instant('t.at'),
  },
  filters: {
    id: filters.whole('t.id'),
    shipmentId: filters.uuid('t.shipment_id'),
    subjectId: filters.uuid('t.subject_id'),
    subject: filters.oneOf('t.subject', ['shipment', 'quote', 'payment', 'claim']),
  },
  sorts: { id: 't.id' },
  defaultSort: ['id', 'DESC'],
};

/** What people said, and what happened to their shipments. */
export const TALK_RESOURCES: Record<string, Resource> = { messages, reviews, questions, timeline };

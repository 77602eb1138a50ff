import type { ActWord } from '../common/acts.js';
import { Can, Next, type NextStepAnswer } from '../common/acts.dto.js';
import { EmailField, Id, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { isoJson } from '../platform/database/json.js';

export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const;

/** A question to the operators. */
export class NewTicket {
  @Text(1, 200, { message: 'Enter your name' }) name: string;
  @EmailField({ description: 'Where the answer goes.' }) email: string;
  @Text(1, 200, { message: 'Choose a topic', example: 'Shipping' }) topic: string;
  @Text(1, 5000, { message: 'Write your message' }) message: string;
  @Id({ optional: true, nullable: true, description: 'The shipment it is about.' }) shipmentId?: string | null;
}

/** An answer to a ticket, from either side. */
export class NewReply {
  @Text(1, 5000, { message: 'Write your answer', example: 'It left Austin this morning.' }) text: string;
}

export class TicketReplyAnswer {
  @Shown.flag({ description: 'false: from the person who asked.' }) byOperator: boolean;
  @Shown.text() text: string;
  @Shown.instant() createdAt: string;
}

export class TicketAnswer {
  @Shown.id() id: string;
  @Shown.text() name: string;
  @Shown.email() email: string;
  @Shown.text() topic: string;
  @Shown.text() message: string;
  @Shown.id({ nullable: true }) shipmentId: string | null;
  @Shown.oneOf(TICKET_STATUSES) status: (typeof TICKET_STATUSES)[number];
  @Shown.instant() createdAt: string;
  @Shown.list(() => TicketReplyAnswer, { description: 'Oldest first; the newest 20.' }) replies: TicketReplyAnswer[];
  @Can('ticket') can?: ActWord<'ticket'>[];
  @Next() next?: NextStepAnswer | null;
}

/** The newest replies of the ticket `t`, oldest first, as a JSON array; `more` adds fields of a reply `r`. */
export const repliesJson = (most: number, more = ''): string => `coalesce((SELECT json_agg(json_build_object(
    'byOperator', r.by_operator, 'text', r.text, 'createdAt', ${isoJson('r.created_at')}${more}) ORDER BY r.created_at, r.id)
  FROM (SELECT * FROM ticket_replies WHERE ticket_id = t.id ORDER BY created_at DESC, id DESC LIMIT ${most}) r), '[]')`;

/** A ticket's JSON, made by the database; `t` is the row. */
export const TICKET_JSON = `json_build_object('id', t.id, 'name', t.name, 'email', t.email, 'topic', t.topic, 'message', t.message,
  'shipmentId', t.shipment_id, 'status', t.status, 'createdAt', ${isoJson('t.created_at')},
  'replies', ${repliesJson(20)})`;

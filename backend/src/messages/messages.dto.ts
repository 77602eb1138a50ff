import { escrowBetween } from '../common/contact-data.js';
import { Id, OneOf, rule, Text } from '../common/fields.js';
import { PageSearch } from '../common/page-search.dto.js';
import { Shown } from '../common/shown.js';
import { isoJson } from '../platform/database/json.js';
import { PersonAnswer } from '../users/users.dto.js';
import { PhotoUrls } from '../uploads/uploads.dto.js';
import type { MessageRow } from './message.entity.js';

const MOST_ATTACHMENTS = 3;

/** What a user says to another. */
export class NewMessage {
  @Id({ description: 'Any other active user.' }) receiverId: string;
  @Id({ optional: true, nullable: true, description: 'The shipment it is about. Leave out for nothing in particular.' })
  shipmentId?: string | null;
  @Text(1, 5000) content: string;

  @PhotoUrls('POST /api/messages/attachments or POST /api/uploads', MOST_ATTACHMENTS)
  @rule('few', (value) =>
    Array.isArray(value) && value.length > MOST_ATTACHMENTS ? `At most ${MOST_ATTACHMENTS} files` : undefined,
  )
  attachments?: string[] | null;
}

/** A picture or a PDF that goes with a message. */
export class AttachmentAnswer {
  @Shown.link({
    example: '/api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10',
    description: 'Only for the two who write.',
  })
  url: string;
  @Shown.oneOf(['image', 'pdf'], { description: 'A PDF is sent as a file to save.' }) kind: 'image' | 'pdf';
}

export class MessageAnswer {
  @Shown.id() id: string;
  @Shown.id() conversationId: string;
  @Shown.id() senderId: string;
  @Shown.id() receiverId: string;
  @Shown.id({ nullable: true }) shipmentId: string | null;
  @Shown.text() content: string;
  @Shown.texts({
    description:
      'Kinds of contact data hidden from the receiver until a payment between the two is in escrow: phone, email, link.',
  })
  masked: string[];
  @Shown.texts({ description: 'What the reader is warned about; `payment`: it asks for money outside Haulway.' })
  warnings: string[];
  @Shown.list(() => AttachmentAnswer) attachments: AttachmentAnswer[];
  @Shown.instant() createdAt: Date;
  @Shown.instant({ nullable: true, description: 'When the receiver read it.' }) readAt: Date | null;
}

/** Which of the caller's conversations. */
export class ConversationSearch extends PageSearch {
  @Id({ optional: true, description: 'Only those with this user.' }) with?: string;
  @Id({ optional: true, description: 'Only those about this shipment.' }) shipmentId?: string;
  @OneOf(['true'], { optional: true, description: 'Only those with unread messages.' }) unread?: 'true';
}

export class ConversationAnswer {
  @Shown.id() id: string;
  @Shown.id({ nullable: true }) shipmentId: string | null;
  @Shown.text({ nullable: true, description: "The shipment's title, unless it is the other side's draft." })
  shipmentTitle: string | null;
  @Shown.object(() => PersonAnswer) other: PersonAnswer;
  @Shown.object(() => MessageAnswer, { nullable: true, description: 'null if it was removed.' })
  lastMessage: MessageAnswer | null;
  @Shown.flag({ description: 'You have blocked the other one.' }) blocked: boolean;
  @Shown.flag({ description: 'The account of the other one is closed: nothing more can be sent to it.' }) gone: boolean;
  @Shown.whole({ description: 'Messages to the caller not read yet.' }) unreadCount: number;
  @Shown.instant({ description: 'When the last message was sent.' }) updatedAt: Date;
}

export function toMessage(row: MessageRow): MessageAnswer {
  return {
    id: row.id,
    conversationId: row.conversationId,
    senderId: row.senderId,
    receiverId: row.receiverId,
    shipmentId: row.shipmentId,
    content: row.content,
    masked: row.masked,
    warnings: row.warnings,
    attachments: row.attachments,
    createdAt: row.createdAt,
    readAt: row.readAt,
  };
}

/** The same as `toMessage`, made by the database for hot reads, for the viewer in $1; `alias` is the query's messages table. */
export function messageJson(alias: string): string {
  const open = `(${alias}.masked_content IS NULL OR ${escrowBetween(`${alias}.sender_id`, `${alias}.receiver_id`)})`;
  return `json_build_object('id', ${alias}.id, 'conversationId', ${alias}.conversation_id, 'senderId', ${alias}.sender_id,
    'receiverId', ${alias}.receiver_id, 'shipmentId', ${alias}.shipment_id, 
    'content', CASE WHEN ${alias}.sender_id = $1 OR ${open} THEN ${alias}.content ELSE ${alias}.masked_content END,
    'masked', CASE WHEN ${open} THEN '{}' ELSE ${alias}.masked END, 'warnings', ${alias}.warnings, 'attachments', ${alias}.attachments,
    'createdAt', ${isoJson(`${alias}.created_at`)}, 'readAt', ${isoJson(`${alias}.read_at`)})`;
}

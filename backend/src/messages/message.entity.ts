import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An upload that goes with a message, and how it is kept. */
export interface Attachment {
  url: string;
  kind: 'image' | 'pdf';
}

/** A message from one user to another. */
@Entity('messages')
export class Message {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  conversationId: string;

  @Column('uuid')
  senderId: string;

  @Column('uuid')
  receiverId: string;

  /** null when the conversation is about no shipment, or about a deleted one. */
  @Column('uuid', { nullable: true })
  shipmentId: string | null;

  @Column('text')
  content: string;

  /** Kinds of contact data hidden from the receiver. */
  @Column('text', { array: true, default: [] })
  masked: string[];

  /** What the receiver sees while they are hidden; null if nothing is. */
  @Column('text', { nullable: true })
  maskedContent: string | null;

  /** What the receiver is warned about. */
  @Column('text', { array: true, default: [] })
  warnings: string[];

  /** What was sent along. */
  @Column('jsonb', { default: [] })
  attachments: Attachment[];

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}

/** A row as this module's statements read it. */
export type MessageRow = Omit<Message, 'maskedContent'>;

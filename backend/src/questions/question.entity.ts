import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ContactKind, Written } from '../common/contact-data.js';
import type { QuestionStatus } from './questions.rules.js';

/** What a carrier asks about a listing, and the owner's answer. Everybody reads it, so contact data never shows. */
@Entity('questions')
export class Question {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  shipmentId: string;

  @Column('uuid')
  askerId: string;

  @Column('text')
  text: string;

  @Column('text', { nullable: true })
  answer: string | null;

  /** What was hidden in the two, which only operators read, and each writer in their export. */
  @Column('jsonb', { nullable: true })
  written: Written | null;

  @Column('text', { array: true, default: [] })
  masked: ContactKind[];

  @Column('text')
  status: QuestionStatus;

  @Column('timestamptz')
  askedAt: Date;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;
}

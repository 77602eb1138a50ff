import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MoneyColumn } from '../platform/database/columns.js';
import type { ApprovedAct } from './approvals.rules.js';

/** An act that waits for a second operator, or waited for one. */
@Entity('approvals')
export class Approval {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  act: ApprovedAct;

  /** Of the record that the act is done to. */
  @Column('text')
  resource: string;

  @Column('text')
  recordId: string;

  @Column('jsonb')
  body: object;

  @MoneyColumn('amount')
  amountCents: number;

  @Column('text')
  status: 'waiting' | 'approved' | 'withdrawn';

  @Column('uuid')
  askedBy: string;

  @Column('timestamptz')
  askedAt: Date;

  @Column('timestamptz')
  until: Date;

  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}

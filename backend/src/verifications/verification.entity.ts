import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Day } from '../common/calendar.js';
import type { Fact } from '../common/facts.js';
import { MoneyColumn } from '../platform/database/columns.js';
import type { CheckResult, VerificationStatus } from './verifications.rules.js';

/** One submission of a fact by a carrier, and what an operator decided about it. */
@Entity('verifications')
export class Verification {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  fact: Fact;

  @Column('text', { default: 'submitted' })
  status: VerificationStatus;

  /** The registration or policy number, in capitals without spaces. */
  @Column('text', { nullable: true })
  number: string | null;

  /** The most an insurance pays. */
  @MoneyColumn('limit', { nullable: true })
  limitCents: number | null;

  /** The last day it is valid. */
  @Column('date', { nullable: true })
  expiresOn: Day | null;

  @Column('text', { nullable: true })
  description: string | null;

  /** Who made a background check. */
  @Column('text', { nullable: true })
  provider: string | null;

  /** When it was made. */
  @Column('date', { nullable: true })
  checkedOn: Day | null;

  @Column('text', { nullable: true })
  result: CheckResult | null;

  /** Addresses of private uploads. */
  @Column('text', { array: true, default: [] })
  documents: string[];

  @Column('date', { nullable: true })
  verifiedOn: Day | null;

  /** Why it was rejected. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}

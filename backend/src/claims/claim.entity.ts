import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ClaimKind } from '../common/claim-kinds.js';
import { MoneyColumn } from '../platform/database/columns.js';
import type { ClaimStatus, Decision } from './claims.rules.js';

/** What one side of a paid deal asks for, and what operators decided. */
@Entity('claims')
export class Claim {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  shipmentId: string;

  @Column('uuid')
  quoteId: string;

  @Column('uuid')
  claimantId: string;

  /** The other party. */
  @Column('uuid')
  respondentId: string;

  /** Which side opened it; a carrier's claim moves no money of its own. */
  @Column('text')
  side: 'shipper' | 'carrier';

  @Column('text')
  kind: ClaimKind;

  @MoneyColumn('amount')
  amountCents: number;

  @Column('text')
  description: string;

  /** The item that it is about, if one in particular. */
  @Column('uuid', { nullable: true })
  itemId: string | null;

  @Column('text', { nullable: true })
  itemTitle: string | null;

  @Column('text', { array: true, default: [] })
  photos: string[];

  @Column('text', { default: 'open' })
  status: ClaimStatus;

  /** The other party's account. */
  @Column('text', { nullable: true })
  response: string | null;

  @Column('text', { array: true, default: [] })
  responsePhotos: string[];

  @Column('timestamptz', { nullable: true })
  respondedAt: Date | null;

  @Column('text', { nullable: true })
  decision: Decision | null;

  @MoneyColumn('approved_amount', { nullable: true })
  approvedCents: number | null;

  /** The operators' reasons. */
  @Column('text', { nullable: true })
  note: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('timestamptz')
  dueAt: Date;

  /** `dueAt` passed before it was decided. */
  @Column('boolean', { default: false })
  overdue: boolean;

  /** What the shipper's bank has already given back, through a lost chargeback. */
  @MoneyColumn('from_bank', { default: 0 })
  fromBankCents: number;

  @MoneyColumn('from_escrow', { default: 0 })
  fromEscrowCents: number;

  /** Taken back after the release: the carrier's share and the platform fee in it. */
  @MoneyColumn('from_carrier', { default: 0 })
  fromCarrierCents: number;

  @MoneyColumn('from_guarantee', { default: 0 })
  fromGuaranteeCents: number;

  /** The part from the carrier and the guarantee that the card cannot take; operators pay it by hand. */
  @MoneyColumn('out_of_band', { default: 0 })
  outOfBandCents: number;

  /** When operators recorded having paid it, in business time, and the reference to find it by. */
  @Column('timestamptz', { nullable: true })
  paidByHandAt: Date | null;

  @Column('text', { nullable: true })
  paidByHandReference: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}

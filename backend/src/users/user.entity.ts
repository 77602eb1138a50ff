import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Category } from '../common/categories.js';
import type { ContactKind, Written } from '../common/contact-data.js';
import type { OperatorRole } from '../common/operator-roles.js';
import type { Badge } from '../common/facts.js';
import { PercentColumn } from '../platform/database/columns.js';

/** From one place to another, as the carrier calls them. */
export interface Lane {
  from: string;
  to: string;
}

/** A person: shipper or carrier by a flag, operator by another. */
@Entity('users')
export class UserRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  email: string;

  /** argon2id, as the library encodes it. */
  @Column('text')
  password: string;

  @Column('text', { nullable: true })
  firstName: string | null;

  @Column('text', { nullable: true })
  lastName: string | null;

  @Column('text', { nullable: true })
  profileImageUrl: string | null;

  @Column('boolean', { default: false })
  isCarrier: boolean;

  @Column('boolean', { default: false })
  isAdmin: boolean;

  /** What an operator may do; null for everybody else. */
  @Column('text', { nullable: true })
  operatorRole: OperatorRole | null;

  /** Mean of the reviews received; null until there is one. */
  @Column('numeric', { precision: 3, scale: 2, nullable: true })
  rating: string | null;

  @Column('int', { default: 0 })
  reviewCount: number;

  @Column('int', { default: 0 })
  completedJobs: number;

  /** Jobs given back or not picked up, shown on the profile. */
  @Column('int', { default: 0 })
  cancelledJobs: number;

  /** Pickups of what they listed. */
  @Column('int', { default: 0 })
  pickups: number;

  /** Jobs that ended at the door because what they listed was another, as operators found. */
  @Column('int', { default: 0 })
  misdescribed: number;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  bio: string | null;

  /** The platform fee agreed for what they ship, if it is lower than the usual one. */
  @PercentColumn({ nullable: true })
  feePercent: number | null;

  /** Until then nobody books at once what they list, since they left jobs unpaid. */
  @Column('timestamptz', { nullable: true })
  bookNowOffUntil: Date | null;

  /** Who at Haulway they can call. */
  @Column('text', { nullable: true })
  supportContact: string | null;

  /** Answers that a carrier keeps ready. */
  @Column('text', { array: true, default: [] })
  quickReplies: string[];

  /** What everybody reads about them; without contact data. */
  @Column('text', { nullable: true })
  about: string | null;

  @Column('text', { nullable: true })
  homeBase: string | null;

  /** What they drive most. */
  @Column('jsonb', { default: [] })
  lanes: Lane[];

  @Column('text', { array: true, default: [] })
  takes: Category[];

  /** Addresses of uploads. */
  @Column('text', { array: true, default: [] })
  truckPhotos: string[];

  /** The first name as it was written, where strangers see less. */
  @Column('jsonb', { nullable: true })
  written: Written | null;

  /** Kinds of contact data hidden in it. */
  @Column('text', { array: true, default: [] })
  masked: ContactKind[];

  /** SHA-256 of the mailed token. */
  @Column('text', { nullable: true })
  resetToken: string | null;

  @Column('timestamptz', { nullable: true })
  resetTokenExpiry: Date | null;

  @Column('boolean', { default: false })
  emailVerified: boolean;

  /** Replaces the confirmed address once it is confirmed itself. */
  @Column('text', { nullable: true })
  pendingEmail: string | null;

  @Column('timestamptz', { nullable: true })
  suspendedAt: Date | null;

  /** The operator's reason for suspending; the user is mailed it. */
  @Column('text', { nullable: true })
  suspendedReason: string | null;

  @Column('text', { nullable: true })
  stripeAccountId: string | null;

  @Column('text', { default: 'none' })
  payoutStatus: 'none' | 'pending' | 'ready';

  /** Verified facts, as the public profile shows them. */
  @Column('jsonb', { default: [] })
  badges: Badge[];

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ErrorCode } from '../common/errors.js';
import type { Fence } from './fence.js';
import type { Basis } from './happened.js';

export const ACT_KINDS = ['arrive_pickup', 'pickup', 'arrive_delivery', 'deliver', 'attempt', 'code'] as const;
export type RoadAct = (typeof ACT_KINDS)[number];

/** What a repeat of the act is answered: what the first was, or its final refusal; neither once somebody in it was erased. */
export interface Outcome {
  answer?: unknown;
  refused?: ErrorCode;
}

/** Something a carrier did on the road, once for ever under the id that the phone gave it. */
@Entity('acts')
export class Act {
  /** Made on the phone, or by us where it made none. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('uuid')
  shipmentId: string;

  /** The deal it was done for. */
  @Column('uuid', { nullable: true })
  quoteId: string | null;

  @Column('text')
  kind: RoadAct;

  /** As the phone says, by its own clock. */
  @Column('timestamptz', { nullable: true })
  capturedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  deviceSentAt: Date | null;

  @Column('timestamptz')
  receivedAt: Date;

  @Column('timestamptz')
  happenedAt: Date;

  @Column('text')
  basis: Basis;

  @Column('numeric', { precision: 10, scale: 7, nullable: true })
  latitude: number | null;

  @Column('numeric', { precision: 10, scale: 7, nullable: true })
  longitude: number | null;

  @Column('int', { nullable: true })
  accuracyM: number | null;

  @Column('text')
  fence: Fence;

  @Column('jsonb')
  outcome: Outcome;
}

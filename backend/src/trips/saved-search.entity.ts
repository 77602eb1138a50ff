import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Near } from '../shipments/shipments.near.js';
import type { SavedQuery } from './saved-searches.dto.js';
import type { Notify } from './notify.js';

/** Filters of the list of shipments that a carrier kept. */
@Entity('saved_searches')
export class SavedSearch {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  label: string;

  /** What is given of it. */
  @Column('jsonb')
  query: SavedQuery;

  /** Its places, as points. */
  @Column('jsonb')
  near: Near[];

  /** An end of whatever it finds is in one of them; null: anywhere. */
  @Column('smallint', { array: true, nullable: true })
  cells: number[] | null;

  @Column('text')
  notify: Notify;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}

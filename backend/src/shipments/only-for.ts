import { Injectable } from '@nestjs/common';
import { after, HOUR } from '../common/clock.js';
import { invalidField } from '../common/errors.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { clearDeadlines, Deadlines, setDeadline, takeDeadline } from '../platform/deadlines/deadlines.js';
import { emit } from '../platform/events/events.js';
import { isActive } from '../users/active.js';
import { lockShipment } from './lock-shipment.js';
import { MOST_ONLY_HOURS } from './only-for.rules.js';
import { Shipment } from './shipment.entity.js';
import { type NewShipment, OPEN_STATUSES, type ShipmentChanges } from './shipments.dto.js';
import { blockedBetween } from '../users/blocks.queries.js';

type Given = Pick<NewShipment, 'onlyFor' | 'onlyUntil'>;
type Columns = Pick<Shipment, 'onlyFor' | 'onlyUntil'>;
type Listing = Pick<Shipment, 'id' | 'userId'> & Columns;

const FOR_ALL = { onlyFor: null, onlyUntil: null } as const;
/** Of a draft that is thrown away: it was never shown, and stays so. */
export const FOR_NOBODY = { onlyFor: [], onlyUntil: null };

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Carriers who did a job for the owner are shown a listing before all others: who they may be, until when, and that it opens then. */
@Injectable()
export class OnlyFor {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    deadlines: Deadlines,
  ) {
    deadlines.on('open_to_all', ({ subject }) => this.fallDue(subject));
  }

  /**
   * A participant: the columns of a draft, which may wait for long until it is listed.
   * @throws 400 for carriers who did no job for the owner, and for a time without carriers
   */
  async ofDraft(tx: Tx, ownerId: string, given: Given, before: Columns = FOR_ALL): Promise<Columns> {
    const chosen = given.onlyFor === undefined ? before.onlyFor : given.onlyFor;
    const until = given.onlyUntil === undefined ? before.onlyUntil : instant(given.onlyUntil);
    if (!chosen || chosen.length === 0) {
      if (given.onlyUntil) throw invalidField('onlyUntil', 'Only with `onlyFor`');
      return FOR_ALL;
    }
    const onlyFor = [...new Set(chosen.map((id) => id.toLowerCase()))];
    // Those who are chosen already are looked at again when it is listed.
    const added = onlyFor.filter((id) => !before.onlyFor?.includes(id));
    if ((await this.known(tx, ownerId, added)).length < added.length)
      throw invalidField('onlyFor', 'Choose carriers who have done a job for you');
    return { onlyFor, onlyUntil: until };
  }

  /** A participant: the columns of what is listed now. @throws 400, as for a draft, and for a time that has passed or is too far away */
  async ofListing(tx: Tx, ownerId: string, given: Given, at: Date): Promise<Columns> {
    const columns = await this.ofDraft(tx, ownerId, given);
    if (columns.onlyFor === null) return columns;
    const latest = after(at, MOST_ONLY_HOURS * HOUR);
    const onlyUntil = columns.onlyUntil ?? latest;
    if (onlyUntil <= at || onlyUntil > latest)
      throw invalidField('onlyUntil', `Enter a time within ${MOST_ONLY_HOURS} hours from now`);
    return { ...columns, onlyUntil };
  }

  /** A participant: the columns of a draft that is listed now. @throws 400 as for a listing */
  async ofPublished(tx: Tx, { userId, onlyFor, onlyUntil }: Listing, at: Date): Promise<Columns> {
    return this.ofListing(tx, userId, { onlyFor, onlyUntil: onlyUntil?.toISOString() }, at);
  }

  /** A participant: the columns of what lists itself. Carriers who are gone are left out of it, and without any it is for all. */
  async ofTemplate(tx: Tx, { userId, onlyFor }: Listing, at: Date): Promise<Columns> {
    const left = onlyFor ? await this.known(tx, userId, onlyFor) : [];
    return left.length > 0 ? { onlyFor: left, onlyUntil: after(at, MOST_ONLY_HOURS * HOUR) } : FOR_ALL;
  }

  /** A participant: what was listed is told of to all, or first to whom it is for. */
  announce(tx: Tx, { id, userId, onlyFor, onlyUntil }: Listing, at: Date): void {
    if (onlyFor === null || onlyUntil === null) return emit(tx, at, 'shipment.listed', { shipmentId: id }, [userId]);
    setDeadline(tx, at, { kind: 'open_to_all', subject: id, shipmentId: id, dueAt: onlyUntil });
    emit(tx, at, 'shipment.offered', { shipmentId: id }, [userId, ...onlyFor]);
  }

  /**
   * A participant: an edit of what is listed can only open it.
   * @throws 400 for anything else
   */
  change(tx: Tx, shipment: Shipment, { onlyFor, onlyUntil }: Pick<ShipmentChanges, 'onlyFor' | 'onlyUntil'>, at: Date) {
    if (onlyUntil) throw invalidField('onlyUntil', 'Once it is listed, it can only be opened to all');
    if (onlyFor && onlyFor.length > 0) throw invalidField('onlyFor', 'Once it is listed, it can only be opened to all');
    if (onlyFor !== undefined && shipment.onlyFor !== null) this.open(tx, shipment, at);
  }

  private async fallDue(id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const shipment = await lockShipment(tx, id);
      const at = this.clock.now();
      // What was cancelled before stays between them.
      if ((await takeDeadline(tx, at, 'open_to_all', id)) && shipment.status !== 'cancelled')
        this.open(tx, shipment, at);
    });
  }

  private open(tx: Tx, shipment: Shipment, at: Date): void {
    tx.update(Shipment, shipment.id, { ...FOR_ALL, updatedAt: at });
    clearDeadlines(tx, at, ['open_to_all'], shipment.id);
    if (OPEN_STATUSES.some((status) => status === shipment.status))
      emit(tx, at, 'shipment.listed', { shipmentId: shipment.id }, [shipment.userId]);
  }

  /** Those of the carriers who did a job for the owner, and can do another. */
  private async known(tx: Tx, ownerId: string, carrierIds: readonly string[]): Promise<string[]> {
    const rows = await tx.rows<{ id: string }>(
      `SELECT c.id FROM users c
        WHERE c.id = ANY ($2::uuid[]) AND c.is_carrier AND ${isActive('c')}
          AND EXISTS (SELECT 1 FROM quotes q WHERE q.carrier_id = c.id AND q.owner_id = $1 AND q.status = 'completed')
          AND NOT ${blockedBetween('c.id', '$1::uuid')}`,
      [ownerId, carrierIds],
    );
    const ids = new Set(rows.map(({ id }) => id));
    return carrierIds.filter((id) => ids.has(id));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { addDays, localDay } from '../common/calendar.js';
import { after, HOUR } from '../common/clock.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import { countedWithinHour } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Deadlines, setDeadline, takeDeadline } from '../platform/deadlines/deadlines.js';
import { emit } from '../platform/events/events.js';
import { CopyShipment } from '../shipments/copy-shipment.js';
import { OnlyFor } from '../shipments/only-for.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { actorById } from '../users/actor.js';
import { Recurrence } from './recurrence.entity.js';
import { leftOf } from './recurrences.dto.js';
import { lackOf, lockRecurrence, scheduleNext } from './recurrences.service.js';
import { nextDays, type RecurrenceReason } from './recurring-days.js';

/** Makes the next listing from a template when its time has come. */
@Injectable()
export class ListAgain {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly copies: CopyShipment,
    private readonly onlyFor: OnlyFor,
    @Inject(Env) private readonly env: Env,
    deadlines: Deadlines,
  ) {
    deadlines.on('recurrence', ({ subject }) => this.next(subject));
  }

  /**
   * One transaction takes the deadline, makes the listing and sets the next deadline, so a worker that is killed leaves all
   * or nothing. A day that passed while nothing ran is left out: nobody could pick up on it.
   */
  private async next(id: string): Promise<void> {
    const place = await this.db.one<{ user_id: string }>('SELECT user_id FROM recurrences WHERE id = $1', [id]);
    const owner = place && (await actorById(this.db, place.user_id, id));
    if (!owner) return this.drop(id);
    await this.db.tx(async (tx) => {
      const { template, row } = await lockRecurrence(tx, id);
      const at = this.clock.now();
      if (!(await takeDeadline(tx, at, 'recurrence', id)) || row.state !== 'on') return;
      // Deleted a moment ago: what hangs on it goes with it.
      if (!template.template || template.status !== 'draft') return;
      if (owner.suspended) return this.stop(tx, row, 'paused', 'suspended', at);
      if (lackOf(template) !== undefined) return this.stop(tx, row, 'paused', 'incomplete', at);
      const today = localDay(at, template.pickupTimeZone);
      const isInTime = row.nextDay !== null && row.nextDay >= today;
      // The owner's own listings of an hour come first.
      if (isInTime && !(await countedWithinHour(tx, this.env, 'shipments', owner.id)))
        return setDeadline(tx, at, {
          kind: 'recurrence',
          subject: id,
          shipmentId: template.id,
          dueAt: after(at, HOUR),
        });
      const made = isInTime ? await this.list(tx, owner, template, row, at) : row;
      await this.plan(tx, template, made, isInTime ? (made.nextDay ?? today) : addDays(today, -1), at);
    });
  }

  private async list(tx: Tx, owner: User, template: Shipment, row: Recurrence, at: Date): Promise<Recurrence> {
    const day = row.nextDay;
    const within = row.deliverWithinDays;
    const only = await this.onlyFor.ofTemplate(tx, template, at);
    const set = {
      status: 'listed',
      ...only,
      pickupDate: day,
      // On that day, not just until then.
      pickupUntil: day,
      deliveryDate: day === null || within === null ? null : addDays(day, within),
      recurrenceId: row.id,
      recurrenceDay: day,
    } as const;
    const shipmentId = await this.copies.copyIn(tx, owner, template, set, at);
    await failPoint(this.env, 'listing.made');
    this.onlyFor.announce(tx, { id: shipmentId, userId: owner.id, ...only }, at);
    emit(tx, at, 'shipment.listed_again', { shipmentId }, [owner.id]);
    return { ...row, made: row.made + 1, lastDay: day };
  }

  /** Sets the next day later than `day`, if there is one. */
  private async plan(tx: Tx, template: Shipment, row: Recurrence, day: string, at: Date): Promise<void> {
    const { made, lastDay } = row;
    const from = lastDay !== null && lastDay > day ? lastDay : day;
    const nextDay = (leftOf(row) > 0 ? nextDays(row, from, 1)[0] : undefined) ?? null;
    tx.update(Recurrence, row.id, { made, lastDay, updatedAt: at });
    if (nextDay === null) return this.stop(tx, row, 'over', 'finished', at);
    tx.update(Recurrence, row.id, { nextDay, updatedAt: at });
    scheduleNext(tx, { ...row, nextDay }, template, at);
  }

  private async stop(
    tx: Tx,
    { id, userId, shipmentId }: Recurrence,
    state: 'paused' | 'over',
    reason: RecurrenceReason,
    at: Date,
  ): Promise<void> {
    tx.update(Recurrence, id, { state, reason, nextDay: null, updatedAt: at });
    emit(tx, at, state === 'paused' ? 'shipment.repeat_paused' : 'shipment.repeat_over', { shipmentId }, [userId]);
  }

  /** Nobody is left whose it is. */
  private async drop(id: string): Promise<void> {
    await this.db.tx(async (tx) => void (await takeDeadline(tx, this.clock.now(), 'recurrence', id)));
  }
}

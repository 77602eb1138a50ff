import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { localDay } from '../common/calendar.js';
import { asWritten } from '../common/contact-data.js';
import { invalidField, problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { clearDeadlines, setDeadline } from '../platform/deadlines/deadlines.js';
import { Outbox } from '../platform/events/outbox.js';
import { lockShipment } from '../shipments/lock-shipment.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { missingOf } from '../shipments/listing-needs.js';
import { Recurrence } from './recurrence.entity.js';
import {
  inOrder,
  leftOf,
  type NewRecurrence,
  type RecurrenceAnswer,
  type RecurrenceChanges,
  ruleOf,
  toRecurrence,
} from './recurrences.dto.js';
import { type Every, firstDay, listedAt, nextDays } from './recurring-days.js';

const LAST_WEEKDAY = 7;
/** Far above the number of templates that one may have. */
const MOST_SHOWN = 100;

/** What lists templates again by itself: what their owners say. The clock's part is `ListAgain`. */
@Injectable()
export class RecurrencesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    outbox: Outbox,
  ) {
    outbox.on(['shipment.cancelled'], 'recurrences.end', ({ ids }) => this.endOf(ids.shipmentId));
  }

  /** @throws 400, also for what is no whole template; 404 for what is not one's own; 409 when it repeats already, or did: that one goes on */
  create(user: User, body: NewRecurrence): Promise<RecurrenceAnswer> {
    const rule = ruleOf(body);
    requireDaysOf(rule.every, rule.days);
    return this.db.tx(async (tx) => {
      const template = await lockShipment(tx, body.shipmentId);
      if (template.userId !== user.id) throw problem('not_found');
      requireTemplate(template);
      const repeats = await tx.one('SELECT 1 AS one FROM recurrences WHERE shipment_id = $1', [template.id]);
      if (repeats)
        throw problem('illegal_transition', { detail: 'This template repeats already, or did. Change that.' });
      const at = this.clock.now();
      const today = localDay(at, template.pickupTimeZone);
      const fromDay = firstDay({ ...rule, fromDay: body.fromDay ?? today }, today);
      const [nextDay] = nextDays({ ...rule, fromDay }, today, 1);
      if (!nextDay) throw invalidField('until', 'No day is left until then');
      const row: Recurrence = {
        id: randomUUID(),
        userId: user.id,
        shipmentId: template.id,
        ...rule,
        fromDay,
        made: 0,
        state: 'on',
        reason: null,
        nextDay,
        lastDay: null,
        createdAt: at,
        updatedAt: at,
      };
      tx.insert(Recurrence, row);
      scheduleNext(tx, row, template, at);
      return toRecurrence(row);
    });
  }

  /** The owner's own, newest first: one a template at most. */
  async own(user: User): Promise<RecurrenceAnswer[]> {
    const rows = await this.db.source
      .getRepository(Recurrence)
      .find({ where: { userId: user.id }, order: { createdAt: 'DESC', id: 'DESC' }, take: MOST_SHOWN });
    return rows.map(toRecurrence);
  }

  /** Changes, pauses, or goes on, also after its end. A day that a listing was made for is not used again. @throws 400; 404 */
  change(user: User, id: string, { state, ...changes }: RecurrenceChanges): Promise<RecurrenceAnswer> {
    return this.db.tx(async (tx) => {
      const { template, row } = await lockRecurrence(tx, id, user.id);
      const at = this.clock.now();
      const today = localDay(at, template.pickupTimeZone);
      const after = row.lastDay && row.lastDay > today ? row.lastDay : today;
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      const made: Recurrence = { ...row, ...given, days: inOrder(changes.days ?? row.days), updatedAt: at };
      requireDaysOf(made.every, made.days);
      // Other days begin with the next of them.
      if (changes.every || changes.days) made.fromDay = firstDay(made, after);
      // What is over has nothing to pause.
      made.state = state === 'paused' && row.state === 'over' ? 'over' : (state ?? row.state);
      if (made.state === 'on') {
        if (row.state !== 'on') requireTemplate(template);
        made.reason = null;
        made.nextDay = (leftOf(made) > 0 ? nextDays(made, after, 1)[0] : undefined) ?? null;
        if (made.nextDay === null)
          throw leftOf(made) > 0
            ? invalidField('until', 'No day is left until then')
            : invalidField('count', 'So many were made');
      } else made.nextDay = null;
      const { id: _, ...set } = made;
      tx.update(Recurrence, id, set);
      if (made.state === 'on') scheduleNext(tx, made, template, at);
      else clearDeadlines(tx, at, ['recurrence'], id);
      return toRecurrence(made);
    });
  }

  /** What it listed stays. @throws 404 */
  delete(user: User, id: string): Promise<void> {
    return this.db.tx(async (tx) => {
      await lockRecurrence(tx, id, user.id);
      await remove(tx, 'id', id, this.clock.now());
    });
  }

  /** A template that was deleted is not listed any more. */
  private async endOf(shipmentId: string): Promise<void> {
    await this.db.tx((tx) => remove(tx, 'shipment_id', shipmentId, this.clock.now()));
  }
}

/** Locks a recurrence, its template first. @param userId its owner's; left out for the clock @throws 404 */
export async function lockRecurrence(
  tx: Tx,
  id: string,
  userId?: string,
): Promise<{ template: Shipment; row: Recurrence }> {
  const place = isUuid(id)
    ? await tx.one<{ shipmentId: string; userId: string }>(
        'SELECT shipment_id AS "shipmentId", user_id AS "userId" FROM recurrences WHERE id = $1',
        [id],
      )
    : undefined;
  if (!place || (userId !== undefined && place.userId !== userId)) throw problem('not_found');
  const template = await lockShipment(tx, place.shipmentId);
  const row = await tx.lock(Recurrence, { id });
  if (!row) throw problem('not_found');
  return { template, row };
}

/** Sets when the next listing is made: in time before its day, or now. */
export function scheduleNext(
  tx: Tx,
  { id, nextDay, aheadDays }: Pick<Recurrence, 'id' | 'nextDay' | 'aheadDays'>,
  { id: shipmentId, pickupTimeZone }: Shipment,
  at: Date,
): void {
  if (nextDay === null) throw new Error(`recurrence ${id}: it has no next day`);
  const planned = listedAt(nextDay, aheadDays, pickupTimeZone);
  setDeadline(tx, at, { kind: 'recurrence', subject: id, shipmentId, dueAt: planned > at ? planned : at });
}

/** What keeps a template from being listed, in words; undefined when nothing does. */
export function lackOf(template: Shipment): string | undefined {
  const missing = missingOf(asWritten(template));
  return missing.length > 0 ? missing.map(({ message }) => message).join('. ') : undefined;
}

/** @throws 400 */
function requireTemplate(template: Shipment): void {
  if (!template.template || template.status !== 'draft') throw invalidField('shipmentId', 'This is not a template');
  const lack = lackOf(template);
  if (lack !== undefined) throw invalidField('shipmentId', lack);
}

/** @throws 400 for a weekday that no week has */
function requireDaysOf(every: Every, days: readonly number[]): void {
  if (every !== 'month' && days.some((day) => day > LAST_WEEKDAY))
    throw invalidField('days', `Weekdays are 1 to ${LAST_WEEKDAY}`);
}

/** A participant: an erased owner's are gone. */
export async function forgetRecurrences(tx: Tx, userId: string, at: Date): Promise<void> {
  await remove(tx, 'user_id', userId, at);
}

async function remove(tx: Tx, column: 'id' | 'shipment_id' | 'user_id', value: string, at: Date): Promise<void> {
  const gone = await tx.rows<{ id: string }>(`DELETE FROM recurrences WHERE ${column} = $1 RETURNING id`, [value]);
  const ids = gone.map(({ id }) => id);
  clearDeadlines(tx, at, ['recurrence'], ids);
}

import { Injectable, Logger } from '@nestjs/common';
import { after, machineNow, MINUTE } from '../../common/clock.js';
import {
  DEADLINE_KINDS,
  type DeadlineKind,
  isReminded,
  nextReminder,
  REMINDED,
  type ReminderKind,
} from '../../common/deadlines.js';
import { HandlerRegistry } from '../../common/handler-registry.js';
import { Clock } from '../clock/clock.js';
import { Db } from '../database/db.js';
import type { Tx } from '../database/tx.js';

export interface Deadline {
  kind: DeadlineKind;
  /** The quote (or claim, or carrier's fact) it is about. */
  subject: string;
  /** null if it is not about a shipment. */
  shipmentId: string | null;
  dueAt: Date;
}

/** Sets or moves a deadline, with the reminders before it, in the transaction of the move that causes it. */
export function setDeadline(tx: Tx, at: Date, deadline: Deadline): void {
  setDeadlines(tx, at, [deadline]);
}

/** The same for several, no two of the same kind and subject. */
export function setDeadlines(tx: Tx, at: Date, deadlines: readonly Deadline[]): void {
  if (deadlines.length === 0) return;
  tx.send(
    `INSERT INTO deadlines (kind, subject, shipment_id, due_at, remind_at)
     SELECT * FROM unnest($1::text[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::timestamptz[])
     ON CONFLICT (kind, subject) DO UPDATE
       SET due_at = excluded.due_at, remind_at = excluded.remind_at, done_at = NULL, attempts = 0, next_attempt_at = NULL`,
    [
      deadlines.map(({ kind }) => kind),
      deadlines.map(({ subject }) => subject),
      deadlines.map(({ shipmentId }) => shipmentId),
      deadlines.map(({ dueAt }) => dueAt),
      deadlines.map(({ kind, dueAt }) => nextReminder(kind, dueAt, at)),
    ],
  );
}

/** Marks a subject's deadlines as over; those already over keep their time. */
export function clearDeadlines(
  tx: Tx,
  at: Date,
  kinds: readonly DeadlineKind[],
  subject: string | readonly string[],
): void {
  if (kinds.length === 0) return;
  tx.send('UPDATE deadlines SET done_at = $1 WHERE subject = ANY($2) AND kind = ANY($3) AND done_at IS NULL', [
    at,
    [subject].flat(),
    [...kinds],
  ]);
}

/**
 * Takes a deadline that is still open and due. Its verb calls this with its rows locked: two sweeps may have found it, and it
 * may have been moved or cleared since; on false, the verb has nothing to do.
 */
export async function takeDeadline(tx: Tx, at: Date, kind: DeadlineKind, subject: string): Promise<boolean> {
  return (
    (await tx.run(
      'UPDATE deadlines SET done_at = $1 WHERE kind = $2 AND subject = $3 AND done_at IS NULL AND due_at <= $1',
      [at, kind, subject],
    )) > 0
  );
}

/** Takes the reminder of a deadline that is open and not due yet, once; the next reminder takes its place. */
export async function takeReminder(tx: Tx, at: Date, kind: ReminderKind, subject: string): Promise<boolean> {
  const dueAt = await openDeadline(tx, kind, subject);
  if (!dueAt || dueAt <= at) return false;
  return (
    (await tx.run(
      `UPDATE deadlines SET remind_at = $5, attempts = 0, next_attempt_at = NULL
        WHERE kind = $2 AND subject = $3 AND done_at IS NULL AND due_at = $4 AND remind_at <= $1`,
      [at, kind, subject, dueAt, nextReminder(kind, dueAt, at)],
    )) > 0
  );
}

/** When a subject's deadline is due; undefined when it is over, or there is none. */
export async function openDeadline(tx: Tx, kind: DeadlineKind, subject: string): Promise<Date | undefined> {
  return (await openDeadlines(tx, kind, [subject])).get(subject);
}

/** The same for several subjects; those without one are left out. */
export async function openDeadlines(
  tx: Tx,
  kind: DeadlineKind,
  subjects: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await tx.rows<{ subject: string; dueAt: Date }>(
    'SELECT subject, due_at AS "dueAt" FROM deadlines WHERE kind = $1 AND subject = ANY ($2) AND done_at IS NULL',
    [kind, [...subjects]],
  );
  return new Map(rows.map(({ subject, dueAt }) => [subject, dueAt]));
}

type Verb = (deadline: Deadline) => Promise<void>;
type Remind = (kind: ReminderKind, subject: string) => Promise<void>;

/** Finds what fell due and hands it to the verb registered for its kind. */
@Injectable()
export class Deadlines {
  private readonly log = new Logger('Deadlines');
  private readonly verbs = new HandlerRegistry<DeadlineKind, Verb>('deadline', DEADLINE_KINDS);

  private remind: Remind | undefined;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Registers the verb for a kind. It starts with `takeDeadline`, in its transaction; one that fails is called again later. */
  on(kind: DeadlineKind, verb: Verb): void {
    this.verbs.on(kind, verb);
  }

  /** Nothing happens when a deadline of this kind passes: whatever asks about it finds that it is over. */
  lapse(kind: DeadlineKind): void {
    this.on(kind, ({ subject }) =>
      this.db.tx(async (tx) => void (await takeDeadline(tx, this.clock.now(), kind, subject))),
    );
  }

  /** Registers what reminds people before any deadline that has reminders. It starts with `takeReminder`, in its transaction. */
  onReminder(remind: Remind): void {
    this.remind = remind;
  }

  /** @throws when a kind has no verb, or nothing sends reminders */
  requireVerbs(): void {
    if (!this.remind) throw new Error('Nobody reminds people of deadlines.');
    this.verbs.requireAll();
  }

  /** When the next deadline or reminder is due, at most `until`. */
  async nextDue(until: Date): Promise<Date | undefined> {
    const next = (column: string, kinds: string) =>
      `(SELECT min(${column}) FROM deadlines WHERE done_at IS NULL AND ${column} <= $1 AND attempts = 0 AND kind = ANY(${kinds}))`;
    const row = await this.db.one<{ at: Date | null }>(
      `SELECT least(${next('due_at', '$2')}, ${next('remind_at', '$3')}) AS at`,
      [until, DEADLINE_KINDS, REMINDED],
    );
    return row?.at ?? undefined;
  }

  /** Runs all deadlines due now, and the reminders of later ones, in order of time. A failing one is logged and retried a little later; kinds from a newer program are left to it. */
  async sweep(): Promise<number> {
    let done = 0;
    for (;;) {
      const due = await this.db.rows<Deadline>(
        `SELECT kind, subject, shipment_id AS "shipmentId", due_at AS "dueAt" FROM deadlines
          WHERE done_at IS NULL AND (due_at <= $1 AND kind = ANY($3) OR remind_at <= $1 AND kind = ANY($4)) AND (next_attempt_at IS NULL OR next_attempt_at <= $2)
          ORDER BY least(due_at, remind_at), kind LIMIT 50`,
        [this.clock.now(), machineNow(), DEADLINE_KINDS, REMINDED],
      );
      for (const deadline of due) await this.settle(deadline);
      done += due.length;
      if (due.length < 50) return done;
    }
  }

  private async settle(deadline: Deadline): Promise<void> {
    try {
      const { kind, subject, dueAt } = deadline;
      // What is already due needs no reminder.
      if (dueAt <= this.clock.now()) await this.verbs.of(kind)?.(deadline);
      else if (isReminded(kind)) await this.remind?.(kind, subject);
    } catch (error) {
      this.log.error(`${deadline.kind} of ${deadline.subject}: ${(error as Error).message}`);
      await this.db.rows(
        'UPDATE deadlines SET attempts = attempts + 1, next_attempt_at = $1 WHERE kind = $2 AND subject = $3',
        [after(machineNow(), MINUTE), deadline.kind, deadline.subject],
      );
    }
  }
}

import { type Actor, actorId } from '../../common/actor.js';
import { problem } from '../../common/errors.js';
import { type Machine, requireState } from '../../common/rules.js';
import { clearDeadlines } from '../deadlines/deadlines.js';
import { snake } from './columns.js';
import type { Tx } from './tx.js';

export interface MovedRow<State extends string> {
  id: string;
  status: State;
}

export interface MoveOptions<State extends string> {
  /** Which of the rule's `to` states; needed when there is more than one. */
  to?: State;
  /** Further columns written with the status, by property name, values as the column takes them. */
  set?: Record<string, unknown>;
  shipmentId: string;
  /** Business time. */
  at: Date;
  /** Amounts and reasons that the parties see in the timeline. */
  data?: Record<string, unknown>;
}

/**
 * The one place that writes a status: checks the machine's table, updates the row if it is still in that state,
 * writes the timeline's line and clears the deadlines that the rule names. The row is changed in place.
 * @throws 409 when the table does not allow it, or somebody else was faster.
 */
export async function move<State extends string, Verb extends string>(
  tx: Tx,
  machine: Machine<State, Verb>,
  row: MovedRow<State>,
  verb: Verb,
  actor: Actor,
  { to, set = {}, shipmentId, at, data }: MoveOptions<State>,
): Promise<void> {
  requireState(machine, verb, row.status);
  const rule = machine.verbs[verb];
  const target = to ?? rule.to[0];
  if (!target || !rule.to.includes(target)) throw new Error(`${machine.noun}.${verb} does not lead to ${target}`);
  const columns = Object.keys(set);
  const assignments = columns.map((column, index) => `, ${snake(column)} = $${index + 5}`).join('');
  const moved = await tx.run(
    `UPDATE ${machine.table} SET status = $1, updated_at = $2${assignments} WHERE id = $3 AND status = $4`,
    [target, at, row.id, row.status, ...Object.values(set)],
  );
  if (moved === 0) throw problem('stale');
  await note(tx, { subject: machine.noun, subjectId: row.id, shipmentId, event: verb, from: row.status, to: target, actor, at, data });
  if (rule.clears) await clearDeadlines(tx, at, rule.clears, row.id);
  Object.assign(row, set, { status: target, updatedAt: at });
}

export interface TimelineLine {
  subject: 'shipment' | 'quote' | 'payment';
  subjectId: string;
  shipmentId: string;
  event: string;
  from: string | null;
  to: string;
  actor: Actor;
  at: Date;
  data?: Record<string, unknown> | undefined;
}

/** Writes a line of the timeline: what happened, when, by whom. */
export async function note(tx: Tx, line: TimelineLine): Promise<void> {
  await tx.run(
    `INSERT INTO timeline (subject, subject_id, shipment_id, event, from_status, to_status, actor_kind, actor_id, at, data)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      line.subject,
      line.subjectId,
      line.shipmentId,
      line.event,
      line.from,
      line.to,
      line.actor.kind,
      actorId(line.actor),
      line.at,
      line.data ? JSON.stringify(line.data) : null,
    ],
  );
}

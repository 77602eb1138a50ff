import { type Actor, actorId } from '../../common/actor.js';
import { problem } from '../../common/errors.js';
import { type DealNoun, type Machine, requireState } from '../../common/rules.js';
import { clearDeadlines } from '../deadlines/deadlines.js';
import type { Tx } from './tx.js';

export interface MovedRow<State extends string> {
  id: string;
  status: State;
}

/** What a move may write on its row besides the status. */
export type Changes<Row> = Partial<Omit<Row, 'id' | 'status' | 'updatedAt'>>;

export interface MoveOptions<State extends string, Row extends MovedRow<State>> {
  /** Which of the rule's `to` states; needed if there are several. */
  to?: State;
  /** What is written along with the status. */
  set?: Changes<Row>;
  shipmentId: string;
  /** Business time. */
  at: Date;
  /** Amounts and reasons the parties see in the timeline. */
  data?: Record<string, unknown>;
}

/**
 * The one place that writes a status: checks the machine's rules table, updates the row if it is still in that state,
 * writes the timeline line and clears the deadlines the rule names. The row is changed in place.
 * @throws 409 when the table does not allow it, or somebody else was faster
 */
export function move<State extends string, Verb extends string, Row extends MovedRow<State>>(
  tx: Tx,
  machine: Machine<State, Verb>,
  row: Row,
  verb: Verb,
  actor: Actor,
  options: MoveOptions<State, Row>,
): void {
  moveAll(tx, machine, [row], verb, actor, options);
}

/** The same for any number of rows in one state, or for none. */
export function moveAll<State extends string, Verb extends string, Row extends MovedRow<State>>(
  tx: Tx,
  machine: Machine<State, Verb>,
  rows: readonly Row[],
  verb: Verb,
  actor: Actor,
  { to, set = {}, shipmentId, at, data }: MoveOptions<State, Row>,
): void {
  const [first] = rows;
  if (first === undefined) return;
  const from = first.status;
  if (rows.some(({ status }) => status !== from))
    throw new Error(`${machine.noun}s in several states are not moved together`);
  requireState(machine, verb, from);
  const rule = machine.verbs[verb];
  const target = to ?? rule.to[0];
  if (!target || !rule.to.includes(target)) throw new Error(`${machine.noun}.${verb} does not lead to ${target}`);
  const ids = rows.map(({ id }) => id);
  const line = lineValues({ subject: machine.noun, shipmentId, event: verb, from, to: target, actor, at, data });
  const [written, values] = tx.assignments<object>(first, set, line.length + 2);
  // Lines are written only for rows that were moved; in one statement, since a round trip costs more than either.
  tx.sendFor(
    rows.length,
    `WITH moved AS (UPDATE ${machine.table} SET status = $5, updated_at = $8${written.map((each) => `, ${each}`).join('')} WHERE id = ANY($10::uuid[]) AND status = $4 RETURNING id)
     INSERT INTO timeline (${LINE_COLUMNS}, subject_id) SELECT ${LINE_VALUES}, moved.id FROM moved`,
    [...line, ids, ...values],
    () => problem('stale'),
  );
  if (rule.clears) clearDeadlines(tx, at, rule.clears, ids);
  for (const row of rows) Object.assign(row, set, { status: target, updatedAt: at });
}

export interface TimelineLine {
  subject: DealNoun;
  subjectId: string;
  shipmentId: string;
  event: string;
  from: string | null;
  to: string;
  actor: Actor;
  at: Date;
  data?: Record<string, unknown> | undefined;
}

const LINE_COLUMNS = 'subject, shipment_id, event, from_status, to_status, actor_kind, actor_id, at, data';
const LINE_VALUES = '$1::text, $2::uuid, $3::text, $4::text, $5::text, $6::text, $7::uuid, $8::timestamptz, $9::jsonb';

/** Writes a line of the timeline: what happened, when, and who did it. */
export function note(tx: Tx, { subjectId, ...line }: TimelineLine): void {
  tx.send(`INSERT INTO timeline (${LINE_COLUMNS}, subject_id) VALUES (${LINE_VALUES}, $10::uuid)`, [
    ...lineValues(line),
    subjectId,
  ]);
}

function lineValues({
  subject,
  shipmentId,
  event,
  from,
  to,
  actor,
  at,
  data,
}: Omit<TimelineLine, 'subjectId'>): unknown[] {
  return [subject, shipmentId, event, from, to, actor.kind, actorId(actor), at, data ? JSON.stringify(data) : null];
}

import type { Actor, Parties, Role } from './actor.js';
import { rolesOf } from './actor.js';
import type { DeadlineKind } from './deadlines.js';
import { type ErrorCode, problem } from './errors.js';
import type { Need } from './needs.js';

/** One row of a rules table: who may do the verb, from which states, to which. */
export interface VerbRule<State extends string> {
  who: readonly Role[];
  /** Empty for the verb that creates the row. */
  from: readonly State[];
  /** Empty for a verb that changes the row and leaves its status. */
  to: readonly State[];
  /** A more exact refusal than `illegal_transition` for some of the states that are not in `from`. */
  refusals?: Partial<Record<State, ErrorCode>>;
  /** What the deal must have too, in the order in which it is looked at; each has its own refusal. */
  needs?: readonly Need[];
  /** Deadlines of this row that are over once the move is made. */
  clears?: readonly DeadlineKind[];
}

/** What has a line in a shipment's timeline. */
export type DealNoun = 'shipment' | 'quote' | 'payment' | 'claim';

/** A state machine as data. The `noun` of a deal is also the timeline's subject; `table` is where the status lies. */
export interface Machine<State extends string, Verb extends string, Noun extends string = DealNoun> {
  noun: Noun;
  table: string;
  states: readonly State[];
  /** Strangers are not told that a row exists. */
  sealed?: true;
  verbs: Record<Verb, VerbRule<State>>;
}

export function defineMachine<State extends string, Verb extends string, Noun extends string = DealNoun>(
  machine: Machine<State, Verb, Noun>,
): Machine<State, Verb, Noun> {
  const reachable = new Set(Object.values<VerbRule<State>>(machine.verbs).flatMap((rule) => rule.to));
  const lost = machine.states.filter((state) => !reachable.has(state));
  if (lost.length > 0) throw new Error(`${machine.noun}: no verb leads to ${lost.join(', ')}`);
  return machine;
}

/**
 * May this actor do the verb on a row of these parties at all? The state is not looked at.
 * @param as the only role that counts, where a call is one side's and the row names others who come another way
 * @throws 404 for strangers to a row that is sealed; 403
 */
export function authorize<State extends string, Verb extends string>(
  machine: Machine<State, Verb, string>,
  verb: Verb,
  actor: Actor,
  parties: Parties,
  as?: Role,
): void {
  const { who, from } = machine.verbs[verb];
  const roles = rolesOf(actor, parties);
  // A row that is only now created gives nothing away.
  if (machine.sealed && from.length > 0 && roles.includes('stranger')) throw problem('not_found');
  if (!who.some((role) => roles.includes(role) && (as === undefined || role === as))) throw problem('forbidden');
}

/**
 * Is the verb possible in this state?
 * @throws 409 with the rule's own code for the state, else `illegal_transition` naming verb and state.
 */
export function requireState<State extends string, Verb extends string>(
  machine: Machine<State, Verb, string>,
  verb: Verb,
  status: State,
): void {
  const rule = machine.verbs[verb];
  if (rule.from.includes(status)) return;
  throw problem(rule.refusals?.[status] ?? 'illegal_transition', {
    detail: rule.refusals?.[status] ? undefined : `A ${machine.noun} that is ${status} cannot do "${verb}".`,
  });
}

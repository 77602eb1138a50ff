import { ACT_WORDS, type ActWord } from './acts.js';
import type { Actor, Parties, Role } from './actor.js';
import { notImpartial, rolesOf } from './actor.js';
import type { DeadlineKind } from './deadlines.js';
import { type ErrorCode, problem } from './errors.js';
import type { Need } from './needs.js';

/** The call that does a verb. */
export interface VerbCall<State extends string> {
  /** Who, of those who may do the verb, can call it; the others use another call, or none. Operators call from the console. */
  by: readonly Role[];
  /** Its name among a record's acts; if left out, the verb's. */
  words?: readonly ActWord[];
  /** The states in which the call changes something, if not those the verb starts from. */
  from?: readonly State[];
  /** Allowed for suspended accounts too. */
  whileSuspended?: true;
}

/** One row of a rules table: who may do the verb, from which states, to which. */
export interface VerbRule<State extends string> {
  who: readonly Role[];
  /** Empty for the verb that creates the row. */
  from: readonly State[];
  /** Empty for a verb that changes the row but not its status. */
  to: readonly State[];
  /** A more exact refusal than `illegal_transition` for some of the states not in `from`. */
  refusals?: Partial<Record<State, ErrorCode>>;
  /** What else the deal must have, in the order it is checked; each need has its own refusal. */
  needs?: readonly Need[];
  /** Left out for a verb that has no call of its own. */
  call?: VerbCall<State>;
  /** This row's deadlines that are over once the move is made. */
  clears?: readonly DeadlineKind[];
}

/** What has a line in a shipment's timeline. */
export type DealNoun = 'shipment' | 'quote' | 'payment' | 'claim' | 'change_order' | 'counter_offer';

/** A state machine as data. A deal's `noun` is also the timeline's subject; `table` is where the status is stored. */
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
  for (const [verb, { call, who }] of Object.entries<VerbRule<State>>(machine.verbs)) {
    const unknown = call && wordsOf(verb, call).find((word) => !KNOWN_WORDS.has(word));
    if (unknown) throw new Error(`${machine.noun}.${verb}: no record knows the act ${unknown}`);
    if (call?.by.some((role) => !who.includes(role))) throw new Error(`${machine.noun}.${verb}: called by others`);
  }
  return machine;
}

const KNOWN_WORDS: ReadonlySet<string> = new Set(Object.values(ACT_WORDS).flat());

function wordsOf<State extends string>(verb: string, { words }: VerbCall<State>): readonly string[] {
  return words ?? [verb];
}

/** Who asks what can be done, and what their record has. */
export interface Asking {
  roles: readonly Role[];
  suspended: boolean;
  /** Does the deal meet all of a verb's needs? */
  meets(needs: readonly Need[]): boolean;
}

/** The acts the table allows them in this state. */
export function callsOf<State extends string, Verb extends string>(
  { verbs }: Machine<State, Verb, string>,
  status: State,
  { roles, suspended, meets }: Asking,
): ActWord[] {
  return Object.entries<VerbRule<State>>(verbs).flatMap(([verb, { call, from, needs = [] }]) => {
    if (!call?.by.some((role) => roles.includes(role)) || (suspended && !call.whileSuspended)) return [];
    const isPossible = (call.from ?? from).includes(status) && meets(needs);
    return isPossible ? (wordsOf(verb, call) as ActWord[]) : [];
  });
}

/**
 * May this actor do the verb on a row of these parties at all? Does not look at the state. Operators may not do as such what concerns them.
 * @param as the only role that counts, when the call belongs to one side and the row names others who come another way
 * @throws 404 for strangers to a sealed row; 403
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
  // A row only now being created gives nothing away.
  if (machine.sealed && from.length > 0 && roles.includes('stranger')) throw problem('not_found');
  const acting = roles.filter((role) => who.includes(role) && (as === undefined || role === as));
  if (acting.length === 0) throw problem('forbidden');
  if (roles.length > 1 && acting.every((role) => role === 'admin')) throw notImpartial();
}

/**
 * Is the verb possible in this state?
 * @throws 409 with the rule's own code for the state, else `illegal_transition` naming verb and state
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

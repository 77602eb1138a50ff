import { expect } from '@jest/globals';
import { Ajv, type ValidateFunction } from 'ajv';
import type { TestServer } from './server.js';
import { stripeSchemas } from './stripe-schemas.js';

type Fields = Record<string, unknown>;

/** Checks what was answered or reported against the types of the `stripe` package, and keeps count. */
export class StripeShapes {
  private readonly checks = new Map<string, ValidateFunction>();
  /** States that were seen, by kind of object. */
  readonly seen = new Map<string, Set<string>>();
  checked = 0;

  private constructor(
    private readonly ajv: Ajv,
    private readonly kinds: Record<string, string>,
  ) {}

  static async load(): Promise<StripeShapes> {
    const { kinds, definitions } = await stripeSchemas();
    const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
    ajv.addSchema({ $id: 'stripe', definitions });
    return new StripeShapes(ajv, kinds);
  }

  /** What is wrong with an object, an event or a list, in words; nothing when it is right. */
  wrongsOf(value: unknown): string[] {
    const object = value as Fields;
    const kind = String(object['object']);
    this.checked++;
    if (kind === 'list') return this.wrongsOfList(object);
    const name = kind === 'event' ? `event ${String(object['type'])}` : kind;
    this.note(kind, object);
    if (kind === 'event') this.noteReported(object);
    if (!(name in this.kinds)) return [`${name}: Stripe has no such thing`];
    const check = this.checkOf(name);
    if (check(object)) return [];
    return (check.errors ?? [])
      .filter(({ keyword }) => keyword !== 'anyOf')
      .map(({ instancePath, message, params }) => `${name}${instancePath}: ${message} ${JSON.stringify(params)}`);
  }

  private wrongsOfList({ data, has_more: more, url }: Fields): string[] {
    this.note('list', { status: more === true ? 'has more' : 'complete' });
    if (!Array.isArray(data) || typeof more !== 'boolean' || typeof url !== 'string')
      return ['list: data, has_more and url'];
    return data.flatMap((each) => this.wrongsOf(each));
  }

  private checkOf(name: string): ValidateFunction {
    const known = this.checks.get(name) ?? this.ajv.compile({ $ref: `stripe#/definitions/${this.kinds[name]}` });
    this.checks.set(name, known);
    return known;
  }

  private noteReported(event: Fields): void {
    const { object } = event['data'] as { object: Fields };
    this.note(String(object['object']), object);
  }

  private note(kind: string, object: Fields): void {
    const states = this.seen.get(kind) ?? new Set();
    this.seen.set(kind, states.add(stateOf(kind, object)));
  }
}

/** Objects that are read at once. */
const MANY = 5_000;

/** Everything a server's sandbox has created and reported so far matches the package's types. */
export async function expectStripesShapes(server: TestServer): Promise<void> {
  const shapes = await StripeShapes.load();
  const wrongs = new Set<string>();
  for (let last = '0', rows: { seq: string; data: unknown }[]; ; last = rows.at(-1)?.seq ?? last) {
    rows = await server.query<{ seq: string; data: unknown }>(
      `SELECT seq, data FROM sandbox.objects WHERE seq > $1 ORDER BY seq LIMIT ${MANY}`,
      [last],
    );
    for (const { data } of rows) for (const wrong of shapes.wrongsOf(data)) wrongs.add(wrong);
    if (rows.length < MANY) break;
  }
  expect([...wrongs].sort()).toEqual([]);
}

/** The state of an object, as far as its kind has any. */
function stateOf(kind: string, object: Fields): string {
  if (kind === 'event' || kind === 'balance_transaction') return String(object['type']);
  if (kind === 'review') return object['open'] === true ? 'open' : String(object['reason']);
  if (kind === 'charge' && object['status'] === 'succeeded')
    return object['balance_transaction'] === null ? 'succeeded, being captured' : 'succeeded';
  if (kind === 'account') return object['payouts_enabled'] === true ? 'ready' : 'restricted';
  if (kind === 'transfer')
    return object['reversed'] === true ? 'reversed' : object['amount_reversed'] === 0 ? 'sent' : 'partly reversed';
  return String(object['status'] ?? 'is there');
}

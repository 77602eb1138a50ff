import type { Answer, Client } from './support/client.js';
import { type Operation, operations } from './support/document.js';
import { fieldsOf, type Limit, limitsOf, unlimited, withField } from './support/limits.js';
import { World } from './support/people.js';
import { rowCounts } from './support/row-counts.js';

interface Refused {
  status?: number;
  code?: string;
  errors?: { path: string; message: string }[];
}

/** The id in every address, as in the examples: nothing has it. */
const NOBODYS = '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11';

/** A rate card's own figures are checked by the card's rules. */
const FREE_FORM = ['PUT /api/admin/rate-cards/{id} card', 'POST /api/admin/rate-cards/preview card'];

/** What is looked at further once it is short enough: as long as may be, these must be refused for another reason. */
const LOOKED_AT = ['cursor', 'sort', 'range', 'filter', 'photos', 'facts', 'facts.0.number', 'facts.0.limit', 'facts.0.description', 'facts.0.documents'];

/** Which plans there are, and in which order, is a rule of the list. */
const NAMED_BY: Record<string, string> = { 'protectionPlans.0.id': 'protectionPlans' };

/** Refusals of the wrong kind of caller. */
const OTHERS_ONLY = ['shippers_only', 'carriers_only', 'admins_only'];

/** What the example of a call needs to be carried out: no photos of somebody else's, and all of a listing's checks. */
const CARRIED_OUT: Record<string, object> = { 'POST /api/shipments': { photos: [], status: 'listed' } };

/** These change what comes after them: business time, and what the provider does. */
const LAST = ['POST /api/sandbox/faults', 'POST /api/sandbox/clock'];

const called = ({ method, path }: Operation): string => `${method} ${path}`;
const ALL = operations().sort((one, other) => LAST.indexOf(called(one)) - LAST.indexOf(called(other)));
const LIMITED = ALL.map((operation) => ({ call: called(operation), limits: fieldsOf(operation).flatMap(limitsOf) })).filter(({ limits }) => limits.length > 0);

let world: World;
let callers: Client[];
let before: Record<string, number>;

beforeAll(async () => {
  world = await World.start();
  callers = [world.shipper.api, world.carrier.api, world.admin.api];
  await world.settleMoney();
  before = await rowCounts(world);
});

/** Sends the operation's example with a value in a field's place, by the first caller whose role may send it. */
async function send({ field }: Limit, value: unknown): Promise<Answer<Refused | undefined>> {
  const { operation, path } = field;
  const address = operation.path.replace('{resource}', 'users').replace(/\{\w+\}/g, NOBODYS);
  const given: Record<string, unknown> = {};
  for (const { name, in: place, required, schema } of operation.parameters) if (place === 'query' && required) given[name] = schema.example ?? schema.enum?.[0] ?? schema.minimum;
  if (field.in === 'query') given[path] = value;
  const query = new URLSearchParams(Object.entries(given).map(([name, each]) => [name, String(each)])).toString();
  const example = { ...(operation.example as object | undefined), ...CARRIED_OUT[called(operation)] };
  const body = field.in === 'body' ? withField(example, path, value) : example;
  for (const caller of callers) {
    const answer = await caller.send<Refused | undefined>(operation.method, query === '' ? address : `${address}?${query}`, operation.body && body);
    if (!OTHERS_ONLY.includes(answer.body?.code ?? '')) return answer;
  }
  throw new Error(`Nobody may ${operation.method} ${operation.path}.`);
}

/** What a refusal says of the field, when it is for what was sent. */
function saidOf({ field }: Limit, { status, body }: Answer<Refused | undefined>): string | undefined {
  return status === 400 && body?.code === 'invalid_input' ? body.errors?.find(({ path }) => path === field.path)?.message : undefined;
}

describe('every field of a request', () => {
  it('has a limit in the document', () => {
    const found = ALL.flatMap((operation) => fieldsOf(operation).map((field) => ({ name: `${called(operation)} ${field.path}`, lack: unlimited(field) })));
    expect(found.length).toBeGreaterThan(200);
    expect(found.filter(({ name, lack }) => lack && !FREE_FORM.includes(name))).toEqual([]);
  });

  it.each(LIMITED)('of $call is refused by its name just past its limits', async ({ limits }) => {
    const sent = limits.flatMap((limit) => limit.past.map((value) => ({ limit, value })));
    const wrong = await Promise.all(
      sent.map(async ({ limit, value }) => {
        const { status, body } = await send(limit, value);
        const named = body?.errors?.map(({ path }) => path).join() ?? '';
        const { path } = limit.field;
        return status === 400 && named === (NAMED_BY[path] ?? path) ? [] : [`${path} past ${limit.name}: ${status} ${JSON.stringify(body).slice(0, 300)}`];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('stores nothing where it was refused', async () => {
    expect(await rowCounts(world)).toEqual(before);
  });

  it.each(LIMITED)('of $call is understood at its limits', async ({ limits }) => {
    const wrong: string[] = [];
    for (const limit of limits) {
      const further = LOOKED_AT.includes(limit.field.path);
      const tooFar = further ? saidOf(limit, await send(limit, limit.past[0])) : undefined;
      for (const value of limit.within) {
        const said = saidOf(limit, await send(limit, value));
        if (said !== undefined && (!further || said === tooFar)) wrong.push(`${limit.field.path} at ${limit.name}: ${said}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

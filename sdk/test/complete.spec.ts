import { readFileSync } from 'node:fs';
import { Haulway } from '../src/index.js';

const ID = '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11';

/** Calls that a key may make and that have no method, with the reason. `request` makes them too. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'GET /api/auth/user': 'an older name of GET /api/auth/me',
  'GET /api/shared/{}': 'for the page that a shared link opens',
  'GET /api/shared/{}/photo': 'for the page that a shared link opens',
};

interface Document {
  paths: Record<string, Record<string, { 'x-scope'?: string[]; requestBody?: object; parameters?: object[] }>>;
}
type Method = (...given: unknown[]) => unknown;

/** Every method of the client that makes a call, with its name. */
function methodsOf(haulway: Haulway): [name: string, method: Method][] {
  return Object.entries(haulway).flatMap(([group, methods]) =>
    Object.entries(methods as Record<string, Method>)
      .map(([name, method]): [string, Method] => [`${group}.${name}`, method])
      .filter(([name]) => name !== 'webhooks.verify' && name !== 'eventLog.since'),
  );
}

/** Makes the call of a method, and follows a list to its first page. */
async function make(method: Method, ...given: unknown[]): Promise<void> {
  const made = method(...given) as Promise<unknown> | { page(): Promise<unknown> };
  await ('page' in made ? made.page() : made);
}

it('each call of the document that a key may make has one method, which sends what it was given', async () => {
  const { paths } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as Document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-scope'])
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`),
  );
  const sent: { call: string; rest: string; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (address, { method = '', body } = {}) => {
    const url = address as URL;
    const call = `${method} ${url.pathname.replaceAll(ID, '{}')}`;
    sent.push({ call, rest: url.search, body });
    return Response.json([]);
  };
  const haulway = new Haulway({ key: `hwk_test_${'A'.repeat(36)}`, baseUrl: 'http://nowhere.invalid', fetch });
  for (const [name, method] of methodsOf(haulway)) {
    const before = sent.length;
    const parts = [{ note: 'x' }, { limit: 3 }];
    // Without its ids a method sends nothing.
    for (const ids of [[], [ID], [ID, ID]])
      if (sent.length === before) await make(method, ...ids, ...parts).catch(() => undefined);
    expect([name, sent.length - before]).toEqual([name, 1]);
    const { call, rest, body } = sent.at(-1) ?? { call: '', rest: '', body: undefined };
    const hasBody = /^(POST|PUT|PATCH) /.test(call) && body !== undefined;
    expect([name, body, rest]).toEqual([
      name,
      hasBody ? '{"note":"x"}' : undefined,
      expect.stringMatching(/^(\?\w+=\w)?$/),
    ]);
  }
  for await (const event of haulway.eventLog.since()) throw new Error(event.type);
  const made = sent.map(({ call }) => call);
  expect(made.filter((call, at) => made.indexOf(call) !== at)).toEqual([]);
  expect([...made, ...Object.keys(LEFT_OUT)].sort()).toEqual(calls.sort());
});

import type pg from 'pg';

/** Six digits by themselves, as a release code stands in a text; not a part of an amount, an instant or a number with a prefix. */
const SIX_DIGITS = /(?<![\w.,:+$#/-])\d{6}(?![\w/-]|[.,:]\d)/g;
/** What answers its owner with the code: their own shipment, read or changed. */
const OWN_SHIPMENT = /^\/api\/shipments\/[0-9a-f-]{36}(\/[a-z-]+)?(\?|$)/;
/** A link of the owner's, for whoever receives it; that only those links show it which should is a test of its own. */
const LINK = /^\/api\/track\//;
/** Where codes are kept, and where the mails of a test arrive. Answers to repeat are those of their caller. */
const KEPT_IN = ['release_codes', 'caught_mails', 'idempotency_keys'];

interface Shown {
  path: string;
  /** Whom it was answered; undefined for visitors and programs. */
  userId: string | undefined;
}

/** Each six digits that any answer of a server had, with where they stood; by server. */
const shown = new Map<string, Map<string, Shown[]>>();
/** Six digits that tests made up, which are in answers for that reason. */
const sent = new Set<string>();

/** The texts of a value, but for codes that are sent. */
function* textsOf(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (name !== 'code') yield value;
  } else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* textsOf(each, Array.isArray(value) ? name : key);
}

function* sixDigitsIn(texts: Iterable<string>): Generator<string> {
  for (const text of texts) for (const [digits] of text.matchAll(SIX_DIGITS)) yield digits;
}

export function noteSent(body: unknown): void {
  for (const digits of sixDigitsIn(textsOf(body))) sent.add(digits);
}

/** Remembers what looks like a release code in an answer. */
export function noteAnswer(url: string, path: string, token: string | undefined, content: unknown): void {
  const texts = typeof content === 'string' ? [content] : textsOf(content, 'answer');
  for (const digits of sixDigitsIn(texts)) {
    const ofServer = shown.get(url) ?? new Map<string, Shown[]>();
    shown.set(url, ofServer);
    const places = ofServer.get(digits) ?? [];
    ofServer.set(digits, places);
    places.push({ path, userId: userOf(token) });
  }
}

function userOf(token: string | undefined): string | undefined {
  const claims = token?.split('.')[1];
  if (claims === undefined) return undefined;
  try {
    const { sub, view } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub?: string; view?: boolean };
    return view ? undefined : sub;
  } catch {
    return undefined;
  }
}

type Query = <Row extends pg.QueryResultRow>(sql: string, params?: unknown[]) => Promise<Row[]>;

/** Where a release code of this server's stood that must not: in answers to others than its owner, in tables or in the log. */
export async function codeLeaks(url: string, query: Query, logged: string): Promise<string[]> {
  const [known] = await query<{ known: boolean }>(`SELECT to_regclass('release_codes') IS NOT NULL AS known`);
  if (!known?.known) return [];
  const codes = await query<{ code: string; ownerId: string }>(
    `SELECT c.code, s.user_id AS "ownerId" FROM release_codes c JOIN quotes q ON q.id = c.quote_id JOIN shipments s ON s.id = q.shipment_id`,
  );
  const owners = new Map(codes.filter(({ code }) => !sent.has(code)).map(({ code, ownerId }) => [code, ownerId]));
  if (owners.size === 0) return [];
  const answers = [...owners].flatMap(([code, ownerId]) =>
    (shown.get(url)?.get(code) ?? [])
      .filter(({ path, userId }) => !LINK.test(path) && !(OWN_SHIPMENT.test(path) && userId === ownerId))
      .map(({ path, userId }) => `${path} to ${userId ?? 'a visitor or program'}`),
  );
  const lines = [...sixDigitsIn([logged])].filter((digits) => owners.has(digits)).map(() => 'the log');
  return [...answers, ...(await tablesWith(query, owners)), ...lines];
}

async function tablesWith(query: Query, owners: ReadonlyMap<string, string>): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL ($1)`,
    [KEPT_IN],
  );
  const found: string[] = [];
  for (const { name } of tables) {
    // A database transaction's number may be any six digits.
    const rows = await query<{ row: object }>(
      `SELECT to_jsonb(t) - 'xid' AS row FROM ${name} t WHERE to_jsonb(t)::text ~ $1 LIMIT 1000`,
      [`\\D(${[...owners.keys()].join('|')})\\D`],
    );
    for (const { row } of rows)
      for (const digits of sixDigitsIn(textsOf(row, 'row'))) if (owners.has(digits)) found.push(`the table ${name}`);
  }
  return found;
}

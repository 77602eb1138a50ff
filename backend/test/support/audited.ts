import type pg from 'pg';

/** Operators' calls that have no line in the audit log: they only look, or what they write says itself by whom and when it was written, for good. */
const NOT_AUDITED = [
  /^POST \/api\/admin\/(texts\/[^/]+|rate-cards)\/preview$/,
  /^POST \/api\/admin\/[\w-]+\/[^/]+\/notes$/,
];

interface Done {
  call: string;
  requestId: string;
}

/** What operators have changed, by server. */
const done = new Map<string, Done[]>();

/** Remembers a call of an operator's that succeeded and was not a repeat. */
export function noteOperatorCall(url: string, method: string, path: string, { status, headers }: Response): void {
  const [bare = ''] = path.split('?');
  if (method === 'GET' || status >= 300 || !bare.startsWith('/api/admin/') || headers.has('idempotency-replayed'))
    return;
  const call = `${method} ${bare}`;
  if (NOT_AUDITED.some((pattern) => pattern.test(call))) return;
  done.set(url, [...(done.get(url) ?? []), { call, requestId: headers.get('x-request-id') ?? '' }]);
}

type Query = <Row extends pg.QueryResultRow>(sql: string, params?: unknown[]) => Promise<Row[]>;

/** Operators' calls to this server that changed something and left no line in the audit log. */
export async function unaudited(url: string, query: Query): Promise<string[]> {
  const calls = done.get(url) ?? [];
  done.delete(url);
  if (calls.length === 0) return [];
  const lines = await query<{ id: string }>(
    'SELECT request_id::text AS id FROM audit_log WHERE request_id IS NOT NULL',
  );
  const known = new Set(lines.map(({ id }) => id));
  return calls.filter(({ requestId }) => !known.has(requestId)).map(({ call }) => call);
}

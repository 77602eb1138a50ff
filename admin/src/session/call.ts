import { createCall, createReadPage, type Outgoing } from '@haulway/frontend/kit/api/client.ts';
import { createRead } from '@haulway/frontend/kit/api/reads.ts';
import simpleRestProvider from 'ra-data-simple-rest';
import type { WholePath } from '@haulway/frontend/kit/api/operations.ts';
import { useEffect } from 'react';
import { fetchUtils, HttpError, useLogoutIfAccessDenied } from 'react-admin';
import { byInput, type Fault } from './faults';
import { readToken } from './token';

/** The server's answer when it refuses a call (RFC 9457). */
interface Problem {
  detail?: string;
  code?: string;
  errors?: Fault[];
}

/** react-admin's own calls to the operators' resources. */
export const restProvider = simpleRestProvider('/api/admin', request);

/** A typed call as the console's user. @throws HttpError for a refusal, with the server's own sentence as its message */
export const call = createCall(send);

/** A page of an API list, outside react-admin. */
export const readPage = createReadPage(send);

const usePlainRead = createRead(call);

/** Reads a path outside react-admin's own reads; here too, an ended session leads to the sign-in. */
export function useRead<P extends WholePath>(
  ...asked: Parameters<typeof usePlainRead<P>>
): ReturnType<typeof usePlainRead<P>> {
  const answer = usePlainRead<P>(...asked);
  useEndedSession(answer.error);
  return answer;
}

/** If the error means that the session has ended, leads to the sign-in, and back again afterwards. */
export function useEndedSession(error: Error | null): void {
  const leave = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void leave(error);
  }, [error, leave]);
}

async function send({ method, address, body, key, signal }: Outgoing): Promise<{ body: unknown; headers: Headers }> {
  const headers = new Headers(key ? { 'Idempotency-Key': key } : {});
  const { json, headers: answered } = await request(address, {
    method,
    headers,
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  });
  return { body: json as unknown, headers: answered };
}

async function request(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers ?? {});
  headers.set('Accept', 'application/json');
  headers.set('X-Haulway-Client', 'console');
  const token = readToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers, credentials: 'omit' });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const problem = error.body as Problem | undefined;
    const { errors: faults, ...rest } = problem ?? {};
    const errors = faults && byInput(faults, namesOfInputs());
    const body = { ...rest, ...(faults ? { faults } : {}), ...(errors ? { errors } : {}) };
    throw new HttpError(faults?.[0]?.message ?? rest.detail ?? error.message, error.status, body);
  }
}

/** What the inputs on the page are called. */
function namesOfInputs(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[name], textarea[name], select[name]')].map(
    ({ name }) => name,
  );
}

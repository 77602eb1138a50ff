import { fetchUtils, HttpError } from 'react-admin';
import { readToken } from './token';

/** What the server says when it refuses (RFC 9457). */
interface Problem {
  detail?: string;
  code?: string;
  errors?: { path: string; message: string }[];
}

/** A call of the API as the console's user. A refusal is an HttpError whose message is the server's own sentence. */
export async function call(url: string, options: fetchUtils.Options = {}) {
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
    throw new HttpError(problem?.errors?.[0]?.message ?? problem?.detail ?? error.message, error.status, problem);
  }
}

import { HttpError } from 'react-admin';
import { readToken } from './token';

/** A file that the server writes for the operator. @throws HttpError with the server's own sentence */
export async function readFile(address: string): Promise<Blob> {
  const response = await fetch(address, {
    credentials: 'omit',
    headers: { Authorization: `Bearer ${readToken() ?? ''}`, 'X-Haulway-Client': 'console' },
  });
  if (response.ok) return response.blob();
  const problem = (await response.json().catch(() => ({}))) as { detail?: string };
  throw new HttpError(problem.detail ?? `The file could not be made (${response.status}).`, response.status, problem);
}

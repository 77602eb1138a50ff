import { HttpError } from 'react-admin';
import { readToken } from './token';

/** A file from the server: a photo, a document, or what it writes for the operator. @throws HttpError with the server's own sentence */
export async function readFile(address: string): Promise<Blob> {
  const response = await fetch(address, {
    credentials: 'omit',
    headers: { Authorization: `Bearer ${readToken() ?? ''}`, 'X-Haulway-Client': 'console' },
  });
  if (response.ok) return response.blob();
  const problem = (await response.json().catch(() => ({}))) as { detail?: string };
  throw new HttpError(problem.detail ?? `The file could not be read (${response.status}).`, response.status, problem);
}

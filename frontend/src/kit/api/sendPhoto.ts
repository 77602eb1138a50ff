import { ApiError, explain } from './errors';
import type { AnswerOf, PathOf } from './operations';
import { liveToken } from './renew';
import { scaledPhoto } from './scaledPhoto';

type Stored = AnswerOf<'POST', '/api/uploads'>;

const MAX_BYTES = 10 * 1024 * 1024;

/**
 * The outcome of sending a photo: where it is stored, or why not and whether another try with the same file may work.
 */
export interface SentPhoto {
  url?: string;
  error?: string;
  again?: boolean;
}

export interface Sending {
  /** Scales the photo down before sending; by default it is sent as taken, if it is not too large. */
  scaled?: boolean;
  /** Called with the share sent so far, from 0 to 1. */
  onSent?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends one photo and reports progress, which `fetch` cannot do. */
export async function sendPhoto(file: File, { scaled = false, onSent, signal }: Sending): Promise<SentPhoto> {
  try {
    // Evidence that the server would not take as it is is better than none.
    const sent = scaled || file.size > MAX_BYTES ? await scaledPhoto(file) : file;
    if (sent.size > MAX_BYTES) return { error: `${file.name} is larger than 10 MB` };
    const [stored] = await send(sent, await liveToken(), onSent, signal);
    return stored ? { url: stored.url } : { error: `${file.name} could not be saved`, again: true };
  } catch (error) {
    // A file that the server has read and refused will be refused again.
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    return { error: `${file.name}: ${explain(error, 'could not be sent')}`, again: !refused };
  }
}

function send(
  file: File,
  token: string | null,
  onSent: Sending['onSent'],
  signal: AbortSignal | undefined,
): Promise<Stored> {
  const body = new FormData();
  body.append('photos', file);
  const request = new XMLHttpRequest();
  request.open('POST', '/api/uploads' satisfies PathOf<'POST'>);
  request.setRequestHeader('accept', 'application/json');
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onSent?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as Stored);
      else
        reject(
          new ApiError(
            new Response(null, { status: request.status, statusText: request.statusText }),
            request.responseText,
          ),
        );
    };
    request.onerror = () => reject(new TypeError('The server cannot be reached'));
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(new Error('It was removed'));
    });
    request.send(body);
  });
}

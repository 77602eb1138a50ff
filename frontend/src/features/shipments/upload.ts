import { ApiError, explain } from '../../kit/api/errors';
import { readToken } from '../../kit/api/token';
import type { Photo } from './uploads';

/** Sends one photo and says how far it is, which `fetch` cannot tell. Answers where it is stored, or why not. */
export async function upload(file: File, onSent: (share: number) => void, signal: AbortSignal): Promise<Pick<Photo, 'url' | 'error'>> {
  try {
    const [stored] = await send(file, onSent, signal);
    return stored ? { url: stored.url } : { error: `${file.name} was not stored` };
  } catch (error) {
    return { error: `${file.name}: ${explain(error, 'could not be sent')}` };
  }
}

function send(file: File, onSent: (share: number) => void, signal: AbortSignal): Promise<{ id: string; url: string }[]> {
  const body = new FormData();
  body.append('photos', file);
  const request = new XMLHttpRequest();
  request.open('POST', '/api/uploads');
  request.setRequestHeader('accept', 'application/json');
  const token = readToken();
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as { id: string; url: string }[]);
      else reject(new ApiError(new Response(null, { status: request.status, statusText: request.statusText }), request.responseText));
    };
    request.onerror = () => reject(new TypeError('The server cannot be reached'));
    signal.addEventListener('abort', () => {
      request.abort();
      reject(new Error('It was taken out'));
    });
    request.send(body);
  });
}

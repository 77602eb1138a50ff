import { noteOperatorCall } from './audited.js';
import { noteAnswer, noteSent } from './code-leaks.js';
import { checkAnswer, pathOf } from './document.js';
import { keyToRepeat, noteRepeated, requireSame } from './repeats.js';

/** An answer of the API. `body` is the parsed JSON, text if it is something else, and undefined if there is none. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

type Headed = Record<string, string>;

/**
 * A caller of the API, signed in if it has a token.
 * The body's type is the caller's word (`get<Shipment[]>('/api/shipments')`): tests state what they expect and check it.
 */
export interface Client {
  send<Body = unknown>(method: string, path: string, body?: unknown, headers?: Headed): Promise<Answer<Body>>;
  get<Body = unknown>(path: string, headers?: Headed): Promise<Answer<Body>>;
  post<Body = unknown>(path: string, body?: unknown, headers?: Headed): Promise<Answer<Body>>;
  put<Body = unknown>(path: string, body?: unknown, headers?: Headed): Promise<Answer<Body>>;
  patch<Body = unknown>(path: string, body?: unknown, headers?: Headed): Promise<Answer<Body>>;
  delete<Body = unknown>(path: string, body?: unknown, headers?: Headed): Promise<Answer<Body>>;
}

/** Creates a caller. Every answer is checked against openapi.json. A FormData, string or Buffer body is sent as is, everything else as JSON; without a body there is no content type. */
export function client(url: string, token?: string): Client {
  const send = async <Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Headed = {},
  ): Promise<Answer<Body>> => {
    const raw =
      body === undefined || typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;
    noteSent(body);
    const call = path.startsWith('/api/admin/') ? `${method} ${pathOf(method, path)}` : '';
    const key = keyToRepeat(call, headers);
    const answer = await fetch(new URL(path, url), {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(raw ? {} : { 'content-type': 'application/json' }),
        ...headers,
        ...key,
      },
      body: raw ? (body as string | FormData | Uint8Array<ArrayBuffer> | undefined) : JSON.stringify(body),
    });
    const content = await read(answer);
    noteAnswer(url, path, token, content);
    noteOperatorCall(url, method, path, answer);
    checkAnswer(method, path, answer.status, answer.headers.get('content-type'), content);
    const told = { status: answer.status, headers: answer.headers, body: content as Body };
    if (key && answer.status < 300) {
      requireSame(call, told, await send(method, path, body, key));
      noteRepeated(call);
    }
    return told;
  };
  return {
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    delete: (path, body, headers) => send('DELETE', path, body, headers),
  };
}

async function read(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text === '') return undefined;
  return /\bjson\b/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : text;
}

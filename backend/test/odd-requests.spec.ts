import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { operations } from './support/document.js';
import { call, type RawAnswer, sendRaw } from './support/raw.js';
import { startServer, type TestServer } from './support/server.js';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

const send = (text: string) => sendRaw(server.url, text);
const ask = (method: string, path: string, headers?: readonly string[]) => send(call(method, path, headers));

/** What a refusal says: its status is also in its first line. */
function refusal({ status, headers, body }: RawAnswer) {
  const { status: said, code } = JSON.parse(body) as { status: number; code: string };
  return { status, said, code, type: headers.get('content-type')?.split(';', 1)[0] };
}

const refused = (status: number, code: string) => ({ status, said: status, code, type: 'application/problem+json' });

describe('a method', () => {
  it.each(['TRACE', 'PROPFIND', 'PURGE', 'SEARCH', 'LINK', 'DELETE'])(
    '%s is refused if the address supports others, and they are named',
    async (method) => {
      const answer = await ask(method, '/api/shipments');
      expect(refusal(answer)).toEqual(refused(405, 'method_not_allowed'));
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
    },
  );

  it('that an address does not support is refused everywhere, naming exactly those it does', async () => {
    const known = operations().map(({ method, path }) => ({
      method,
      path,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    }));
    const beyond = [
      '/api/docs',
      '/api/docs-json',
      '/api/openapi.json',
      '/api/openapi-3.0.json',
      '/errors/not_found',
      '/api/docs-ui/js/scalar.js',
      '/',
      '/browse',
      '/nope',
      '/favicon.svg',
      '/assets/x.js',
      '/console',
      '/console/',
      '/console/users',
    ];
    const wrong: string[] = [];
    for (const path of new Set([...known.map((each) => each.path), ...beyond])) {
      const address = path.replace(/\{\w+\}/g, '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11');
      const methods = known.filter(({ pattern }) => pattern.test(address)).map(({ method }) => method);
      const unknown = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].filter(
        (each) => !methods.includes(each) && !(each === 'HEAD' && (methods.includes('GET') || beyond.includes(path))),
      );
      const answers = await Promise.all(unknown.map(async (method) => ({ method, ...(await ask(method, address)) })));
      for (const { method, status, headers } of answers) {
        const allowed = headers.get('allow')?.split(', ') ?? [];
        // A stranger is told first that they are one.
        const right =
          status === 405
            ? allowed.length > 0 && !allowed.includes(method) && methods.every((each) => allowed.includes(each))
            : status === 401 && address.startsWith('/api/admin/');
        if (!right) wrong.push(`${method} ${address}: ${status} ${allowed}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('TRACE is not echoed, cookies and all, by any address', async () => {
    for (const path of ['/', '/console/', '/api/config', '/api/docs', '/metrics', '/nothing']) {
      const answer = await ask('TRACE', path, ['Host: localhost', 'Cookie: haulway_session=secret']);
      expect([path, [404, 405].includes(answer.status), answer.body.includes('secret')]).toEqual([path, true, false]);
    }
  });

  it('that does not exist is a bad request', async () => {
    expect(refusal(await ask('FOO', '/api/shipments'))).toEqual(refused(400, 'invalid_input'));
  });

  it('CONNECT opens nothing', async () => {
    expect((await ask('CONNECT', 'localhost:22')).status).toBe(0);
  });
});

describe('a request whose end could be read in two places', () => {
  const HIDDEN = 'GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const post = (...headers: string[]) =>
    `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers.join('\r\n')}\r\n\r\n`;

  it.each([
    ['two lengths', post('Content-Length: 2', 'Content-Length: 51') + '{}' + HIDDEN],
    ['two lengths that are the same', post('Content-Length: 2', 'Content-Length: 2') + '{}' + HIDDEN],
    ['a length and chunks', post('Content-Length: 5', 'Transfer-Encoding: chunked') + '0\r\n\r\n' + HIDDEN],
    ['chunks and a length', post('Transfer-Encoding: chunked', 'Content-Length: 5') + '0\r\n\r\n' + HIDDEN],
    ['chunks that are not the last coding', post('Transfer-Encoding: chunked, identity') + '0\r\n\r\n' + HIDDEN],
    ['a length with a sign', post('Content-Length: +2') + '{}' + HIDDEN],
    ['a length that is a list', post('Content-Length: 2, 2') + '{}' + HIDDEN],
    ['a space before the colon', post('Content-Length : 2') + '{}' + HIDDEN],
  ])('%s is refused, and what hides behind it is not answered', async (_name, text) => {
    const answer = await send(text);
    expect(refusal(answer)).toEqual(refused(400, 'invalid_input'));
    expect(answer.body).not.toContain('HTTP/1.1');
  });
});

describe('a body', () => {
  it('that is too long is refused while it is sent, and the rest is read before the next call', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.setEncoding('latin1');
    let said = '';
    const hear = async (text: string) => {
      for (; !said.includes(text);) said += String((await once(socket, 'data'))[0]);
    };
    const length = 3_000_000;
    const head = ['POST /api/shipments/bulk HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
    socket.write([...head, `Content-Length: ${length}`, '', ''].join('\r\n'));
    await hear('payload_too_large');
    socket.write('x'.repeat(length));
    socket.write(call('GET', '/api/health/live'));
    await hear('HTTP/1.1 200');
    socket.destroy();
  });
});

describe('a head', () => {
  it('of 17 kB is refused as too large, one of 15 kB is read', async () => {
    const padded = (bytes: number) => ask('GET', '/api/config', ['Host: localhost', `X-Padding: ${'x'.repeat(bytes)}`]);
    const tooLarge = await padded(17 * 1024);
    expect(refusal(tooLarge)).toEqual(refused(431, 'invalid_input'));
    expect((await padded(15 * 1024)).status).toBe(200);
  });

  it('not finished within 20 seconds is refused, and its connection closed', async () => {
    const answer = await send('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([408, 'application/problem+json']);
  });

  it('that is never finished holds up nobody, even on 2,000 connections', async () => {
    const { hostname, port } = new URL(server.url);
    const sockets: Socket[] = [];
    const open = () =>
      new Promise<void>((done, fail) => {
        const socket = connect(Number(port), hostname, () =>
          socket.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', () => done()),
        );
        socket.on('error', fail);
        sockets.push(socket);
      });
    try {
      for (let opened = 0; opened < 2_000; opened += 100) await Promise.all(Array.from({ length: 100 }, open));
      for (const path of ['/api/health/live', '/api/health/ready', '/api/shipments'])
        expect([path, (await fetch(new URL(path, server.url))).status]).toEqual([path, 200]);
      expect(sockets.filter((socket) => socket.readyState !== 'open')).toEqual([]);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });
});

describe('an address', () => {
  it('may have a host before it, which changes nothing', async () => {
    const answer = await ask('GET', 'http://elsewhere.example/api/config');
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
      200,
      "default-src 'none'; frame-ancestors 'none'",
    ]);
    expect(refusal(await ask('GET', 'http://elsewhere.example/api/quotes'))).toEqual(refused(401, 'unauthorized'));
    expect(answer.body).toBe((await ask('GET', '/api/config')).body);
  });

  it.each(['/api/uploads/', '/api/docs-ui/js/', '/api/docs-ui/', '/api/'])(
    'under %s leads to no file but those meant to be served',
    async (folder) => {
      for (const step of ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..%255c', '.%2e/']) {
        for (const file of ['jwt-secret', 'package.json', 'etc/passwd', 'jwt-secret%00.webp']) {
          const path = `${folder}${step.repeat(file.startsWith('etc') ? 12 : 3)}${file}`;
          const answer = await ask('GET', path);
          expect([
            path,
            [400, 401, 404].includes(answer.status),
            answer.headers.get('content-type')?.split(';', 1)[0],
          ]).toEqual([path, true, 'application/problem+json']);
        }
      }
    },
  );
});

describe('a value that cannot be', () => {
  it.each([
    ['updatedSince=2027-02-30T00:00:00Z', 'updatedSince', 'Enter an instant in ISO 8601 with its zone'],
    ['updatedSince=0000-01-01T00:00:00Z', 'updatedSince', 'Enter an instant in ISO 8601 with its zone'],
    ['updatedSince=2027-03-01T00:00:00%2B23:00', 'updatedSince', 'Enter an instant in ISO 8601 with its zone'],
    ['minBudget=-1', 'minBudget', 'At least 0'],
    ['limit=-1', 'limit', 'At least 1'],
    ['q=%00', 'q', 'This has a character that cannot be stored'],
  ])('%s is refused by the name of its field', async (query, path, message) => {
    const answer = await ask('GET', `/api/shipments?${query}`);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      400,
      expect.objectContaining({ errors: [{ path, message }] }),
    ]);
  });
});

describe('an address outside of the API', () => {
  it.each([
    '/..%2f',
    '/..%2fpackage.json',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fpackage.json',
    '/./x.js',
    '/console/..%2f..%2fpackage.json',
    '/%2e%2e%2fx.js',
    '//x.js',
    '/..%5cpackage.json',
  ])('%s is not found, and nothing hints that something is forbidden there', async (path) => {
    const { status } = await ask('GET', path);
    expect(status).toBe(404);
  });
});

describe('the limit of calls', () => {
  /** How many more calls this address may make, according to an answer. */
  const left = async (path: string, headers: readonly string[] = []) =>
    Number(
      /;r=(\d+)/.exec((await ask('GET', path, ['Host: localhost', ...headers])).headers.get('ratelimit') ?? '')?.[1],
    );

  it.each([
    [
      'a forged address of the caller',
      '/api/config',
      ['X-Forwarded-For: 203.0.113.7', 'X-Real-IP: 203.0.113.7', 'Forwarded: for=203.0.113.7'],
    ],
    ['a host before the path', 'http://elsewhere.example/api/config', []],
    ['a letter in hexadecimal', '/%61pi/config', []],
    ['an unknown address', '/api/nothing', []],
  ])('cannot be dodged with %s', async (_name, path, headers) => {
    const before = await left('/api/config');
    expect(before).toBeGreaterThan(0);
    expect(await left(path, headers)).toBe(before - 1);
  });

  it('is counted by what a trusted proxy says, not by what the caller says', async () => {
    await server.restart({ TRUST_PROXY: 'loopback' });
    const first = await left('/api/config', ['X-Forwarded-For: 203.0.113.7']);
    expect(await left('/api/config', ['X-Forwarded-For: 203.0.113.8'])).toBe(first);
    expect(await left('/api/config', ['X-Forwarded-For: 203.0.113.9, 203.0.113.7'])).toBe(first - 1);
    expect(await left('/api/config', ['X-Forwarded-For: 203.0.113.7, 127.0.0.1'])).toBe(first - 2);
  });
});

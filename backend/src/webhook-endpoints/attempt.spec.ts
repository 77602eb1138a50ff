import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { type NoOutcome, type Outcome, send, WAYS, type Ways } from './attempt.js';

const RULES = { allow: ['127.0.0.0/8'], ownHost: undefined };
const USUAL: Ways = { ...WAYS, rules: RULES };
/** Made for this test, for 127.0.0.1 and until 2126: `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes`. */
const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg0rGUzXc1SA+jTvIi
zjeSF7L/PskstKUnsBFT4QpqkPOhRANCAAQtTc7Twq/QPq687reUcHnEiJwSfTY0
SoCLPSbHx/8L+zIdSqlBf69YhRD+EX17wrJkDX9eggtft0EcPLk/yV6k
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIULzyO6LnJJZ5/oMeX3z5XqVeQjU0wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyNjA2NTgxMVoYDzIxMjYxMTAy
MDY1ODExWjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQtTc7Twq/QPq687reUcHnEiJwSfTY0SoCLPSbHx/8L+zIdSqlBf69Y
hRD+EX17wrJkDX9eggtft0EcPLk/yV6ko2QwYjAdBgNVHQ4EFgQUQND2EvPaJjOs
XibPvwKNUikoh3MwHwYDVR0jBBgwFoAUQND2EvPaJjOsXibPvwKNUikoh3MwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
IQDq9nxlWO0eEHJVFPmuxHiOAE0MsOk4d1RpLnDSq5UXzAIgHUy7pJugzaQohc1p
nDVETy1uEI1btqtvhrmCEmwgpXw=
-----END CERTIFICATE-----`,
};
/** Nothing waits 15 seconds here. */
const SHORT: Ways = { ...USUAL, totalMs: 200 };

const open: (Server | TcpServer)[] = [];
const portOf = async (server: Server | TcpServer): Promise<number> => {
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};

afterEach(() => {
  for (const server of open.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  }
});

/** @throws when there is none */
async function outcomeOf(sent: Promise<Outcome | NoOutcome>): Promise<Outcome> {
  const outcome = await sent;
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
}

/** Sends to a receiver that answers as told. */
async function sendTo(receiver: RequestListener, ways = USUAL): Promise<Outcome> {
  const port = await portOf(createServer(receiver));
  return outcomeOf(send(`http://127.0.0.1:${port}/hook`, { 'webhook-id': 'a' }, '{"a":1}', ways));
}

describe('one attempt', () => {
  it('brings the very bytes, with the headers', async () => {
    let got = '';
    const outcome = await sendTo((request, response) => {
      request.on('data', (piece: Buffer) => (got += piece.toString()));
      request.on('end', () => response.end(`${request.method} ${request.url} ${request.headers['webhook-id']}`));
    });
    expect(got).toBe('{"a":1}');
    expect(outcome).toMatchObject({ status: 200, failure: null, answer: 'POST /hook a' });
  });

  it.each([200, 201, 204, 299])('has arrived with %d', async (status) => {
    const outcome = await sendTo((_, response) => response.writeHead(status).end());
    expect(outcome).toMatchObject({ status, failure: null });
  });

  it.each([301, 302, 307, 400, 404, 410, 429, 500, 503])('has failed with %d', async (status) => {
    let calls = 0;
    const outcome = await sendTo((_, response) => {
      calls += 1;
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    expect(outcome).toMatchObject({ status, failure: 'status' });
    expect(calls).toBe(1);
  });

  it.each([
    ['7', 7_000],
    ['soon', undefined],
    ['Thu, 01 Jan 1970 00:00:00 GMT', undefined],
  ])('hears a Retry-After of %s', async (text, retryAfterMs) => {
    const outcome = await sendTo((_, response) => response.writeHead(503, { 'retry-after': text }).end());
    expect(outcome.retryAfterMs).toBe(retryAfterMs);
  });

  it('gives up on who does not answer in time, or not to the end', async () => {
    expect(await sendTo(() => undefined, SHORT)).toMatchObject({ status: null, failure: 'timeout' });
    const drip: RequestListener = (_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    };
    expect(await sendTo(drip, SHORT)).toMatchObject({ status: 200, failure: 'timeout' });
  });

  it('waits 5 s for a connection, and 15 s in all', async () => {
    expect([WAYS.connectMs, WAYS.totalMs]).toEqual([5_000, 15_000]);
    // Nobody ever says where the receiver is; the whole attempt might take a minute.
    const ways: Ways = { ...USUAL, resolve: () => new Promise(() => undefined), connectMs: 20, totalMs: 60_000 };
    expect(await send('http://receiver.example/', {}, '', ways)).toMatchObject({ status: null, failure: 'timeout' });
  });

  it('reads no more than the beginning of an answer without end', async () => {
    const outcome = await sendTo((_, response) => {
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', pour);
      pour();
    });
    expect(outcome).toMatchObject({ status: 200, failure: null });
    expect(outcome.answer).toHaveLength(4_096);
  });

  it('keeps of an answer only what can be stored as text', async () => {
    const outcome = await sendTo((_, response) => response.end(Buffer.from([0x61, 0, 0xff, 0x62])));
    expect(outcome.answer).toBe('a\ufffdb');
  });

  it('fails with who hangs up, sends a header of a megabyte, is not there, or speaks no TLS', async () => {
    const raw = (say: string) =>
      portOf(
        createTcpServer((socket) => {
          socket.on('error', () => undefined);
          socket.once('data', () => (say ? socket.write(say) : socket.destroy()));
        }),
      );
    const to = async (port: number, scheme = 'http') =>
      (await outcomeOf(send(`${scheme}://127.0.0.1:${port}/`, {}, '', USUAL))).failure;
    expect(await to(await raw(''))).toBe('connect');
    expect(await to(await raw(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(1_000_000)}\r\n\r\n`))).toBe('connect');
    const gone = await raw('');
    open.splice(0).forEach((server) => server.close());
    expect(await to(gone)).toBe('connect');
    expect(await to(await raw('no hello'), 'https')).toBe('tls');
  });

  it('sends nothing to who shows a certificate that nobody vouches for', async () => {
    const seen: string[] = [];
    const server = createTlsServer(SELF_SIGNED, (request, response) => {
      seen.push(request.url ?? '');
      response.end();
    });
    const { failure } = await outcomeOf(send(`https://127.0.0.1:${await portOf(server)}/`, {}, '', USUAL));
    expect(failure).toBe('tls');
    expect(seen).toEqual([]);
  });

  it('connects to what was checked, whatever the name says the next moment', async () => {
    const port = await portOf(createServer((_, response) => response.end()));
    const answers = ['127.0.0.1', '10.0.0.1'];
    const ways: Ways = { ...USUAL, resolve: async () => [{ address: answers.shift() ?? '', family: 4 }] };
    const url = `http://receiver.example:${port}/`;
    expect(await send(url, {}, '', ways)).toMatchObject({ failure: null });
    expect(await send(url, {}, '', ways)).toMatchObject({ failure: 'refused_address', status: null });
  });

  it('has no outcome when it is ended from here', async () => {
    const ending = new AbortController();
    const port = await portOf(createServer(() => ending.abort()));
    expect(await send(`http://127.0.0.1:${port}/`, {}, '', USUAL, ending.signal)).toBe('ended');
  });
});

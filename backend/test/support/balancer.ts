import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A plain load balancer: calls go in turn to the processes that say they are ready. */
export interface Balancer {
  readonly url: string;
  /** The ports of the processes behind it; may change at any time. */
  readonly ports: number[];
  close(): void;
}

export async function openBalancer(): Promise<Balancer> {
  const ports: number[] = [];
  let turn = 0;
  /** For the checks only: each call has a connection of its own, so that none hits one just being closed. */
  const agent = new Agent({ keepAlive: true });

  const isReady = (port: number) =>
    new Promise<boolean>((done) => {
      get({ host: 'localhost', port, path: '/api/health/ready', agent }, (answer) => {
        answer.resume().once('end', () => done(answer.statusCode === 200));
      }).once('error', () => done(false));
    });

  async function next(): Promise<number | undefined> {
    turn += 1;
    for (const port of [...ports.slice(turn % ports.length), ...ports.slice(0, turn % ports.length)])
      if (await isReady(port)) return port;
    return undefined;
  }

  async function pass(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const port = await next();
    if (port === undefined) return void answer.writeHead(502).end();
    const headers = { ...call.headers, connection: 'close', 'x-forwarded-for': call.socket.remoteAddress };
    const passed = request(
      { host: 'localhost', port, method: call.method, path: call.url, headers, agent: false },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, { ...reply.headers, connection: 'keep-alive' });
        reply.pipe(answer);
        reply.on('error', () => answer.destroy());
      },
    );
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    call.pipe(passed);
  }

  const server = createServer((call, answer) => void pass(call, answer));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ports,
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

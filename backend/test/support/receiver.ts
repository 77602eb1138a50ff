import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { until } from './until.js';

/** What servers of tests may send webhooks to. */
export const LOOPBACK = { WEBHOOK_ALLOW: '127.0.0.0/8' };

export interface Received {
  id: string;
  /** Where it was sent to. */
  path: string;
  /** When it was sent, in milliseconds. */
  sentAt: number;
  headers: IncomingHttpHeaders;
  /** The bytes as they came. */
  raw: string;
  body: { id: string; type: string; livemode: boolean; test?: boolean; data: Record<string, string> };
}

/** How a receiver answers; `hang`: not at all. */
export type Reply = number | 'hang' | { status: number; headers?: Record<string, string>; text?: string };

/** Somebody's program that webhooks are sent to, in the process of the test. */
export class Receiver {
  readonly received: Received[] = [];
  /** How it answers to each; left out, with 204. */
  reply: (received: Received) => Reply = () => 204;
  private server: Server | undefined;
  private port = 0;

  static async open(): Promise<Receiver> {
    const opened = new Receiver();
    await opened.up();
    return opened;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  get ids(): string[] {
    return this.received.map(({ id }) => id);
  }

  /** Listens, where it did before. */
  async up(): Promise<void> {
    const server = createServer((request, response) => {
      let raw = '';
      request.setEncoding('utf8').on('data', (piece: string) => (raw += piece));
      request.on('end', () => {
        const received = {
          id: String(request.headers['webhook-id']),
          path: request.url ?? '',
          sentAt: Date.now(),
          headers: request.headers,
          raw,
          body: JSON.parse(raw) as Received['body'],
        };
        this.received.push(received);
        const reply = this.reply(received);
        if (reply === 'hang') return;
        const { status, headers = {}, text = '' } = typeof reply === 'number' ? { status: reply } : reply;
        response.writeHead(status, headers).end(text);
      });
    });
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  /** Nobody listens there any more. */
  async down(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    await new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  }

  /** Waits until what was received is as it should be, and returns it. */
  async until(isThere: (received: readonly Received[]) => boolean): Promise<readonly Received[]> {
    await until(
      () => isThere(this.received),
      () => JSON.stringify(this.received.map(({ body }) => body)),
    );
    return this.received;
  }
}

/** What the library of receivers makes of a webhook. @throws when the signature is not good */
export function verify(secret: string, { raw, headers }: Received): unknown {
  return new Webhook(secret).verify(raw, headers as Record<string, string>);
}

import { createDecipheriv, createECDH, createHash, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from './until.js';

const CURVE = 'prime256v1';

/** A browser that subscribed, which alone can read what is pushed to it. */
export interface Phone {
  keys: ECDH;
  auth: Buffer;
  /** What it tells Haulway. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string }; label: string };
}

/** @param base where its push service is; left out, one that nobody asks */
export function newPhone(base = 'https://fcm.googleapis.com/fcm/send'): Phone {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    keys,
    auth,
    subscription: {
      endpoint: `${base}/${randomBytes(12).toString('hex')}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
      label: 'Chrome on Android',
    },
  };
}

/** A request to a push service. */
export interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A browser's push service, in the process of the test. */
export class PushService {
  readonly received: Pushed[] = [];
  /** How it answers to each. */
  reply: (pushed: Pushed) => { status: number; headers?: Record<string, string> } = () => ({ status: 201 });

  private constructor(private readonly server: Server) {}

  static async open(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('request', (request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const pushed = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) };
        service.received.push(pushed);
        const { status, headers = {} } = service.reply(pushed);
        response.writeHead(status, headers).end();
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return service;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  newPhone(): Phone {
    return newPhone(`http://${this.host}/push`);
  }

  to({ subscription }: Phone): Pushed[] {
    return this.received.filter(({ path }) => subscription.endpoint.endsWith(path));
  }

  /** Waits until a phone was pushed to so many times, and returns the requests. */
  async until(phone: Phone, times: number): Promise<Pushed[]> {
    await until(() => this.to(phone).length >= times);
    return this.to(phone);
  }

  async close(): Promise<void> {
    await new Promise<void>((done) => {
      this.server.close(() => done());
      this.server.closeAllConnections();
    });
  }
}

const LENGTHS = { salt: 16, tag: 16, key: 16, nonce: 12, secret: 32 };

/** What a phone reads: RFC 8291 over one record of RFC 8188. @throws when it was not encrypted for this phone */
export function opened({ keys, auth }: Phone, { body }: Pushed): Record<string, string> {
  const salt = body.subarray(0, LENGTHS.salt);
  const idLength = body.readUInt8(LENGTHS.salt + 4);
  const start = LENGTHS.salt + 5;
  const sender = body.subarray(start, start + idLength);
  const record = body.subarray(start + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, LENGTHS.secret));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', LENGTHS.key), part('nonce', LENGTHS.nonce));
  decipher.setAuthTag(record.subarray(-LENGTHS.tag));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -LENGTHS.tag)), decipher.final()]);
  // The last record ends in a 2, then zeros.
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')) as Record<string, string>;
}

/** Who pushed, as a push service checks it (RFC 8292). @throws when the signature is not good */
export function vapidOf({ headers }: Pushed): { key: string; claims: { aud: string; exp: number; sub: string } } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new Error('The signature of a push is not good.');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
}

/** The topic of pushes that lead to a page. */
export function topicOf(link: string): string {
  return createHash('sha256').update(link).digest('base64url').slice(0, 32);
}

import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from './ports.js';

const [KEY, SECRET, REGION] = ['the-key', 'the/secret+of=tests', 'us-west-2'];

/** An object store in this process that speaks as much S3 as is asked of it, and checks every signature. */
export interface ObjectStore {
  /** For S3_URL. */
  readonly address: string;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Answers 503 to everything while it is out of order. */
  outOfOrder: boolean;
  close(): void;
}

export async function openObjectStore(bucket: string): Promise<ObjectStore> {
  const objects = new Map<string, Buffer>();
  const port = await freePort();
  const store = {
    address: `http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/${bucket}?region=${REGION}`,
    objects,
    outOfOrder: false,
    close: () => void server.close(),
  };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => answer(request, Buffer.concat(pieces), response));
  });

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://store');
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    if (store.outOfOrder) return end(response, 503, xml('Error', '<Code>ServiceUnavailable</Code>'));
    if (!isSigned(request, url, body)) return end(response, 403, xml('Error', '<Code>SignatureDoesNotMatch</Code>'));
    if (request.method === 'HEAD') return end(response, key === '' ? 200 : 404);
    if (request.method === 'PUT') {
      objects.set(key, body);
      return end(response, 200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return end(response, 204);
    }
    if (key === '') {
      const found = [...objects.keys()].filter((each) => each.startsWith(url.searchParams.get('prefix') ?? ''));
      return end(
        response,
        200,
        xml(
          'ListBucketResult',
          `<IsTruncated>false</IsTruncated>${found.map((each) => `<Contents><Key>${each}</Key></Contents>`).join('')}`,
        ),
      );
    }
    const object = objects.get(key);
    if (!object) return end(response, 404, xml('Error', '<Code>NoSuchKey</Code>'));
    response.writeHead(200, { 'content-length': object.length }).end(object);
  }

  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return store;
}

function end(response: ServerResponse, status: number, body = ''): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

function xml(name: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><${name}>${content}</${name}>`;
}

/** AWS Signature Version 4, recomputed. Source: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
function isSigned({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, credential = '', names = '', signature = ''] =
    /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? '') ?? [];
  const [key, day = '', region = '', service = ''] = credential.split('/');
  const digest = String(headers['x-amz-content-sha256']);
  if (key !== KEY || region !== REGION || (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body))) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const signed = names
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim()}\n`)
    .join('');
  const canonical = [method, url.pathname, query, signed, names, digest].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    [day, region, service, 'aws4_request'].join('/'),
    sha256(canonical),
  ].join('\n');
  const secret = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (sum, part) => createHmac('sha256', sum).update(part).digest(),
    `AWS4${SECRET}`,
  );
  return createHmac('sha256', secret).update(text).digest('hex') === signature;
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

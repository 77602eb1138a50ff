import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as send } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { EVERYWHERE } from '../../backend/test/support/headers';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests exactly this path, which a browser would normalize first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(process.env.HAULWAY_TEST_URL ?? '');
  return new Promise((done, fail) => {
    const call = send({ hostname, port, path, method, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
    });
    call.on('error', fail);
    call.end();
  });
}

const typeOf = ({ headers }: Answer) => headers['content-type']?.split(';', 1)[0];

/** A script with a hash in its name that a page loads. */
async function scriptOf(page: string): Promise<string> {
  const { body } = await ask(page);
  const path = /src="([^"]*\/assets\/[^"]+\.js)"/.exec(body.toString('utf8'))?.[1];
  if (!path) throw new Error(`${page} loads no script.`);
  return path;
}

/**
 * Style attributes are the one exception. Pictures may come from elsewhere, since people can enter URLs of their own.
 */
const policy = (nonce: string) =>
  `default-src 'none';script-src 'self' 'nonce-${nonce}';style-src 'self' 'nonce-${nonce}';style-src-attr 'unsafe-inline';img-src 'self' data: blob: https:;font-src 'self';connect-src 'self';frame-src 'none';worker-src 'self';manifest-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'`;

for (const path of [
  '/',
  '/browse',
  '/shipments/unknown',
  '/nope',
  '/index.html',
  '/landing.html',
  '/console/',
  '/console/users',
  '/console/index.html',
]) {
  test(`the page ${path} runs only what has its nonce, which no two answers share, and is requested again each time`, async () => {
    const [one, other] = [await ask(path), await ask(path)];
    const nonceOf = ({ headers }: Answer) =>
      /'nonce-([\w+/=]{24})'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect([one.status, typeOf(one)]).toEqual([
      ['/nope', '/index.html', '/landing.html'].includes(path) ? 404 : 200,
      'text/html',
    ]);
    expect(one.headers).toMatchObject({
      ...EVERYWHERE,
      'cache-control': 'no-cache',
      'content-security-policy': policy(nonceOf(one)),
    });
    expect(one.headers).not.toHaveProperty('x-powered-by');
    expect(one.headers).not.toHaveProperty('strict-transport-security');
    const scripts = one.body.toString('utf8').match(/<(script|style)\b[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonceOf(one)}"`))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
    expect(nonceOf(other)).not.toBe(nonceOf(one));
  });
}

test('every screen of the app is found, and no other address', async () => {
  const source = readFileSync(new URL('../src/routes.tsx', import.meta.url), 'utf8');
  const screens = [...source.matchAll(/\{ path: '([^']+)', access:/g)].map(([, path = '']) =>
    path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
  );
  expect(screens.length).toBeGreaterThan(20);
  for (const path of screens.flatMap((each) =>
    each === '/' ? [each] : [each, `${each}/`, each.toUpperCase(), `${each}?token=x`],
  ))
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  for (const path of [
    '/nope',
    '/browse/nope',
    '/shipments',
    '/shipments/1/2',
    '/loginx',
    '/a/path/nobody/knows',
    '/api-docs',
  ]) {
    for (const method of ['GET', 'HEAD'])
      expect([path, method, (await ask(path, {}, method)).status]).toEqual([path, method, 404]);
  }
});

test('a browser gets the not-found page, with its status', async ({ page }) => {
  expect((await page.goto('/nope'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found', exact: true })).toBeVisible();
});

for (const page of ['/browse', '/console/']) {
  test(`a script of ${page} is cached forever, is served compressed from disk, and is recognized by its ETag`, async () => {
    const path = await scriptOf(page);
    const plain = await ask(path);
    expect([plain.status, typeOf(plain)]).toEqual([200, 'application/javascript']);
    expect(plain.headers).toMatchObject({ ...EVERYWHERE, 'cache-control': 'public, max-age=31536000, immutable' });
    const [brotli, gzip] = [
      await ask(path, { 'accept-encoding': 'gzip, br' }),
      await ask(path, { 'accept-encoding': 'gzip' }),
    ];
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    // Compressed beforehand, it has a length and an ETag; compressed on the fly, it would have neither.
    expect([brotli.headers['content-length'], gzip.headers['content-length']]).toEqual([
      String(brotli.body.length),
      String(gzip.body.length),
    ]);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.headers['vary']).toMatch(/accept-encoding/i);
    for (const { headers } of [plain, brotli, gzip]) {
      const encoding = headers['content-encoding'];
      const known = await ask(path, {
        'if-none-match': String(headers.etag),
        ...(encoding ? { 'accept-encoding': encoding } : {}),
      });
      expect([known.status, known.body.length]).toEqual([304, 0]);
    }
    const head = await ask(path, {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(plain.body.length),
    ]);
  });
}

test('a file without a hash in its name is requested again each time', async () => {
  for (const path of ['/favicon.svg', '/console/favicon.svg']) {
    const { status, headers } = await ask(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'public, max-age=0']);
    expect((await ask(path, { 'if-none-match': String(headers.etag) })).status).toBe(304);
  }
});

test('the app can be installed: its manifest names icons of the sizes they have, one of them to be cut by the phone', async () => {
  const page = await ask('/');
  expect(page.body.toString('utf8')).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  const answer = await ask('/manifest.webmanifest');
  expect([answer.status, typeOf(answer)]).toEqual([200, 'application/manifest+json']);
  const manifest = JSON.parse(answer.body.toString('utf8')) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Haulway', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const icon = await ask(src);
    expect([src, icon.status, typeOf(icon)]).toEqual([src, 200, 'image/png']);
    // Where a PNG says its width and height.
    expect(`${icon.body.readUInt32BE(16)}x${icon.body.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('a browser accepts the service worker, which takes all pages, and asks for a new one each time', async ({
  page,
}) => {
  const answer = await ask('/sw.js');
  expect([answer.status, typeOf(answer)]).toEqual([200, 'application/javascript']);
  expect(answer.headers).toMatchObject({ ...EVERYWHERE, 'cache-control': 'public, max-age=0' });
  expect(answer.body.toString('utf8')).not.toMatch(/\bimport\b/);
  await page.goto('/');
  const scope = await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    return (await navigator.serviceWorker.ready).scope;
  });
  expect(new URL(scope).pathname).toBe('/');
});

test('a missing file is not found, and no page is served in its place', async () => {
  for (const path of [
    '/assets/index-gone.js',
    '/console/assets/index-gone.js',
    '/gone.css',
    '/console/gone.png',
    '/favicon.ico/x.js',
  ]) {
    const answer = await ask(path);
    expect([path, answer.status, typeOf(answer)]).toEqual([path, 404, 'application/problem+json']);
  }
});

test('no path leads to a file outside the two apps', async () => {
  const files = [
    'package.json',
    'backend/package.json',
    'frontend/package.json',
    '.git/HEAD',
    'etc/passwd',
    'package.json%00.js',
    'frontend/dist/index.html',
  ];
  const given: string[] = [];
  for (const folder of ['/', '/assets/', '/console/']) {
    for (const step of ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..%255c', '..%252f', '.%2e/', '..;/', '/']) {
      for (const file of files) {
        for (const times of [1, 3, 12]) {
          const path = `${folder}${step.repeat(times)}${file}`;
          const answer = await ask(path);
          // The app's own page is fine: it says that there is no such screen.
          const isPage =
            typeOf(answer) === 'text/html' && String(answer.headers['content-security-policy']).includes('nonce-');
          if (!isPage && typeOf(answer) !== 'application/problem+json')
            given.push(`${path}: ${answer.status} ${typeOf(answer)} ${answer.body.toString('utf8').slice(0, 80)}`);
          else if (!isPage && ![400, 404].includes(answer.status)) given.push(`${path}: ${answer.status}`);
        }
      }
    }
  }
  expect(given).toEqual([]);
});

/** The API reference tries once to make a function from text, and carries on without. */
const TRIED: Readonly<Record<string, string[]>> = { '/api/docs': ['script-src eval'] };

for (const path of ['/', '/browse', '/console/', '/api/docs']) {
  test(`a browser blocks nothing of ours on ${path}, and anything injected`, async ({ page }) => {
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        refused.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const tried = TRIED[path] ?? [];
    expect(await refused()).toEqual(tried);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.slippedIn = true';
      document.body.append(script);
    });
    expect(await refused()).toEqual([...tried, 'script-src-elem inline']);
    expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
  });
}

import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';

const KB = 1000;

/** Gzipped bytes of each script that a page, not yet opened, loads until `shown`. */
export async function scriptsOf(page: Page, shown: () => Promise<void>): Promise<Map<string, number>> {
  const bodies: Promise<[string, number]>[] = [];
  const add = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) bodies.push(response.body().then((body) => [pathname, gzipSync(body).length]));
  };
  page.on('response', add);
  await shown();
  // What comes later would be read of a page that may be closed by then.
  page.off('response', add);
  return new Map(await Promise.all(bodies));
}

/** Bytes of each script that a page, not yet opened, loads until `shown`, compressed as the browser asks for them. */
export async function transferredOf(page: Page, shown: () => Promise<void>): Promise<Map<string, number>> {
  const sizes: Promise<[string, number]>[] = [];
  const add = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js'))
      sizes.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  };
  page.on('requestfinished', add);
  await shown();
  page.off('requestfinished', add);
  return new Map(await Promise.all(sizes));
}

/** The sum in kB. */
export function weightOf(sizes: Map<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / KB;
}

import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const KB = 1000;

/** Gzipped bytes of each script that a page, not yet opened, loads until `shown`. */
export async function scriptsOf(page: Page, shown: () => Promise<void>): Promise<Map<string, number>> {
  const bodies: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) bodies.push(response.body().then((body) => [pathname, gzipSync(body).length]));
  });
  await shown();
  return new Map(await Promise.all(bodies));
}

/** Bytes of each script that a page, not yet opened, loads until `shown`, compressed as the browser asks for them. */
export async function transferredOf(page: Page, shown: () => Promise<void>): Promise<Map<string, number>> {
  const sizes: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js'))
      sizes.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  });
  await shown();
  return new Map(await Promise.all(sizes));
}

/** The sum in kB. */
export function weightOf(sizes: Map<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / KB;
}

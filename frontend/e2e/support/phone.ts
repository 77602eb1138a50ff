import { type Browser, expect, type Page } from '@playwright/test';
import type { Person } from './deal';

/** A phone on which somebody looks at a page. */
export async function phoneAt(browser: Browser, { token }: Pick<Person, 'token'>, path: string): Promise<Page> {
  // What fades in has a contrast halfway that nobody chose.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** The service worker that the page is under, by its file; undefined without one. */
export const workerOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.replace(/^.*\//, ''));

/** Waits until what is needed without signal is on this phone. On a slow machine the light worker, which keeps nothing, may come first. */
export async function untilKept(page: Page): Promise<void> {
  // Forty files come, from a server that others keep busy.
  await expect.poll(() => workerOf(page)).toBe('sw.js');
}

import type { Browser, Page } from '@playwright/test';
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

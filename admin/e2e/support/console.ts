import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { type Person, post } from '../../../frontend/e2e/support/deal';
import { watch } from '../../../frontend/e2e/support/screen';

/** The token of the demo's administrator. */
export async function signInAsOperator(request: APIRequestContext): Promise<string> {
  return (await post<{ token: string }>(request, undefined, '/api/auth/login', { email: 'admin@demo.haulway.test', password: 'haulway-demo' })).token;
}

/** A page of the console as an operator, and what goes wrong in it. */
export async function openConsole(browser: Browser, token: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await openWith(browser, 'haulway_console_token', token);
  const complaints: string[] = [];
  watch(page, (fault) => complaints.push(`${new URL(page.url()).pathname}: ${fault}`), ['error', 'warning']);
  return { page, complaints };
}

/** A page of the user app as somebody. */
export function openApp(browser: Browser, person: Person): Promise<Page> {
  return openWith(browser, 'auth_token', person.token);
}

async function openWith(browser: Browser, key: string, token: string): Promise<Page> {
  // A color on its way to another one is none that anybody chose.
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    storageState: { cookies: [], origins: [{ origin: new URL(process.env.HAULWAY_TEST_URL ?? '').origin, localStorage: [{ name: key, value: token }] }] },
  });
  return context.newPage();
}

/** Presses a button that asks first, says why, and waits until it is done. */
export async function act(page: Page, button: string, said: string, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(said)).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type Person, post } from '../../../frontend/e2e/support/deal';
import type { OwnServer } from '../../../frontend/e2e/support/ownServer';
import { follow, watch } from '../../../frontend/e2e/support/screen';
import { looksAt } from './looks';

/** An operator's token, and what can be read with it. */
export class Operator {
  private constructor(
    private readonly request: APIRequestContext,
    readonly token: string,
  ) {}

  /** The demo's administrator. */
  static async signIn(request: APIRequestContext): Promise<Operator> {
    const { token } = await post<{ token: string }>(request, undefined, '/api/auth/login', {
      email: 'admin@demo.haulway.test',
      password: 'haulway-demo',
    });
    return new Operator(request, token);
  }

  /** The operator of a server of the test's own. */
  static of({ request, admin }: Pick<OwnServer, 'request' | 'admin'>): Operator {
    return new Operator(request, admin.token);
  }

  /** A resource's records, by the filter of its list. */
  list<T>(resource: string, filter: object, range: readonly [number, number] = [0, 24]): Promise<T[]> {
    return read<T[]>(
      this.request,
      this,
      `/api/admin/${resource}?range=${JSON.stringify(range)}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
  }

  /** What operators did to a record, and why, from the audit log; newest first. */
  async log(resourceId: string): Promise<string[]> {
    const lines = await this.list<{ action: string; reason: string | null }>('audit-log', { resourceId });
    return lines.map(({ action, reason }) => (reason === null ? action : `${action}: ${reason}`));
  }
}

/** Reads as somebody; a refusal fails the test. */
export async function read<T>(request: APIRequestContext, as: { token: string } | undefined, path: string): Promise<T> {
  const answer = await request.get(path, { headers: as ? { authorization: `Bearer ${as.token}` } : {} });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The console, and the user app beside it as somebody, in one browser. */
export interface Windows {
  console: Page;
  app: Page;
  /** Checks the console's current screen; each next screen gets the next look. */
  look: () => Promise<void>;
  /** What went wrong in the console. */
  complaints: string[];
  /** How often something was pressed in the console since this was last asked: a click, Enter, or the search's keys. */
  presses: () => Promise<number>;
}

export async function openWindows(
  browser: Browser,
  operator: { token: string },
  person?: Person,
  baseURL = process.env.HAULWAY_TEST_URL ?? '',
): Promise<Windows> {
  // A color halfway through a transition is not one that anybody chose.
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(baseURL).origin,
          localStorage: [
            { name: 'haulway_console_token', value: operator.token },
            ...(person ? [{ name: 'auth_token', value: person.token }] : []),
          ],
        },
      ],
    },
  });
  const [page, app] = [await context.newPage(), await context.newPage()];
  await page.addInitScript(() => {
    let pressed = 0;
    const count = ({ isTrusted }: Event) => (pressed += isTrusted ? 1 : 0);
    addEventListener('pointerdown', count, true);
    addEventListener(
      'keydown',
      (event) => (event.key === 'Enter' || event.ctrlKey) && event.key !== 'Control' && count(event),
      true,
    );
    Object.assign(window, {
      takePresses: () => {
        const [taken] = [pressed, (pressed = 0)];
        return taken;
      },
    });
  });
  const complaints: string[] = [];
  watch(
    page,
    (fault) => {
      // The sandboxed frame of an email blocks the test's own script too, and complains about it.
      if (!fault.startsWith("Blocked script execution in 'about:srcdoc'"))
        complaints.push(`${new URL(page.url()).pathname}: ${fault}`);
    },
    ['error', 'warning'],
  );
  const presses = () => page.evaluate(() => (window as unknown as { takePresses: () => number }).takePresses());
  return { console: page, app, look: looksAt(page, complaints), complaints, presses };
}

/** Goes to a screen: the first is loaded, the others are opened as if by a link. */
export async function visit(page: Page, path: string, filter?: object): Promise<void> {
  const address = filter ? `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}` : path;
  if (page.url() === 'about:blank') return void (await page.goto(address));
  const isOther = screenOf(path) !== screenOf(new URL(page.url()).pathname);
  // Until the other screen is drawn, the buttons and rows of this one still stand there.
  if (isOther) await page.evaluate(() => document.querySelector('#main-content > *')?.setAttribute('data-former', ''));
  await follow(page, address);
  // A test that only looked at the address may leave a screen before it was drawn, and so return to the one that still
  // stands there: then nothing goes away.
  if (isOther)
    await expect(page.locator('[data-former]'))
      .toHaveCount(0, { timeout: 3_000 })
      .catch(() => page.evaluate(() => document.querySelector('[data-former]')?.removeAttribute('data-former')));
}

/** An address without the record's id; the same screen shows another record without being drawn anew. */
function screenOf(path: string): string {
  return path.replace(/[0-9a-f-]{36}/, '');
}

/** Presses a button that asks first, checks the dialog, answers it, and waits until it is done. */
export async function act(
  { console: page, look }: Pick<Windows, 'console' | 'look'>,
  button: string,
  said: string,
  fill?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await look();
  await fill?.(dialog);
  // The button in the dialog says how much money it moves.
  await dialog.getByRole('button', { name: new RegExp(`^${button}( \\$[\\d,.]+)?$`) }).click();
  await expect(page.getByText(said)).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

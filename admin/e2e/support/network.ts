import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

/** Refusals, as the server writes them. */
const REFUSALS = {
  troubled: { title: 'Error', status: 500, code: 'internal', detail: 'Something went wrong on our side.' },
  ended: { title: 'Unauthorized', status: 401, code: 'unauthorized', detail: 'Sign in.' },
};

/** What becomes of a call: answered, refused with a 500, told that the session is over, or not answered at all. */
type Fate = 'answered' | 'troubled' | 'ended' | 'cut';

/**
 * The browser's network layer. It is set once, so that no call slips through while one kind of failure follows another. Playwright's
 * own `route` would pass every script through it as well, and keep the browser from caching any.
 */
export class Network {
  private readonly held: (() => void)[] = [];
  private fateOf: (path: string) => Fate | 'held' = () => 'answered';

  private constructor(private readonly browser: CDPSession) {}

  /** Between the page and the calls below these paths. */
  static async of(page: Page, paths = ['/api/admin/', '/api/auth/']): Promise<Network> {
    const browser = await page.context().newCDPSession(page);
    const network = new Network(browser);
    browser.on('Fetch.requestPaused', (call) => void network.decide(call));
    await browser.send('Fetch.enable', { patterns: paths.map((path) => ({ urlPattern: `*${path}*` })) });
    return network;
  }

  /** From now on; `but` are paths that are answered all the same. */
  all(fate: Fate, { but }: { but?: ReadonlySet<string> } = {}): void {
    this.fateOf = (path) => (but?.has(path) ? 'answered' : fate);
  }

  /** Leaves calls waiting until `goOn`. */
  hold({ but }: { but?: ReadonlySet<string> } = {}): void {
    this.fateOf = (path) => (but?.has(path) ? 'answered' : 'held');
  }

  /** Calls are answered again, the waiting ones too. */
  goOn(): void {
    this.all('answered');
    for (const pass of this.held.splice(0)) pass();
  }

  private async decide({ requestId, request }: { requestId: string; request: { url: string } }): Promise<void> {
    let fate = this.fateOf(new URL(request.url).pathname);
    if (fate === 'held') {
      await new Promise<void>((resolve) => this.held.push(resolve));
      fate = 'answered';
    }
    await this.send(requestId, fate).catch((error: Error) => {
      // Who asked has left.
      if (!/Invalid InterceptionId|closed/.test(error.message)) throw error;
    });
  }

  private async send(requestId: string, fate: Fate): Promise<void> {
    if (fate === 'answered') await this.browser.send('Fetch.continueRequest', { requestId });
    else if (fate === 'cut') await this.browser.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    else
      await this.browser.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: REFUSALS[fate].status,
        responseHeaders: [{ name: 'content-type', value: 'application/problem+json' }],
        body: Buffer.from(JSON.stringify(REFUSALS[fate])).toString('base64'),
      });
  }
}

/**
 * Presses a button where it still stands: if the screen has read again by itself, it may be gone, and a click would wait for
 * it for ever.
 */
export function pressIfThere(button: Locator): Promise<void> {
  return button.evaluateAll((buttons) => buttons.forEach((each) => (each as HTMLElement).click()));
}

/** In place of what could not be read. */
export function tryAgain(alert: Locator): Promise<void> {
  return pressIfThere(alert.getByRole('button', { name: 'Try again' }));
}

/** Tries again, and waits until what could not be read is there. */
export async function readAgain(alert: Locator): Promise<void> {
  await tryAgain(alert);
  await expect(alert).toHaveCount(0);
}

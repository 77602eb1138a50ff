import { expect, type Locator, type Page, type Route } from '@playwright/test';

const TROUBLE = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({ title: 'Error', status: 500, code: 'internal', detail: 'Something went wrong on our side.' }),
};
const ENDED = {
  status: 401,
  contentType: 'application/problem+json',
  body: JSON.stringify({ title: 'Unauthorized', status: 401, code: 'unauthorized', detail: 'Sign in.' }),
};

/** What becomes of a call: answered, refused with a 500, told that the session is over, or not answered at all. */
type Fate = 'answered' | 'troubled' | 'ended' | 'cut';

/** The browser's network layer. It is set once, so that no call slips through while one kind of failure follows another. */
export class Network {
  private readonly held: (() => void)[] = [];
  private fateOf: (path: string) => Fate | 'held' = () => 'answered';

  private constructor() {}

  /** Between the page and these calls. */
  static async of(page: Page, calls = '**/api/{admin,auth}/**'): Promise<Network> {
    const network = new Network();
    await page.route(calls, (route) => network.decide(route));
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

  private async decide(route: Route): Promise<void> {
    let fate = this.fateOf(new URL(route.request().url()).pathname);
    if (fate === 'held') {
      await new Promise<void>((resolve) => this.held.push(resolve));
      fate = 'answered';
    }
    if (fate === 'troubled') return route.fulfill(TROUBLE);
    if (fate === 'ended') return route.fulfill(ENDED);
    if (fate === 'cut') return route.abort();
    return route.continue();
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

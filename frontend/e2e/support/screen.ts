import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

/** The looks in which a screen is checked: two of the four, or all of them in the long run. */
export const LOOKS: readonly Look[] = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
  ...(process.env.HAULWAY_TEST_LONG
    ? ([
        { colorScheme: 'dark', width: 360 },
        { colorScheme: 'light', width: 1280 },
      ] as const)
    : []),
];
export const HEIGHT = 800;

/** Shows the page in this look and returns the look's name. */
export async function look(page: Page, { colorScheme, width }: Look): Promise<string> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: HEIGHT });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
  return `${colorScheme} at ${width} px`;
}

/** What axe finds wrong with the screen, one line each. The only frame shows an email and blocks scripts. */
export async function barriersOn(page: Page): Promise<string[]> {
  const violations = await violationsOn(page, { runOnly: { type: 'tag', values: WCAG } });
  return violations.map(
    (violation) =>
      `${violation.id} at ${violation.nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')} ${node.html.slice(0, 120)}`)
        .join('; ')}`,
  );
}

/** Text that is hard to read in the sun within these elements, one line each: less than 7:1 against what is behind it, or 4.5:1 where it is large. */
export async function dimOn(page: Page, within: string): Promise<string[]> {
  const violations = await violationsOn(page, { runOnly: ['color-contrast-enhanced'] }, { include: [within] });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${any[0]?.message ?? ''} ${html.slice(0, 120)}`),
  );
}

/**
 * axe on the page, without a look into its frames. Its package for Playwright reads the whole of axe in twice for each check
 * and describes all that is well too, which takes twice as long as the check itself.
 */
async function violationsOn(
  page: Page,
  asked: axe.RunOptions,
  within?: axe.SerialContextObject,
): Promise<axe.Result[]> {
  // A page keeps it until it is loaded anew.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { ...asked, iframes: false, resultTypes: ['violations'] };
  return page.evaluate(
    async ({ context, told }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context ?? document, told);
      return violations;
    },
    { context: within, told: options },
  );
}

/**
 * Reports what goes wrong on the page: console messages of these kinds (a content security policy violation is an
 * error), exceptions, and requests to other hosts.
 */
export function watch(page: Page, report: (fault: string) => void, kinds = ['error']): void {
  page.on('console', (message) => kinds.includes(message.type()) && report(message.text()));
  page.on('pageerror', (error) => report(error.message));
  page.on(
    'request',
    (request) =>
      /^https?:/.test(page.url()) &&
      /^https?:/.test(request.url()) &&
      new URL(request.url()).origin !== new URL(page.url()).origin &&
      report(`asked ${request.url()}`),
  );
}

/** Makes the app show another screen, as a link would. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // Numbered as the router numbers its own entries, or it could not tell how far to go back when a form asks before
    // you leave it.
    const before = history.state as { idx?: number } | null;
    history.pushState({ idx: (before?.idx ?? 0) + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

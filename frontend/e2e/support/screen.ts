import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** What axe finds wrong with the screen, one line each. */
export async function barriersOn(page: Page): Promise<string[]> {
  // axe's legacy mode: its other mode opens an extra page for each check, which only frames from other sites need.
  // The only frame shows an email and blocks scripts.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ iframes: false })
    .withTags(WCAG)
    .analyze();
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
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .include(within)
    .withRules(['color-contrast-enhanced'])
    .analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${any[0]?.message ?? ''} ${html.slice(0, 120)}`),
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

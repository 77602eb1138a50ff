import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

/** How a screen is looked at: two of the four, with the full counts all. */
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

/** Shows the page in this look, and answers its name. */
export async function look(page: Page, { colorScheme, width }: Look): Promise<string> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: HEIGHT });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
  return `${colorScheme} at ${width} px`;
}

/** What axe finds wrong with the screen, a line each. */
export async function barriersOn(page: Page): Promise<string[]> {
  // The plain way of axe: its other one opens a page beside this one for each look, only for frames from elsewhere.
  // The one frame there is shows a mail and lets no script in.
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

/** Reports what goes wrong in the page: messages of these kinds (a refusal of the content security policy is an error), exceptions, and whatever is asked of somebody else. */
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

/** Has the app show another screen, as a link does. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // Numbered as the router numbers its own, or it could not tell how far to go back where a form asks before it is left.
    const before = history.state as { idx?: number } | null;
    history.pushState({ idx: (before?.idx ?? 0) + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

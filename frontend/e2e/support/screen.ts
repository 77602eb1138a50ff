import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong with the screen, a line each. */
export async function barriersOn(page: Page): Promise<string[]> {
  // The plain way of axe: its other one opens a page beside this one for each look, only for frames from elsewhere.
  // The one frame there is shows a mail and lets no script in.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options({ iframes: false }).withTags(WCAG).analyze();
  return violations.map((violation) => `${violation.id} at ${violation.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.html.slice(0, 120)}`).join('; ')}`);
}

/** Reports what goes wrong in the page: messages of these kinds (a refusal of the content security policy is an error), exceptions, and whatever is asked of somebody else. */
export function watch(page: Page, report: (fault: string) => void, kinds = ['error']): void {
  page.on('console', (message) => kinds.includes(message.type()) && report(message.text()));
  page.on('pageerror', (error) => report(error.message));
  page.on('request', (request) => /^https?:/.test(page.url()) && /^https?:/.test(request.url()) && new URL(request.url()).origin !== new URL(page.url()).origin && report(`asked ${request.url()}`));
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

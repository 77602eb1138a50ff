import { expect, type Page } from '@playwright/test';
import { barriersOn } from '../../../frontend/e2e/support/screen';

interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

const LOOKS: readonly Look[] = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 768 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 768 },
];

/** The window between two looks. */
const USUAL = { width: 1280, height: 900 };

/** How many rows of the list, each as high as its highest, a desk's screen shows below what stands above them. */
export async function rowsOnDesk(page: Page): Promise<number> {
  const desk = { width: 1280, height: 800 };
  await page.setViewportSize(desk);
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
  );
  await page.setViewportSize(USUAL);
  return Math.floor((desk.height - (boxes[0]?.top ?? 0)) / Math.max(...boxes.map(({ height }) => height)));
}

/**
 * Checks the screen for anything that keeps people from using it: each next screen in the next of six looks, or every
 * screen in all six with HAULWAY_TEST_LONG.
 */
export function looksAt(page: Page, complaints: string[]): () => Promise<void> {
  let screens = 0;
  return async () => {
    const looks = process.env.HAULWAY_TEST_LONG ? LOOKS : LOOKS.slice(screens % LOOKS.length).slice(0, 1);
    screens += 1;
    for (const { colorScheme, width } of looks) {
      // A row becomes a card there, and the question it asked is gone, as when a phone is turned.
      if (width < 600 && (await page.getByRole('dialog').count()) > 0) continue;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      const where = `${new URL(page.url()).pathname}, ${colorScheme} at ${width} px`;
      for (const barrier of await barriersOn(page)) complaints.push(`${where}: ${barrier}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) complaints.push(`${where}: scrolls sideways, ${wide} px wide`);
    }
    await page.setViewportSize(USUAL);
  };
}

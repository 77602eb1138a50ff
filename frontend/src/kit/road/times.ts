import type { KeptAct } from './store';

/** This page; its clock is no other page's. */
export const PAGE = crypto.randomUUID();

/** Both by the phone's clock as it is now: on the page that did it, however that clock was set meanwhile. */
export function timesOf({ capturedAt, ticks, page }: Pick<KeptAct, 'capturedAt' | 'ticks' | 'page'>) {
  const now = Date.now();
  const at = page === PAGE ? now - (performance.now() - ticks) : capturedAt;
  return { capturedAt: new Date(at).toISOString(), sentAt: new Date(now).toISOString() };
}

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

/** How long to wait before the next try after so many failures in a row, at least one. */
export function waitAfter(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
}

import { machineNow, SECOND } from './clock.js';

/** How long an answer's `Retry-After` asks to wait, in milliseconds; undefined if it asks for nothing. It holds seconds or a date. */
export function readRetryAfter(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * SECOND : Date.parse(text) - machineNow().getTime();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

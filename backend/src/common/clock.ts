/**
 * Machine time in milliseconds: used for sessions, reset tokens, rate limits, leases, retries and logs.
 * The only place that reads the system's clock; business time is built on it (`Clock.now`).
 */
export function machineNow(): Date {
  return new Date(Date.now());
}

/** A count of milliseconds that no change of the system's clock turns back, for timing work. */
export function stopwatchMs(): number {
  return performance.now();
}

/** Business time: real time plus the offset all processes share. Every instant that a party sees is written and compared in it. */
export interface BusinessTime {
  now(): Date;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How long, in milliseconds, to wait before retrying after this many failures: `first`, then doubled each time, up to `longest`. */
export function backoff(before: number, first: number, longest: number): number {
  return Math.min(longest, first * 2 ** Math.min(before, 10));
}

/** The instant `ms` milliseconds after `at`. */
export function after(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}

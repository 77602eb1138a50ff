import { after, DAY, machineNow } from './clock.js';

const IDLE_DAYS = 30;

/** A session last used before this instant has ended. */
export function unusedSince(): Date {
  return after(machineNow(), -IDLE_DAYS * DAY);
}

import type { IncomingHttpHeaders } from 'node:http';
import { problem } from '../../common/errors.js';

/** The version of the API, by the day that it is from. What would break a program that was written for it makes a new one. */
export const API_VERSION = '2027-01-15';

/** Says in every answer which version it is of, and may say in a call which one it was written for. */
export const VERSION_HEADER = 'haulway-version';

/** @throws 400 `unknown_version` for a call that was written for a version there is not */
export function requireVersion(headers: IncomingHttpHeaders): void {
  const asked = headers[VERSION_HEADER];
  if (asked !== undefined && asked !== API_VERSION)
    throw problem('unknown_version', { detail: `There is no such version. This Haulway answers in ${API_VERSION}.` });
}

let aheadMs = 0;

/** What time it is for the server: the device's clock and, in the sandbox, by how much its clock was moved ahead. */
export function now(): Date {
  return new Date(Date.now() + aheadMs);
}

/** @param seconds `clockAheadSeconds` of the server's constants */
export function setAhead(seconds: number): void {
  aheadMs = seconds * 1_000;
}

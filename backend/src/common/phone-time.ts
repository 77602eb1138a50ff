/**
 * An instant that a phone measured, by our clock. What the phone's clock says as it sends tells how far it is off.
 * @param receivedAt business time of the receipt
 */
export function byOurClock(measured: Date, sentAt: Date, receivedAt: Date): Date {
  return new Date(measured.getTime() + receivedAt.getTime() - sentAt.getTime());
}

const FIRST_YEAR = 2000;
const LAST_YEAR = 2200;

/** The instant that a phone said; null if its clock is in another century. */
export function believable(text: string | null | undefined): Date | null {
  const at = text ? new Date(text) : null;
  const year = at?.getUTCFullYear() ?? 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR ? at : null;
}

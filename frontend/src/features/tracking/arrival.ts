/** When a shipment is expected, in the time of the place it goes to: `Tue, Nov 24, 2 PM to 6 PM`, or with both days if they differ. */
export function arrivalWords(from: string, to: string, timeZone: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone });
  const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone });
  // Some browsers put a narrow space before AM and PM; others do not.
  const at = (instant: Date) => hour.format(instant).replaceAll('\u202F', ' ');
  const [first, last] = [day.format(start), day.format(end)];
  return `${first}, ${at(start)} to ${first === last ? '' : `${last}, `}${at(end)}`;
}

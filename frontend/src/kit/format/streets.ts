/** A place that is suggested for what was typed, with the house number and street that were typed before it. */
export function withStreet(typed: string, place: string): string {
  const parts = typed.split(',').map((part) => part.trim());
  if (parts.length < 2 || !/^\d+\S* \S/.test(typed.trim())) return place;
  const city = parts.findIndex(
    (part, at) => at > 0 && part !== '' && place.toLowerCase().startsWith(part.toLowerCase()),
  );
  return [...parts.slice(0, Math.max(1, city)), place].join(', ');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** The record of an act in the audit log, in a few words: the beginning of its id, or the filters of a list that was read. */
export function recordWords(resourceId: string): string {
  if (UUID.test(resourceId)) return resourceId.slice(0, 8);
  const filters = filtersOf(resourceId);
  if (!filters) return resourceId;
  return (
    Object.entries(filters)
      .map(([name, value]) => (name === 'q' ? String(value) : `${name}: ${[value].flat().map(wordOf).join(', ')}`))
      .join(', ') || 'All'
  );
}

/** Whether it was a list and not a record: there is no page of it. */
export function isList(resourceId: string): boolean {
  return filtersOf(resourceId) !== undefined;
}

function filtersOf(resourceId: string): object | undefined {
  if (!resourceId.startsWith('{')) return undefined;
  try {
    return JSON.parse(resourceId) as object;
  } catch {
    return undefined;
  }
}

function wordOf(value: unknown): string {
  return UUID.test(String(value)) ? String(value).slice(0, 8) : String(value);
}

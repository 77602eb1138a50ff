/** SQL for an instant as answers write it: ISO 8601 in UTC with milliseconds. null stays null. */
export function isoJson(expression: string): string {
  return `to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** SQL for an instant as a cursor holds it: to the microsecond, so that no row is skipped or repeated. */
export function cursorText(expression: string): string {
  return `to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`;
}

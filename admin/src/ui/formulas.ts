/**
 * How a cell that a spreadsheet would run starts; some spreadsheets treat the full-width forms the same.
 * Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * The same value without any text, however deeply nested, that a spreadsheet would run as a formula: a leading apostrophe makes it text.
 * Numbers stay unchanged. Field names count as text too, since they become column headers.
 */
export function withoutFormulas<T>(value: T): T {
  return plain(value) as T;
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return FORMULA.test(value) ? `'${value}` : value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [plain(name), plain(inside)]));
  return value;
}

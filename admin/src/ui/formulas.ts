/**
 * How a cell that a spreadsheet would run starts; to some of them, the wide forms are the same characters.
 * Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * The same value without any text, however deep, that a spreadsheet would run as a formula: a leading apostrophe makes it text.
 * Numbers stay unchanged. Field names count as texts too, since they become column headers.
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

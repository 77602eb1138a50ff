/**
 * How a cell begins that a spreadsheet would run; the wide forms are the same signs to some of them.
 * Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * The same value with no text in it, however deep, that a spreadsheet would run as a formula: an apostrophe in front makes it text.
 * Numbers stay as they are. The names of fields are texts too, since they become the heads of columns.
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

/** A cell that a spreadsheet would take for a formula; a leading apostrophe makes it text. Numbers stay numbers. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table as CSV that spreadsheets open rightly: a byte order mark, quoted cells, no formulas. */
export function toCsv(head: string[], rows: (string | number)[][]): string {
  const lines = [head, ...rows].map((cells) => cells.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

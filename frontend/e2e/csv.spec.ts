import { expect, test } from '@playwright/test';
import { toCsv } from '../src/kit/format/csv';

test('a table saved as CSV opens in a spreadsheet as text and numbers, never as a formula', () => {
  const head = ['Shipment', 'Amount'];
  const rows: [string, number][] = [
    ['=HYPERLINK("http://evil.test")', -12.5],
    ['+1 512 555', 1240],
    ['@SUM(A1)', 0],
    ['Piano, upright', 3],
    ['two\nlines', 4],
  ];
  expect(toCsv(head, rows)).toBe(`\uFEFFShipment,Amount\r\n"'=HYPERLINK(""http://evil.test"")",-12.5\r\n'+1 512 555,1240\r\n'@SUM(A1),0\r\n"Piano, upright",3\r\n"two\nlines",4\r\n`);
});

import { describe, expect, it } from '@jest/globals';
import { withoutFormulas } from './formulas';

/** A cell, and what the spreadsheet gets instead. */
const CELLS: [string, unknown, unknown][] = [
  ['a formula', '=1+1', "'=1+1"],
  ['a link', '=HYPERLINK("http://evil.example","Click")', `'=HYPERLINK("http://evil.example","Click")`],
  ['a plus', '+1 512 555 0142', "'+1 512 555 0142"],
  ['a minus', '-2+3', "'-2+3"],
  ['an at sign', '@SUM(A1:A9)', "'@SUM(A1:A9)"],
  ['a tab', '\t=1+1', "'\t=1+1"],
  ['a carriage return', '\r=1+1', "'\r=1+1"],
  ['a newline', '\n=1+1', "'\n=1+1"],
  ['a full-width equals sign', '＝1+1', "'＝1+1"],
  ['text with a sign inside', 'Piano =1+1', 'Piano =1+1'],
  ['empty text', '', ''],
  ['a negative number', -12.5, -12.5],
  ['zero', 0, 0],
  ['true', true, true],
  ['nothing', null, null],
];

describe('cells of an export', () => {
  it.each(CELLS)('do not run as a formula: %s', (_, cell, shown) => {
    expect(withoutFormulas({ cell })).toEqual({ cell: shown });
  });

  it.each(CELLS)('do not run inside what an operator changed: %s', (_, cell, shown) => {
    expect(withoutFormulas({ before: { title: cell, photos: [cell] }, after: null })).toEqual({
      before: { title: shown, photos: [shown] },
      after: null,
    });
  });

  it('do not run as column headers', () => {
    expect(withoutFormulas({ '=1+1': 1 })).toEqual({ "'=1+1": 1 });
  });
});

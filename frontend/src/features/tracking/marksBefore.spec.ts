import { describe, expect, it } from '@jest/globals';
import type { Mark, Reports } from '../../kit/format/conditionForms';
import { conditionBefore } from './marksBefore';

const mark = (kind: Mark['kind']): Mark => ({ view: 'front', x: 0.5, y: 0.5, kind, size: 'small' });
const report = (values: object, end = 'pickup') => ({ end, marks: [mark('dent')], values });
const reported = (...reports: object[]) => reports as unknown as Reports;
const act = (state: string, values: object = {}) => ({
  kind: 'pickup',
  state,
  body: { condition: { marks: [mark('crack')], values } },
});

describe('what a delivery knows of the pickup', () => {
  it('its marks, also of one that waits to be sent', () => {
    const kinds = (...given: Parameters<typeof conditionBefore>) =>
      conditionBefore(...given).marks.map(({ kind }) => kind);
    expect(kinds(reported(report({})), [act('waiting')])).toEqual(['dent']);
    expect(kinds([], [act('waiting')])).toEqual(['crack']);
    expect(kinds([], [act('refused')])).toEqual([]);
  });

  const VIN = '1HGCM82633A004352';
  it.each([
    [
      'the server',
      reported(report({ vin: VIN, keys: '2', odometer: '60123', fuel: 'half' })),
      [],
      { vin: VIN, keys: '2' },
    ],
    ['this phone', [], [act('waiting', { vin: VIN, runs: 'yes' })], { vin: VIN }],
    ['a refused pickup', [], [act('refused', { vin: VIN })], {}],
    ['the delivery only', reported(report({ keys: '2' }, 'delivery')), [], {}],
    ['an attempt before it', reported(report({}), report({ pieces: '1' })), [], { pieces: '1' }],
    [
      'two reports',
      reported(report({ pieces: '3', keys: '2' }), report({ pieces: '1' })),
      [],
      { pieces: '1', keys: '2' },
    ],
    ['something newer than the page', reported(report({ keys: 2 })), [], {}],
  ] as [string, Reports, ReturnType<typeof act>[], object][])('what lasts, from %s', (_, reports, acts, values) => {
    expect(conditionBefore(reports, acts).values).toEqual(values);
  });

  const [sofa, lamp] = ['a1', 'b2'];
  const each = (itemId: string | null, pieces: string, kind: Mark['kind']) => ({
    ...report({ pieces }),
    marks: [mark(kind)],
    itemId,
  });
  const both = reported(each(sofa, '3', 'dent'), each(lamp, '1', 'crack'));
  it.each<[string, Reports, string, string | undefined, Mark['kind'][]]>([
    ['the chosen one', both, lamp, '1', ['crack']],
    ['none, as long as none is chosen', both, '', undefined, []],
    ['the only one that was looked at', reported(each(sofa, '3', 'dent')), '', '3', ['dent']],
    ['all of it', reported(each(sofa, '3', 'dent'), each(null, '9', 'stain')), '', '9', ['stain']],
    ['one that was not looked at', reported(each(sofa, '3', 'dent')), lamp, undefined, []],
  ])('of several items: %s', (_, reports, itemId, pieces, marks) => {
    const before = conditionBefore(reports, [], itemId);
    expect([before.values['pieces'], before.marks.map(({ kind }) => kind)]).toEqual([pieces, marks]);
  });
});

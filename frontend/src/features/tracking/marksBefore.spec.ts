import { expect, it } from '@jest/globals';
import type { Mark, Reports } from '../../kit/format/conditionForms';
import { marksBefore } from './marksBefore';

it('shows at the delivery the marks of the pickup, also of one that waits to be sent', () => {
  const mark = (kind: Mark['kind']): Mark => ({ view: 'front', x: 0.5, y: 0.5, kind, size: 'small' });
  const reports = [{ end: 'pickup', marks: [mark('dent')] }] as unknown as Reports;
  const act = (state: string) => ({ kind: 'pickup', state, body: { condition: { marks: [mark('crack')] } } });
  expect(marksBefore(reports, [act('waiting')]).map(({ kind }) => kind)).toEqual(['dent']);
  expect(marksBefore([], [act('waiting')]).map(({ kind }) => kind)).toEqual(['crack']);
  expect(marksBefore([], [act('refused')])).toEqual([]);
});

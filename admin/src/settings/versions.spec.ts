import { describe, expect, it } from '@jest/globals';
import type { Records } from '../records';
import { changesOf } from './versions';

const version = (values: object) => values as Records['settings'];
const plans = (percent: number) => [
  { id: 'basic', label: 'Basic', percent: 0 },
  { id: 'plus', label: 'Plus', percent },
];

describe('a version of the settings', () => {
  it('shows only what it changed since the one before, whatever field it is', () => {
    const [second, first] = [
      version({
        id: 'current',
        version: 2,
        createdBy: 'b',
        createdAt: 't2',
        twoPersonAbove: 500,
        codeReleases: false,
        protectionPlans: plans(3),
      }),
      version({
        id: '1',
        version: 1,
        createdBy: 'a',
        createdAt: 't1',
        twoPersonAbove: 10_000,
        codeReleases: false,
        protectionPlans: plans(2),
      }),
    ];
    expect(changesOf(second, [second, first])).toEqual([
      { field: 'Two person above', before: '$10,000.00', after: '$500.00' },
      { field: 'Protection plans, plus, percent', before: '2', after: '3' },
    ]);
  });

  it('is not compared with a version that was not read', () => {
    const third = version({ id: 'current', version: 3 });
    expect(changesOf(third, [third, version({ id: '1', version: 1 })])).toBeUndefined();
  });
});

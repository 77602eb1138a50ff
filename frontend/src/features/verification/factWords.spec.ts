import { describe, expect, it } from '@jest/globals';
import type { PassportFact } from '../../kit/api/types';
import { numberLabel, verbOf } from './factWords';

describe('what can be done about a fact', () => {
  const cases: [state: PassportFact['state'], renewal: PassportFact['state'] | undefined, verb: string][] = [
    ['not_given', undefined, 'Submit'],
    ['submitted', undefined, 'Change it'],
    ['verified', undefined, 'Renew'],
    ['verified', 'submitted', 'Change it'],
    ['rejected', undefined, 'Submit again'],
    ['expired', undefined, 'Submit again'],
  ];
  it.each(cases)('that is %s, renewal %s', (state, renewal, verb) => {
    expect(verbOf({ state, renewal: renewal ? { state: renewal } : null } as PassportFact)).toBe(verb);
  });
});

it('calls the number of a fact as its office does', () => {
  expect(
    (['usdot_number', 'operating_authority', 'cargo_insurance', 'liability_insurance', 'identity'] as const).map(
      numberLabel,
    ),
  ).toEqual(['USDOT number', 'Docket number', 'Policy number', 'Policy number', 'Identity']);
});

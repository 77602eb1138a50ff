import { describe, expect, it } from '@jest/globals';
import type { PassportFact } from '../../kit/api/types';
import { isSentAgain, numberLabel, verbOf, waitsForCarrier } from './factWords';

describe('what can be done about a fact', () => {
  type State = PassportFact['state'];
  const cases: [state: State, renewal: State | undefined, verb: string, waits: boolean, isSame: boolean][] = [
    ['not_given', undefined, 'Submit', false, false],
    ['submitted', undefined, 'Change it', false, true],
    ['verified', undefined, 'Renew', false, false],
    ['verified', 'submitted', 'Change it', false, true],
    ['verified', 'rejected', 'Submit again', true, true],
    ['rejected', undefined, 'Submit again', true, true],
    ['expired', undefined, 'Submit again', true, false],
  ];
  it.each(cases)('that is %s, renewal %s', (state, renewal, verb, waits, isSame) => {
    const fact = { state, renewal: renewal ? { state: renewal } : null, asks: ['expiresOn'] } as PassportFact;
    expect([verbOf(fact), waitsForCarrier(fact), isSentAgain(fact)]).toEqual([verb, waits, isSame]);
  });

  it('that does not expire is changed, not renewed', () => {
    expect(verbOf({ state: 'verified', renewal: null, asks: ['number'] })).toBe('Change it');
  });
});

it('calls the number of a fact as its office does', () => {
  expect(
    (['usdot_number', 'operating_authority', 'cargo_insurance', 'liability_insurance', 'identity'] as const).map(
      numberLabel,
    ),
  ).toEqual(['USDOT number', 'Docket number', 'Policy number', 'Policy number', 'Identity']);
});

import { expect, it } from '@jest/globals';
import type { PassportFact } from '../../kit/api/types';
import { endingFacts } from './endingFacts';

const fact = (fields: Partial<PassportFact>) =>
  ({ fact: 'cargo_insurance', expiresOn: null, renewal: null, ...fields }) as PassportFact;

it.each<[string, Partial<PassportFact>, string[]]>([
  [
    'expired',
    { state: 'expired', expiresOn: '2027-03-08' },
    ['Cargo insurance expired: it was good until Mar 8, 2027. No shipper sees it'],
  ],
  [
    'soon to expire',
    { state: 'verified', expiresOn: '2027-04-08' },
    ['Cargo insurance is good until Apr 8, 2027: send the new one before'],
  ],
  ['good for longer', { state: 'verified', expiresOn: '2027-04-09' }, []],
  ['good for ever', { state: 'verified' }, []],
  ['not checked yet', { state: 'submitted', expiresOn: '2027-03-10' }, []],
  [
    'renewed, which we still have to check',
    { state: 'expired', expiresOn: '2027-03-08', renewal: { state: 'submitted' } as PassportFact['renewal'] },
    [],
  ],
])('of a fact that is %s', (_, fields, words) => {
  expect(endingFacts([fact(fields)], '2027-03-09')).toEqual(words);
});

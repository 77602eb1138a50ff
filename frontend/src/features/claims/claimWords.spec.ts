import { describe, expect, it } from '@jest/globals';
import type { Claim, Quote, Shipment } from '../../kit/api/types';
import { claimNext, isOpen, kindsFor, kindWords } from './claimWords';

describe('what can be claimed', () => {
  const cases: [status: Shipment['status'], promised: string | null, isOwner: boolean, kinds: string[]][] = [
    ['listed', null, true, []],
    ['booked', null, true, ['no_show']],
    ['booked', null, false, []],
    ['in_transit', '2026-01-05', true, ['damage', 'delay', 'other']],
    ['delivered', '2026-01-05', true, ['damage', 'delay', 'other']],
    ['delivered', '2999-03-12', true, ['damage', 'other']],
    ['in_transit', '2999-03-12', true, ['damage', 'other']],
    ['delivered', null, true, ['damage', 'other']],
    ['delivered', '2027-03-12', false, ['other']],
    ['cancelled', '2027-03-12', true, []],
  ];
  it.each(cases)(
    'of a shipment that is %s, delivery promised for %s (owner: %s)',
    (status, estimatedDeliveryDate, isOwner, kinds) => {
      expect(kindsFor({ status } as Shipment, { estimatedDeliveryDate } as Quote, isOwner)).toEqual(kinds);
    },
  );
});

describe('who acts next on a claim', () => {
  const cases: [status: Claim['status'], response: string | null, mine: string, theirs: string][] = [
    [
      'open',
      null,
      'Waiting for the other side to answer.',
      'We need your answer. Without it, we review the claim after 2 business days.',
    ],
    ['open', 'It was like that', 'Haulway reviews both sides and decides.', 'Haulway reviews both sides and decides.'],
    ['under_review', null, 'Haulway reviews both sides and decides.', 'Haulway reviews both sides and decides.'],
    ['approved', null, 'This is decided.', 'This is decided.'],
    ['partly_approved', null, 'This is decided.', 'This is decided.'],
    ['denied', null, 'This is decided.', 'This is decided.'],
    ['withdrawn', null, 'You withdrew this claim.', 'The claim was withdrawn.'],
  ];
  it.each(cases)('that is %s, answered with %s', (status, response, mine, theirs) => {
    const next = status === 'open' && response === null ? { what: 'respond' } : null;
    const claim = { status, response, next } as Claim;
    expect([claimNext(claim, true), claimNext(claim, false)]).toEqual([mine, theirs]);
  });

  it('stands open until it is decided or taken back', () => {
    const statuses: Claim['status'][] = ['open', 'under_review', 'approved', 'partly_approved', 'denied', 'withdrawn'];
    expect(statuses.filter((status) => isOpen({ status } as Claim))).toEqual(['open', 'under_review']);
  });
});

it('names no number of hours before it is known', () => {
  expect(kindWords.no_show.text(undefined)).toContain('automatically some days after that date');
});

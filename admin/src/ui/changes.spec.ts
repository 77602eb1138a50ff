import { describe, expect, it } from '@jest/globals';
import { changesIn } from './changes';

describe('a line of the audit log', () => {
  it('shows only what the act changed', () => {
    expect(
      changesIn({
        before: { status: 'open', topic: 'Payment', note: null, fees: { percent: 5 } },
        after: { status: 'closed', topic: 'Payment', note: '', fees: { percent: 6 } },
      }),
    ).toEqual([
      { field: 'Status', before: 'open', after: 'closed' },
      { field: 'Fees, percent', before: '5', after: '6' },
    ]);
  });

  it('shows what was added, and what was emptied', () => {
    expect(changesIn({ before: null, after: { amount: 200 } })).toEqual([
      { field: 'Amount', before: undefined, after: '$200.00' },
    ]);
    expect(changesIn({ before: { phone: '555' }, after: { phone: null } })).toEqual([
      { field: 'Phone', before: '555', after: 'nothing' },
    ]);
    expect(changesIn({ before: null, after: null })).toEqual([]);
  });

  it('shows lists and instants as people write them', () => {
    const [scopes, until] = changesIn({
      before: { scopes: [] },
      after: { scopes: ['shipments:read', 'quotes:read'], until: '2026-11-27T03:19:39.602Z' },
    });
    expect(scopes).toEqual({ field: 'Scopes', before: 'nothing', after: 'shipments:read, quotes:read' });
    expect(until?.after).toMatch(/^\w{3}, Nov 2\d, \d+:19 [AP]M$/);
  });
});

it('says amounts as amounts, and counts as they are', () => {
  expect(changesIn({ before: null, after: { refunded: 100, version: 3 } })).toEqual([
    { field: 'Refunded', before: undefined, after: '$100.00' },
    { field: 'Version', before: undefined, after: '3' },
  ]);
});

const ADA = '626787b6-60e9-4df1-bf82-f42019008f74';

it.each([
  ['a person by the id, to be named', { assignedTo: ADA }, { field: 'Assigned to', after: { personId: ADA } }],
  ['the owner of a record', { userId: ADA }, { field: 'User', after: { personId: ADA } }],
  ['another id by its beginning', { replacesId: ADA }, { field: 'Replaces id', after: '626787b6' }],
  ['a stored word in words', { status: 'in_escrow' }, { field: 'Status', after: 'in escrow' }],
  ['yes and no', { isCarrier: true }, { field: 'Is carrier', after: 'yes' }],
  ['hundredths in whole ones', { lateCancelBasisPoints: 1250 }, { field: 'Late cancel percent', after: '12.5%' }],
  ['cents as an amount', { twoPersonAboveCents: 200_000 }, { field: 'Two person above', after: '$2,000.00' }],
  ['a part of its own', { plan: { minimum: 5, facts: [] } }, { field: 'Plan, minimum', after: '5' }],
])('tells %s', (_what, after, changed) => {
  expect(changesIn({ before: null, after })).toEqual([{ before: undefined, ...changed }]);
});

it('does not repeat which record the line is about', () => {
  const after = { act: 'payments.refund', recordId: ADA, amount: 200 };
  expect(changesIn({ before: null, after }).map(({ field }) => field)).toEqual(['Act', 'Amount']);
});

it('says nothing of what is as empty as before', () => {
  expect(changesIn({ before: {}, after: { phone: null, scopes: [] } })).toEqual([]);
});

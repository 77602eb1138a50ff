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
      { field: 'status', before: 'open', after: 'closed' },
      { field: 'fees', before: '{"percent":5}', after: '{"percent":6}' },
    ]);
  });

  it('shows what was added, and what was emptied', () => {
    expect(changesIn({ before: null, after: { amount: 200 } })).toEqual([
      { field: 'amount', before: undefined, after: '$200.00' },
    ]);
    expect(changesIn({ before: { phone: '555' }, after: { phone: null } })).toEqual([
      { field: 'phone', before: '555', after: 'nothing' },
    ]);
    expect(changesIn({ before: null, after: null })).toEqual([]);
  });

  it('shows lists and instants as people write them', () => {
    const [scopes, until] = changesIn({
      before: { scopes: [] },
      after: { scopes: ['shipments:read', 'quotes:read'], until: '2026-11-27T03:19:39.602Z' },
    });
    expect(scopes).toEqual({ field: 'scopes', before: 'nothing', after: 'shipments:read, quotes:read' });
    expect(until?.after).toMatch(/^\w{3}, Nov 2\d, \d+:19 [AP]M$/);
  });
});

it('says amounts as amounts, and counts as they are', () => {
  expect(changesIn({ before: null, after: { refunded: 100, version: 3 } })).toEqual([
    { field: 'refunded', before: undefined, after: '$100.00' },
    { field: 'version', before: undefined, after: '3' },
  ]);
});

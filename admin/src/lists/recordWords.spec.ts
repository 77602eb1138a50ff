import { describe, expect, test } from '@jest/globals';
import { isList, type Named, ownerOfList, recordWords } from './recordWords';

const ID = '3f2a7c10-1b2c-4d3e-8f90-a1b2c3d4e5f6';
const OTHER = '99887766-1b2c-4d3e-8f90-a1b2c3d4e5f6';
const line = (resource: string, resourceId: string, named: Partial<Named> = {}): Named => ({
  resource,
  resourceId,
  recordName: null,
  recordWhat: null,
  recordAmount: null,
  ...named,
});

describe('a record of the audit log', () => {
  test.each<[words: string, line: Named]>([
    ['Dana Reyes', line('users', ID, { recordName: 'Dana Reyes' })],
    ['Piano to Denver', line('shipments', ID, { recordName: 'Piano to Denver' })],
    ['$1,200.00, Piano', line('payments', ID, { recordName: 'Piano', recordAmount: 1200 })],
    ['Damage, $150.00, Piano', line('claims', ID, { recordName: 'Piano', recordWhat: 'damage', recordAmount: 150 })],
    [
      'Cargo insurance, Cole Hart',
      line('verifications', ID, { recordName: 'Cole Hart', recordWhat: 'cargo_insurance' }),
    ],
    ['Payments, Dana Reyes', line('support-tickets', ID, { recordName: 'Dana Reyes', recordWhat: 'Payments' })],
    [
      'Refund, $600.00, Piano',
      line('approvals', ID, { recordName: 'Piano', recordWhat: 'payments.refund', recordAmount: 600 }),
    ],
    ['End at the door, Piano', line('change-orders', ID, { recordName: 'Piano', recordWhat: 'end' })],
    ['notices.write', line('jobs', 'notices:7', { recordWhat: 'notices.write' })],
    ['Version 12', line('settings', '12')],
    ['reply.need-more', line('texts', 'reply.need-more')],
    ['dana', line('search', 'dana')],
    ['{half', line('search', '{half')],
    ['3f2a7c10', line('reviews', ID)],
  ])('is called %s', (words, named) => {
    expect([recordWords(named), isList(named.resourceId ?? '')]).toEqual([words, false]);
  });

  test.each<[words: string, filter: object, name: string | null, owner: ReturnType<typeof ownerOfList>]>([
    ['All', {}, null, undefined],
    ['dana', { q: 'dana' }, null, undefined],
    ['Shipment: Piano, flagged: true', { shipmentId: ID, flagged: true }, 'Piano', { resource: 'shipments', id: ID }],
    ['Shipment: 3f2a7c10', { shipmentId: ID }, null, { resource: 'shipments', id: ID }],
    ['Sender: Dana Reyes', { senderId: ID }, 'Dana Reyes', { resource: 'users', id: ID }],
    [
      'Sender: 99887766, Shipment: Piano',
      { senderId: OTHER, shipmentId: ID },
      'Piano',
      { resource: 'shipments', id: ID },
    ],
    ['quoteId: 3f2a7c10', { quoteId: ID }, null, undefined],
    ['id: 3f2a7c10, b', { id: [ID, 'b'] }, null, undefined],
  ])('that is a list is called %s', (words, filter, recordName, owner) => {
    const resourceId = JSON.stringify(filter);
    expect([recordWords(line('messages', resourceId, { recordName })), isList(resourceId)]).toEqual([words, true]);
    expect(ownerOfList(resourceId)).toEqual(owner);
  });
});

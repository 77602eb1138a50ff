import { describe, expect, it } from '@jest/globals';
import type { Dashboard, Quote, Shipment } from '../../kit/api/types';
import { isNewcomer, jobCounts, waitingCount, waitsForCarrier, waitsForShipper } from './waiting';

const PIANO = {
  id: 's1',
  title: 'Piano',
  pickupDate: '2027-03-09',
  pickupUntil: null,
  agreed: { deliveryDate: '2027-03-12' },
} as Shipment;

describe('what waits for others', () => {
  const shipments: [status: Shipment['status'], text: string | undefined][] = [
    ['draft', undefined],
    ['listed', 'Carriers can send quotes, pickup by Mar 9'],
    ['quoted', undefined],
    ['in_transit', 'The carrier delivers by Fri, Mar 12'],
    ['delivered', undefined],
  ];
  it.each(shipments)('of a shipment that is %s', (status, text) => {
    expect(waitsForCarrier({ ...PIANO, status })[0]?.text).toBe(text);
  });

  const quotes: [status: Quote['status'], until: string | null, text: string | undefined][] = [
    ['pending', null, 'The shipper decides on your quote'],
    ['accepted', '2027-03-09T17:00:00Z', 'The shipper pays'],
    ['paid', '2027-03-09T17:00:00Z', undefined],
    ['delivered', '2027-03-09T17:00:00Z', 'The shipper confirms, or the payment is released automatically'],
    ['completed', null, undefined],
  ];
  it.each(quotes)('of a quote that is %s, until %s', (status, until, text) => {
    const [waiting] = waitsForShipper({
      id: 'q1',
      shipmentId: 's1',
      shipmentTitle: 'Piano',
      status,
      next: { who: 'owner', what: 'accept', until, otherwise: null },
    } as Quote);
    expect([waiting?.text, waiting?.dueAt]).toEqual([text, text && until]);
  });

  it('is counted over all pages', () => {
    const counts = {
      shipments: { draft: 1, listed: 2, in_transit: 3, delivered: 4 },
      quotes: { pending: 10, accepted: 20, paid: 30, delivered: 40, completed: 50 },
    };
    expect(waitingCount(counts as unknown as Dashboard)).toBe(75);
  });
});

it("counts a carrier's jobs by the state of their shipments", () => {
  expect(
    jobCounts({ accepted: 1, paid: 2, in_progress: 3, delivered: 4, completed: 5 } as Dashboard['quotes']),
  ).toEqual({ booked: 3, in_transit: 3, delivered: 9 });
});

it('takes for a newcomer whoever has neither a shipment nor a quote', () => {
  const counts = (draft: number, pending: number) => ({ shipments: { draft }, quotes: { pending } }) as Dashboard;
  expect([counts(0, 0), counts(1, 0), counts(0, 1)].map(isNewcomer)).toEqual([true, false, false]);
});

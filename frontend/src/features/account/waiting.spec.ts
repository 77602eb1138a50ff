import { describe, expect, it } from '@jest/globals';
import type { Dashboard, Quote, Shipment } from '../../kit/api/types';
import { isNewcomer, jobCounts, jobWaitsForOthers, onlyOthers, waitsForOthers } from './waiting';

type Next = NonNullable<Shipment['next']>;
const DUE = '2027-03-09T17:00:00Z';

const PIANO = {
  id: 's1',
  title: 'Piano',
  pickupDate: '2027-03-09',
  pickupUntil: null,
  agreed: { pickupDate: '2027-03-08', pickupUntil: '2027-03-09', deliveryDate: '2027-03-12' },
} as Shipment;

const waitsFor = (who: Next['who'], what: Next['what']): Next => ({ who, what, until: DUE, otherwise: 'Something' });

describe('what waits for others', () => {
  const shipments: [next: Next | null, text: string | undefined, until?: string][] = [
    [waitsFor('owner', 'publish'), undefined],
    [waitsFor('carrier', 'quotes'), 'Carriers can send quotes, pickup by Mar 9'],
    [waitsFor('owner', 'accept'), undefined],
    [waitsFor('owner', 'pay'), undefined],
    [waitsFor('owner', 'unaccept'), undefined],
    [waitsFor('provider', 'settle'), 'The card provider processes the payment', DUE],
    [waitsFor('carrier', 'pickup'), 'The carrier picks up, Mon, Mar 8 to Tue, Mar 9'],
    [waitsFor('carrier', 'deliver'), 'The carrier delivers by Fri, Mar 12'],
    [waitsFor('owner', 'confirm-delivery'), undefined],
    [waitsFor('carrier', 'respond'), 'The carrier answers your claim', DUE],
    [waitsFor('owner', 'respond'), undefined],
    [waitsFor('operator', 'resolve'), 'Haulway decides the claim', DUE],
    [waitsFor('provider', 'close-dispute'), "The shipper's bank decides on the chargeback", DUE],
    [waitsFor('carrier', 'payout-account'), undefined],
    [null, undefined],
  ];
  it.each(shipments)('of a shipment of mine: %j', (...[next, text, until]) => {
    const [waiting] = waitsForOthers({ ...PIANO, next }, '2027-03-09');
    expect([waiting?.text, waiting?.dueAt ?? undefined]).toEqual([text, until]);
  });

  it.each([
    ['2027-03-12', 'The carrier delivers by Fri, Mar 12'],
    ['2027-03-13', 'Delivery was due Fri, Mar 12'],
  ])('says on %s of what was promised: %s', (day, text) => {
    expect(waitsForOthers({ ...PIANO, next: waitsFor('carrier', 'deliver') }, day)[0]?.text).toBe(text);
  });

  it('says no day that nobody named', () => {
    const unnamed = { ...PIANO, pickupDate: null, agreed: null };
    const said = (['quotes', 'pickup', 'deliver'] as const).map(
      (what) => waitsForOthers({ ...unnamed, next: waitsFor('carrier', what) })[0]?.text,
    );
    expect(said).toEqual(['Carriers can send quotes', 'The carrier picks up', 'The carrier delivers']);
  });

  const jobs: [next: Next | null, text: string | undefined][] = [
    [waitsFor('owner', 'accept'), 'The shipper decides on your quote'],
    [waitsFor('carrier', 'accept'), undefined],
    [waitsFor('carrier', 'change'), undefined],
    [waitsFor('owner', 'pay'), 'The shipper pays'],
    [waitsFor('carrier', 'pickup'), undefined],
    [waitsFor('owner', 'answer'), 'The shipper answers what you found at the pickup'],
    [waitsFor('owner', 'confirm-delivery'), 'The shipper confirms, or the payment is released automatically'],
    [waitsFor('carrier', 'respond'), undefined],
    [waitsFor('owner', 'respond'), 'The shipper answers your claim'],
    [waitsFor('operator', 'resolve'), 'Haulway decides the claim'],
    [waitsFor('provider', 'transfer'), undefined],
    [null, undefined],
  ];
  it.each(jobs)('of a quote of mine: %j', (next, text) => {
    const quote = { id: 'q1', shipmentId: 's1', shipmentTitle: 'Piano', next } as Quote;
    const [waiting] = jobWaitsForOthers(quote);
    expect([waiting?.text, waiting?.dueAt]).toEqual([text, text && DUE]);
  });

  it('of the quotes of a suspended carrier: nobody decides on them', () => {
    const waits = (what: Next['what']) =>
      jobWaitsForOthers({ id: 'q1', next: { who: 'owner', what, until: null, otherwise: null } } as Quote, true).length;
    expect([waits('accept'), waits('confirm-delivery')]).toEqual([0, 1]);
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

it('what the user is asked to answer does not wait for others too', () => {
  const waiting = ['s1', 's2', 's3'].map((id) => ({
    key: id,
    to: `/shipments/${id}`,
    title: id,
    text: 'The carrier picks up',
  }));
  const needs = [
    { kind: 'answer_attempt', shipmentId: 's1' },
    { kind: 'give_addresses', shipmentId: 's2' },
  ] as const;
  expect(onlyOthers(waiting, needs).map(({ key }) => key)).toEqual(['s2', 's3']);
});

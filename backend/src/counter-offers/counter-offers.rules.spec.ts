import {
  boundsFor,
  type Haggle,
  hasRoom,
  isBetween,
  noOffer,
  type OfferSide,
  type OfferStatus,
} from './counter-offers.rules.js';

const AT = (minute: number) => new Date(Date.UTC(2027, 0, 1, 12, minute));

/** A quote of $900 on which these were offered, a minute apart; amounts in dollars. */
function haggle(
  offers: readonly (readonly [OfferSide, number, OfferStatus])[],
  quote: Haggle['quote'] = { amountCents: 90_000, history: [] },
): Haggle {
  return {
    quote,
    offers: offers.map(([side, dollars, status], at) => ({
      side,
      amountCents: dollars * 100,
      status,
      createdAt: AT(at + 1),
    })),
  };
}

const before = (amount: number, minute: number) => ({
  amount,
  estimatedPickupDate: null,
  estimatedDeliveryDate: null,
  changedAt: AT(minute).toISOString(),
});

describe('figures of counter-offers', () => {
  it.each<[string, OfferSide, Haggle, number[], number[]]>([
    ['the owner begins below the quote, from 1.00', 'shipper', haggle([]), [1, 760, 899.99], [0.99, 900, 901]],
    [
      'the owner then only rises',
      'shipper',
      haggle([['shipper', 760, 'declined']]),
      [760, 760.01, 899.99],
      [759.99, 900],
    ],
    ['the carrier only falls', 'carrier', haggle([['shipper', 760, 'open']]), [760.01, 899.99, 900], [760, 900.01]],
    [
      'both stay between the last two figures',
      'shipper',
      haggle([
        ['shipper', 760, 'replaced'],
        ['carrier', 850, 'lapsed'],
      ]),
      [760, 849.99],
      [850, 880],
    ],
    [
      'a quote that was changed since is what the carrier said last',
      'shipper',
      haggle(
        [
          ['shipper', 760, 'replaced'],
          ['carrier', 850, 'lapsed'],
        ],
        { amountCents: 95_000, history: [before(900, 5)] },
      ),
      [760, 949.99],
      [950],
    ],
    [
      'other days at the same price change no figure',
      'shipper',
      haggle(
        [
          ['shipper', 760, 'replaced'],
          ['carrier', 850, 'lapsed'],
        ],
        { amountCents: 90_000, history: [before(900, 5)] },
      ),
      [849.99],
      [850],
    ],
    [
      'nothing is left below what the owner offered already',
      'shipper',
      haggle([['shipper', 760, 'lapsed']], { amountCents: 70_000, history: [before(900, 5)] }),
      [],
      [700, 730, 760],
    ],
  ])('%s', (_, side, standing, within, outside) => {
    const bounds = boundsFor(side, standing);
    const cents = (dollars: number) => Math.round(dollars * 100);
    expect(within.filter((each) => !isBetween(cents(each), bounds))).toEqual([]);
    expect(outside.filter((each) => isBetween(cents(each), bounds))).toEqual([]);
    expect(hasRoom(bounds)).toBe(within.length > 0);
  });

  it('have no room below a quote of one dollar', () => {
    expect(hasRoom(boundsFor('shipper', haggle([], { amountCents: 100, history: [] })))).toBe(false);
  });
});

describe('turns', () => {
  it.each<[OfferStatus, string | undefined]>([
    ['open', undefined],
    ['declined', undefined],
    ['replaced', undefined],
    ['lapsed', 'not_your_turn'],
    ['withdrawn', 'not_your_turn'],
  ])("after an offer of the owner's that is %s: %s for the carrier", (status, refusal) => {
    expect(noOffer('carrier', haggle([['shipper', 760, status]]))).toBe(refusal);
    expect(noOffer('shipper', haggle([['shipper', 760, status]]))).toBeUndefined();
  });

  it("are not the carrier's before the owner has offered anything", () => {
    expect(noOffer('carrier', haggle([]))).toBe('not_your_turn');
    expect(noOffer('shipper', haggle([]))).toBeUndefined();
  });

  it('are three a side, whatever became of them', () => {
    const three = haggle([
      ['shipper', 700, 'lapsed'],
      ['shipper', 710, 'withdrawn'],
      ['shipper', 720, 'open'],
    ]);
    expect(noOffer('shipper', three)).toBe('counter_offers_used_up');
    expect(noOffer('carrier', three)).toBeUndefined();
  });
});

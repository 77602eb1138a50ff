import { agree, chargesOf, confirmExtra, dispute, grantClaim, payExtra, payExtraUnheard } from './support/changes.js';
import { CARDS, DAY, type Deal, HOUR, ok, type Person, World } from './support/people.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterEach(() => world.expectCleanLedger());

/** A row of the table of what changes of a deal cost whom, to the cent. */
interface Row {
  live(): Promise<Deal>;
  /** What the two agree on now, and what was charged for the job. */
  agreed: number;
  charged: number;
  plan?: number;
  /** To the card out of escrow, and what is kept of it. */
  refunded: number;
  fee: number;
  payout: number;
  status: string;
  /** State, amount, plan; refunded, of the plan; lost, borne by us; transferred, taken back: of each charge, oldest first. */
  charges: string[];
  /** To the provider's own record, in cents. */
  transfers?: number[];
}

const post = async (by: Person, path: string, body?: object): Promise<void> =>
  void ok(await by.api.post(path, body), 200);
const pickUp = ({ carrier, shipmentId }: Deal) => post(carrier, `/api/shipments/${shipmentId}/pickup`);
const giveBack = ({ carrier, quoteId }: Deal) => post(carrier, `/api/quotes/${quoteId}/withdraw`);
const cancel = ({ shipper, shipmentId }: Deal) => post(shipper, `/api/shipments/${shipmentId}/cancel`);

async function raised(deal: Deal, delta: number): Promise<{ id: string }> {
  const order = await agree(deal, { delta });
  await payExtra(world, deal, order);
  expect(ok(await confirmExtra(deal, order), 200).status).toBe('done');
  return order;
}

async function deliver(deal: Deal): Promise<void> {
  await post(deal.carrier, `/api/shipments/${deal.shipmentId}/deliver`);
  ok(await world.confirmDelivery(deal), 200);
  await world.settleMoney();
}

async function released(deal: Deal): Promise<void> {
  await pickUp(deal);
  await deliver(deal);
}

async function charge(deal: Deal, plan?: string): Promise<Deal> {
  await world.payWith(deal, CARDS.good, plan);
  ok(await world.confirm(deal), 200);
  return deal;
}

/** Paid 1,000.00 with a plan of 15.00, and 200.00 more for a change. */
async function withExtra(plan: 'plus' | 'standard' = 'standard', more: object = {}): Promise<[Deal, { id: string }]> {
  const deal = await world.paid({ amount: 1_000, plan, ...more });
  return [deal, await raised(deal, 200)];
}

const TABLE: Record<string, Row> = {
  'a counter-offer is what is charged first': {
    live: async () => {
      const shipmentId = await world.listed();
      const quoteId = await world.quoted(shipmentId, world.carrier, { amount: 900 });
      const path = `/api/quotes/${quoteId}/counter-offers`;
      const { id } = ok(await world.shipper.api.post<{ id: string }>(path, { amount: 766.67 }), 201);
      await post(world.carrier, `/api/counter-offers/${id}/accept`, { amount: 766.67 });
      return charge({ shipper: world.shipper, carrier: world.carrier, shipmentId, quoteId });
    },
    agreed: 766.67,
    charged: 766.67,
    refunded: 0,
    fee: 38.33,
    payout: 728.34,
    status: 'in_escrow',
    charges: ['captured 766.67 0.00 0.00 0.00 0.00 0.00 0.00 0.00'],
  },
  'a price that was taken is what is charged first': {
    live: async () => {
      const shipmentId = await world.listed(world.shipper, { bookNowPrice: 760.01, bookNowFor: 'anybody' });
      const taking = { amount: 760.01, estimatedPickupDate: await world.day(3) };
      const taken = await world.carrier.api.post<{ id: string }>(`/api/shipments/${shipmentId}/take`, taking);
      return charge({ shipper: world.shipper, carrier: world.carrier, shipmentId, quoteId: ok(taken, 200).id });
    },
    agreed: 760.01,
    charged: 760.01,
    refunded: 0,
    fee: 38,
    payout: 722.01,
    status: 'in_escrow',
    charges: ['captured 760.01 0.00 0.00 0.00 0.00 0.00 0.00 0.00'],
  },
  'not paid yet, more: the plan is priced anew': {
    live: async () => {
      const deal = await world.booked({ amount: 1_000 });
      ok(await world.pay(deal, 'plus'), 200);
      await agree(deal, { delta: 333.34 });
      return charge(deal, 'plus');
    },
    agreed: 1_333.34,
    charged: 1_333.34,
    plan: 20,
    refunded: 0,
    fee: 66.67,
    payout: 1_266.67,
    status: 'in_escrow',
    charges: ['captured 1333.34 20.00 0.00 0.00 0.00 0.00 0.00 0.00'],
  },
  'not paid yet, less': {
    live: async () => {
      const deal = await world.booked({ amount: 1_000.01 });
      await agree(deal, { delta: -333.34 });
      return charge(deal, 'plus');
    },
    agreed: 666.67,
    charged: 666.67,
    plan: 15,
    refunded: 0,
    fee: 33.33,
    payout: 633.34,
    status: 'in_escrow',
    charges: ['captured 666.67 15.00 0.00 0.00 0.00 0.00 0.00 0.00'],
  },
  'in escrow, less: a refund out of it, and the plan stays as it is': {
    live: async () => {
      const deal = await world.paid({ amount: 1_000.01, plan: 'plus' });
      await agree(deal, { delta: -333.34 });
      return deal;
    },
    agreed: 666.67,
    charged: 1_000.01,
    plan: 15,
    refunded: 333.34,
    fee: 33.33,
    payout: 633.34,
    status: 'in_escrow',
    charges: ['captured 1000.01 15.00 333.34 0.00 0.00 0.00 0.00 0.00'],
  },
  'in escrow, more: a charge of its own, and a transfer from each': {
    live: async () => {
      const deal = await world.paid({ amount: 1_000.01, plan: 'plus' });
      await raised(deal, 333.34);
      await released(deal);
      return deal;
    },
    agreed: 1_333.35,
    charged: 1_333.35,
    plan: 15,
    refunded: 0,
    fee: 66.67,
    payout: 1_266.68,
    status: 'released',
    charges: [
      'captured 1000.01 15.00 0.00 0.00 0.00 0.00 1000.01 0.00',
      'captured 333.34 0.00 0.00 0.00 0.00 0.00 266.67 0.00',
    ],
    transfers: [100001, 26667],
  },
  'in escrow, more, but not paid in time: the agreed terms stand': {
    live: async () => {
      const deal = await world.paid({ amount: 1_000 });
      const order = await agree(deal, { delta: 200 });
      await payExtra(world, deal, order, CARDS.declined);
      await world.advance(24.1 * HOUR);
      return deal;
    },
    agreed: 1_000,
    charged: 1_000,
    refunded: 0,
    fee: 50,
    payout: 950,
    status: 'in_escrow',
    charges: [
      'captured 1000.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00',
      'cancelled 200.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00',
    ],
  },
  'in escrow, more, but paid too late: it goes back whole, beside escrow': {
    live: async () => {
      const deal = await world.inTransit({ amount: 1_000 });
      await payExtraUnheard(world, deal, await agree(deal, { delta: 200, condition: false }));
      await post(deal.carrier, `/api/shipments/${deal.shipmentId}/deliver`);
      await world.settleMoney();
      return deal;
    },
    agreed: 1_000,
    charged: 1_000,
    refunded: 0,
    fee: 50,
    payout: 950,
    status: 'in_escrow',
    charges: [
      'captured 1000.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00',
      'returned 200.00 0.00 200.00 0.00 0.00 0.00 0.00 0.00',
    ],
  },
  'cancelled late, of one charge: a tenth without a fee, and the plan back': {
    live: async () => {
      const deal = await world.paid({ amount: 1_000, plan: 'plus', estimatedPickupDate: await world.day(1) });
      await cancel(deal);
      await world.settleMoney();
      return deal;
    },
    agreed: 1_000,
    charged: 1_000,
    plan: 15,
    refunded: 915,
    fee: 0,
    payout: 100,
    status: 'refunded',
    charges: ['captured 1000.00 15.00 900.00 15.00 0.00 0.00 100.00 0.00'],
    transfers: [10000],
  },
  'cancelled late, of two charges: a tenth of what is agreed now, the newest charge back first': {
    live: async () => {
      const [deal] = await withExtra('plus', { estimatedPickupDate: await world.day(1) });
      await cancel(deal);
      await world.settleMoney();
      return deal;
    },
    agreed: 1_200,
    charged: 1_200,
    plan: 15,
    refunded: 1_095,
    fee: 0,
    payout: 120,
    status: 'refunded',
    charges: [
      'captured 1000.00 15.00 880.00 15.00 0.00 0.00 120.00 0.00',
      'captured 200.00 0.00 200.00 0.00 0.00 0.00 0.00 0.00',
    ],
    transfers: [12000],
  },
  'less after more: out of the newest charge, then out of the first': {
    live: async () => {
      const [deal] = await withExtra();
      await agree(deal, { delta: -300.01 });
      await released(deal);
      return deal;
    },
    agreed: 899.99,
    charged: 1_200,
    refunded: 300.01,
    fee: 45,
    payout: 854.99,
    status: 'released',
    charges: [
      'captured 1000.00 0.00 100.01 0.00 0.00 0.00 854.99 0.00',
      'captured 200.00 0.00 200.00 0.00 0.00 0.00 0.00 0.00',
    ],
    transfers: [85499],
  },
  'given back: all of both charges, and the plan': {
    live: async () => {
      const [deal] = await withExtra('plus');
      await giveBack(deal);
      await world.settleMoney();
      return deal;
    },
    agreed: 1_200,
    charged: 1_200,
    plan: 15,
    refunded: 1_215,
    fee: 0,
    payout: 0,
    status: 'refunded',
    charges: [
      'captured 1000.00 15.00 1000.00 15.00 0.00 0.00 0.00 0.00',
      'captured 200.00 0.00 200.00 0.00 0.00 0.00 0.00 0.00',
    ],
  },
  'claimed after the release: back from the newest transfer first': {
    live: async () => {
      const [deal] = await withExtra();
      await released(deal);
      await grantClaim(world, deal, 500);
      return deal;
    },
    agreed: 1_200,
    charged: 1_200,
    refunded: 0,
    fee: 60,
    payout: 1_140,
    status: 'released',
    charges: [
      'captured 1000.00 0.00 300.00 0.00 0.00 0.00 1000.00 335.00',
      'captured 200.00 0.00 200.00 0.00 0.00 0.00 140.00 140.00',
    ],
    transfers: [100000, 14000],
  },
  'the first charge lost: the deal is over, and the extra goes back': {
    live: async () => {
      const [deal] = await withExtra('plus');
      await dispute(world, deal, 'lost', 'fraudulent');
      return deal;
    },
    agreed: 1_200,
    charged: 1_200,
    plan: 15,
    refunded: 1_215,
    fee: 0,
    payout: 0,
    status: 'refunded',
    charges: [
      'captured 1000.00 15.00 0.00 15.00 1000.00 0.00 0.00 0.00',
      'captured 200.00 0.00 200.00 0.00 0.00 0.00 0.00 0.00',
    ],
  },
  'a later charge lost before the pickup: its change is undone': {
    live: async () => {
      const [deal, order] = await withExtra('plus');
      await dispute(world, deal, 'lost', 'fraudulent', order);
      return deal;
    },
    agreed: 1_000,
    charged: 1_200,
    plan: 15,
    refunded: 200,
    fee: 50,
    payout: 950,
    status: 'in_escrow',
    charges: [
      'captured 1000.00 15.00 0.00 0.00 0.00 0.00 0.00 0.00',
      'captured 200.00 0.00 0.00 0.00 200.00 0.00 0.00 0.00',
    ],
  },
  'a later charge lost from the pickup on: the payout stands, at our loss': {
    live: async () => {
      const [deal, order] = await withExtra();
      await pickUp(deal);
      await dispute(world, deal, 'lost', 'fraudulent', order);
      // A transfer out of no charge takes what is available, which cards' money is after some days.
      await world.advance(4 * DAY);
      await deliver(deal);
      return deal;
    },
    agreed: 1_200,
    charged: 1_200,
    refunded: 0,
    fee: 60,
    payout: 1_140,
    status: 'released',
    charges: [
      'captured 1000.00 0.00 0.00 0.00 0.00 0.00 1000.00 0.00',
      'captured 200.00 0.00 0.00 0.00 200.00 200.00 0.00 0.00',
    ],
    transfers: [100000, 14000],
  },
  'the fee on an extra is at the rate of the deal, whatever is in force by then': {
    live: async () => {
      const deal = await world.paid({ amount: 1_000 });
      const set = (platformFeePercent: number) =>
        world.admin.api.put('/api/admin/settings/current', { platformFeePercent });
      ok(await set(9), 200);
      await raised(deal, 200);
      ok(await set(5), 200);
      return deal;
    },
    agreed: 1_200,
    charged: 1_200,
    refunded: 0,
    fee: 60,
    payout: 1_140,
    status: 'in_escrow',
    charges: [
      'captured 1000.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00',
      'captured 200.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00',
    ],
  },
};

/** By the provider's own account, the largest first. */
async function transfersOf({ quoteId }: Deal): Promise<number[]> {
  const rows = await world.server.query<{ cents: number }>(
    `SELECT (data->>'amount')::int AS cents FROM sandbox.objects WHERE type = 'transfer' AND data->'metadata'->>'quoteId' = $1 ORDER BY 1 DESC`,
    [quoteId],
  );
  return rows.map(({ cents }) => cents);
}

it.each(Object.entries(TABLE))('%s', async (_name, { live, plan = 0, transfers = [], ...row }) => {
  const deal = await live();
  const { amount, protectionFee, chargedAmount, refundedAmount, platformFee, payoutAmount, status } =
    await world.payment(deal);
  expect({
    agreed: (await world.quote(deal, deal.quoteId)).amount,
    charged: amount,
    plan: protectionFee,
    refunded: refundedAmount,
    fee: platformFee,
    payout: payoutAmount,
    status,
    charges: await chargesOf(world, deal),
    transfers: await transfersOf(deal),
  }).toEqual({ ...row, plan, transfers });
  expect(chargedAmount).toBeCloseTo(amount + protectionFee, 2);
});

import { type Deal, expectRefusal, ok, World } from './support/people.js';

interface Claim {
  id: string;
  status: string;
  kind: string;
  amount: number;
  response: string | null;
  decision: string | null;
  approvedAmount: number | null;
  note: string | null;
  dueAt: string;
  overdue: boolean;
  createdAt: string;
}

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterEach(() => world.expectCleanBooks());

const CLAIM = { kind: 'damage', amount: 100, description: 'The hull is scratched along the port side.' };

const open = (deal: Deal, changes: Record<string, unknown> = {}, by: 'shipper' | 'carrier' = 'shipper') =>
  deal[by].api.post<Claim>('/api/claims', { shipmentId: deal.shipmentId, ...CLAIM, ...changes });

const opened = async (deal: Deal, changes?: Record<string, unknown>, by?: 'shipper' | 'carrier') => ok(await open(deal, changes, by), 201);

const resolve = (id: string, resolution: Record<string, unknown>) =>
  world.admin.api.post<Claim>(`/api/admin/claims/${id}/resolve`, { note: 'The photos show it.', ...resolution });

const frozen = async (deal: Deal) => (await world.server.query<{ frozen_by: string[] }>('SELECT frozen_by FROM payments WHERE quote_id = $1', [deal.quoteId]))[0]?.frozen_by;

describe('a claim on what was delivered', () => {
  it('holds the payment, is answered and decided; what is left goes to the carrier', async () => {
    const deal = await world.delivered({ amount: 1234.56, plan: 'plus' });
    const claim = await opened(deal, { amount: 200 });
    expect(claim).toMatchObject({ status: 'open', kind: 'damage', amount: 200, decision: null, overdue: false });
    expect(await frozen(deal)).toEqual(['claim']);
    expectRefusal(await world.confirmDelivery(deal), 409, 'claim_open');
    expectRefusal(await open(deal), 409, 'claim_exists');
    const answered = ok(await deal.carrier.api.post<Claim>(`/api/claims/${claim.id}/respond`, { account: 'It was so at the pick-up.' }), 200);
    expect(answered).toMatchObject({ status: 'under_review', response: 'It was so at the pick-up.' });
    expectRefusal(await deal.carrier.api.post(`/api/claims/${claim.id}/respond`, { account: 'And more.' }), 409, 'illegal_transition');
    expect(ok(await resolve(claim.id, { decision: 'partly_approved', amount: 150 }), 200)).toMatchObject({ status: 'partly_approved', decision: 'partly_approved', approvedAmount: 150, note: 'The photos show it.' });
    await world.settleMoney();
    // 5 % of what is left of 1,234.56.
    expect(await world.payment(deal)).toMatchObject({ status: 'released', refundedAmount: 150, platformFee: 54.23, payoutAmount: 1030.33, transferStatus: 'sent', refunds: [{ amount: 150, reason: 'claim', status: 'succeeded' }] });
    expect(await world.standing(deal)).toEqual(['delivered', 'completed', 'released']);
    expect(await frozen(deal)).toEqual([]);
    expectRefusal(await resolve(claim.id, { decision: 'denied' }), 409, 'illegal_transition');
  });

  it('after the release the carrier pays it back, the platform its fee on it', async () => {
    const deal = await world.delivered({ amount: 1000 });
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    const claim = await opened(deal, { amount: 400 });
    ok(await resolve(claim.id, { decision: 'approved' }), 200);
    await world.settleMoney();
    const payment = await world.payment(deal);
    expect(payment).toMatchObject({ status: 'released', refundedAmount: 0, platformFee: 50, payoutAmount: 950, refunds: [{ amount: 400, reason: 'claim', status: 'succeeded' }] });
    const sum = (account: string) => payment.ledgerEntries.filter((entry) => entry.account === account).reduce((total, { amount }) => total + amount, 0);
    expect([sum('carrier_receivable'), sum('platform_fee_revenue'), sum('refund_payable'), sum('guarantee_expense')]).toEqual([0, -30, 0, 0]);
    expect(payment.ledgerEntries.filter(({ kind }) => kind === 'reversal')).toHaveLength(2);
  });
});

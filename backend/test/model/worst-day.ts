import type { Answer } from '../support/client.js';
import type { Choice, Scene } from './acts.js';
import { bookedQuote, type ModelDeal } from './deal.js';

/**
 * What the parties, the operators and the bank do when a deal goes wrong. The model does not say what follows: it takes
 * over what the program says, and holds that against the invariants of the book.
 */
export type Trouble = (scene: Scene, choice: Choice) => Promise<Answer<unknown>>;

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const KINDS = ['damage', 'other', 'delay', 'no_show'] as const;
const DECISIONS = ['approved', 'partly_approved', 'denied'] as const;
const REASONS = ['fraudulent', 'product_not_received'] as const;

/** The newest quote that was paid for, whatever became of it. */
const paidQuote = (deal: ModelDeal): string => (bookedQuote(deal) ?? deal.quotes.findLast(({ payment }) => payment))?.id ?? UNKNOWN;
const dollars = (cents: number): string => (Math.max(1, cents) / 100).toFixed(2);
const openClaim = async ({ world, deal }: Scene): Promise<{ id: string; side: string; amount: string }> => {
  const [claim] = await world.server.query<{ id: string; side: string; amount: string }>(
    `SELECT id, side, amount FROM claims WHERE shipment_id = $1 AND status IN ('open', 'under_review') ORDER BY created_at LIMIT 1`,
    [deal.shipmentId],
  );
  return claim ?? { id: UNKNOWN, side: 'shipper', amount: '1.00' };
};

export const TROUBLES: Record<string, Trouble> = {
  claim: ({ shipper, carriers, deal }, { carrier, cents, days }) => {
    const quote = bookedQuote(deal);
    const claimant = days === 5 ? carriers[quote?.carrier ?? carrier] : shipper;
    const kind = deal.status === 'booked' ? 'no_show' : (KINDS[days % 3] ?? 'other');
    const amount = dollars(1 + (cents % Math.max(1, quote?.amount ?? 1)));
    return (claimant ?? shipper).api.post('/api/claims', { shipmentId: deal.shipmentId, kind: days === 5 ? 'other' : kind, amount, description: 'It did not go well.' });
  },
  answerClaim: async (scene) => {
    const { id, side } = await openClaim(scene);
    const respondent = side === 'shipper' ? scene.carriers[bookedQuote(scene.deal)?.carrier ?? 0] : scene.shipper;
    return (respondent ?? scene.shipper).api.post(`/api/claims/${id}/respond`, { account: 'It went as agreed.' });
  },
  withdrawClaim: async (scene) => {
    const { id, side } = await openClaim(scene);
    const claimant = side === 'shipper' ? scene.shipper : scene.carriers[bookedQuote(scene.deal)?.carrier ?? 0];
    return (claimant ?? scene.shipper).api.post(`/api/claims/${id}/withdraw`);
  },
  resolveClaim: async (scene, { hours, cents }) => {
    const { id, amount } = await openClaim(scene);
    const claimed = Math.round(Number(amount) * 100);
    const decision = claimed > 1 ? (DECISIONS[hours % 3] ?? 'denied') : 'denied';
    const part = decision === 'partly_approved' ? { amount: dollars(1 + (cents % (claimed - 1))) } : {};
    return scene.world.admin.api.post(`/api/admin/claims/${id}/resolve`, { decision, ...part, note: 'The photos show it.' });
  },
  dispute: ({ world, deal }, { carrier }) => world.admin.api.post('/api/sandbox/disputes', { quoteId: paidQuote(deal), reason: REASONS[carrier] }),
  closeDispute: async ({ world, deal }, { carrier }) => {
    const [open] = await world.server.query<{ id: string }>('SELECT c.id FROM chargebacks c JOIN payments p ON p.id = c.payment_id WHERE p.shipment_id = $1 AND c.closed_at IS NULL LIMIT 1', [deal.shipmentId]);
    return world.admin.api.post(`/api/sandbox/disputes/${open?.id ?? 'dp_unknown'}/close`, { outcome: carrier === 0 ? 'won' : 'lost' });
  },
};

import type { Person } from '../support/people.js';
import { type Act, type Choice, dollars, type Scene, UNKNOWN } from './acts.js';
import { closeChargeback, disputable, isUnsettled, paidQuote } from './chargebacks.js';
import { capture } from './deal.js';
import { mayClaim, newClaim, type NewClaim, resolveClaim, thaw } from './claims.js';
import { dropExtra } from './extras.js';
import { bookedQuote, isDisputed, isOpen, type ModelClaim, type ModelDeal, type ModelQuote } from './shape.js';

const KINDS = ['damage', 'other', 'delay'] as const;
const REASONS = ['fraudulent', 'product_not_received'] as const;

/** What is claimed, and by whom: now and then more than the job cost. */
function wanted(deal: ModelDeal, { cents, days }: Choice): NewClaim {
  const amount = 1 + (cents % (2 * (bookedQuote(deal)?.amount ?? 1)));
  if (days === 5) return { side: 'carrier', kind: 'other', amount };
  return { side: 'shipper', kind: deal.status === 'booked' ? 'no_show' : (KINDS[days] ?? 'other'), amount };
}

interface OpenClaim {
  quote: ModelQuote;
  claim: ModelClaim;
}

const openClaim = (deal: ModelDeal): OpenClaim | undefined =>
  deal.quotes.flatMap((quote) => quote.claims.filter(isOpen).map((claim) => ({ quote, claim })))[0];

/** Someone on one side of a claim, on its other side, or on neither. */
const claimant = ({ shipper, carriers }: Scene, { quote, claim }: OpenClaim): Person =>
  claim.side === 'shipper' ? shipper : (carriers[quote.carrier] as Person);
const respondent = ({ shipper, carriers }: Scene, { quote, claim }: OpenClaim): Person =>
  claim.side === 'carrier' ? shipper : (carriers[quote.carrier] as Person);

/** How much of a claim is granted: all, a part or nothing. */
function grantedOf({ amount }: ModelClaim, { hours, cents }: Choice): number {
  if (hours % 3 === 2 || amount === 1) return 0;
  return hours % 3 === 0 ? amount : 1 + (cents % (amount - 1));
}

const disputedQuote = (deal: ModelDeal): ModelQuote | undefined => deal.quotes.find(isDisputed);

/** Which charge a cardholder disputes: now and then the last that came. */
function disputed(deal: ModelDeal, { days }: Choice): number {
  const charges = paidQuote(deal)?.payment?.charges ?? [];
  return days === 0
    ? 0
    : Math.max(
        0,
        charges.findLastIndex(({ state }) => state === 'captured'),
      );
}

/** A cardholder disputes one of the charges. */
function disputeOf(which: (deal: ModelDeal, choice: Choice) => number): Omit<Act, 'weight'> {
  return {
    allowed: (deal, choice) => disputable(paidQuote(deal), which(deal, choice)) > 0,
    call: ({ world, deal }, choice) => {
      const quote = paidQuote(deal);
      const charge = quote?.payment?.charges[which(deal, choice)];
      const order = quote?.orders.find((each) => each.charge !== undefined && each.charge === charge);
      return world.admin.api.post('/api/sandbox/disputes', {
        quoteId: quote?.id ?? UNKNOWN,
        reason: REASONS[choice.carrier],
        ...(order ? { changeOrderId: order.id } : {}),
      });
    },
    effect: (deal, choice, now, { body }) => {
      const { carrier } = choice;
      const quote = paidQuote(deal) as ModelQuote;
      const charge = which(deal, choice);
      // What was not settled is settled first.
      if (quote.payment && isUnsettled(quote)) capture(deal, quote, quote.payment, now);
      quote.chargebacks.push({
        id: (body as { id: string }).id,
        charge,
        amount: disputable(quote, charge),
        aboutTheJob: carrier === 1,
        outcome: null,
      });
      dropExtra(quote, 'lapsed');
    },
    money: true,
    noFaults: true,
    // The refund of a deal called off in the meantime and the bank would return the same money: either may come first.
    skips: (deal, choice) => {
      const quote = paidQuote(deal);
      // Without a charge named, it would be about the first; two disputes at once are not played.
      if (quote?.payment && (isDisputed(quote) || !quote.payment.charges[which(deal, choice)])) return true;
      return quote !== undefined && quote.status !== 'accepted' && isUnsettled(quote);
    },
  };
}

/** The last charge for a change, if there is one. */
function lastExtra(deal: ModelDeal): number {
  const last = (paidQuote(deal)?.payment?.charges ?? []).findLastIndex(({ state }) => state === 'captured');
  return last > 0 ? last : Number.MAX_SAFE_INTEGER;
}

/** What the parties, the operators and the bank do when a deal goes wrong. */
export const WORST_DAY: Record<string, Act> = {
  claim: {
    weight: 6,
    allowed: (deal, choice, now) => mayClaim(deal, wanted(deal, choice), now),
    call: ({ shipper, carriers, deal }, choice) => {
      const { side, kind, amount } = wanted(deal, choice);
      const by = side === 'shipper' ? shipper : (carriers[bookedQuote(deal)?.carrier ?? choice.carrier] as Person);
      return by.api.post('/api/claims', {
        shipmentId: deal.shipmentId,
        kind,
        amount: dollars(amount),
        description: 'It did not go well.',
      });
    },
    effect: (deal, choice, now, { body }) => {
      const quote = bookedQuote(deal) as ModelQuote;
      quote.claims.push(newClaim((body as { id: string }).id, wanted(deal, choice), now));
      dropExtra(quote, 'lapsed');
    },
    money: true,
  },
  answerClaim: {
    weight: 2,
    allowed: (deal) => openClaim(deal)?.claim.answered === false,
    call: (scene) => {
      const open = openClaim(scene.deal);
      return (open ? respondent(scene, open) : scene.shipper).api.post(
        `/api/claims/${open?.claim.id ?? UNKNOWN}/respond`,
        { account: 'It went as agreed.' },
      );
    },
    effect: (deal) => Object.assign(openClaim(deal)?.claim as ModelClaim, { status: 'under_review', answered: true }),
  },
  withdrawClaim: {
    weight: 1,
    allowed: (deal) => openClaim(deal) !== undefined,
    call: (scene) => {
      const open = openClaim(scene.deal);
      return (open ? claimant(scene, open) : scene.shipper).api.post(
        `/api/claims/${open?.claim.id ?? UNKNOWN}/withdraw`,
      );
    },
    effect: (deal, _choice, now) => {
      const { quote, claim } = openClaim(deal) as OpenClaim;
      claim.status = 'withdrawn';
      thaw(quote, now);
    },
    money: true,
  },
  resolveClaim: {
    weight: 4,
    allowed: (deal) => {
      const open = openClaim(deal);
      return open !== undefined && !isDisputed(open.quote);
    },
    call: ({ world, deal }, choice) => {
      const claim = openClaim(deal)?.claim;
      const granted = claim ? grantedOf(claim, choice) : 0;
      const decision =
        granted === 0
          ? { decision: 'denied' }
          : granted === claim?.amount
            ? { decision: 'approved' }
            : { decision: 'partly_approved', amount: dollars(granted) };
      return world.admin.api.post(`/api/admin/claims/${claim?.id ?? UNKNOWN}/resolve`, {
        ...decision,
        note: 'The photos show it.',
      });
    },
    effect: (deal, choice, now) => {
      const { quote, claim } = openClaim(deal) as OpenClaim;
      resolveClaim(deal, quote, claim, grantedOf(claim, choice), now);
    },
    money: true,
  },
  dispute: { weight: 2, ...disputeOf(disputed) },
  // Rarely there is one, so it is tried more often.
  disputeExtra: { weight: 8, ...disputeOf(lastExtra) },
  closeDispute: {
    weight: 4,
    allowed: (deal) => disputedQuote(deal) !== undefined,
    call: ({ world, deal }, { carrier }) => {
      const open = disputedQuote(deal)?.chargebacks.find(({ outcome }) => outcome === null);
      return world.admin.api.post(`/api/sandbox/disputes/${open?.id ?? 'du_unknown'}/close`, {
        outcome: carrier === 0 ? 'won' : 'lost',
      });
    },
    effect: (deal, { carrier }, now) =>
      closeChargeback(deal, disputedQuote(deal) as ModelQuote, carrier === 0 ? 'won' : 'lost', now),
    money: true,
    noFaults: true,
  },
};

import { CLAIM_RULES, CLAIM_STATUSES, type ClaimStatus, type ClaimVerb } from '../src/claims/claims.rules.js';
import type { Answer } from './support/client.js';
import { effectsOf, REFUNDED, RELEASED } from './support/effects.js';
import { type Deal, expectRefusal, ok, type Person, World } from './support/people.js';

let world: World;
let stranger: Person;

beforeAll(async () => {
  world = await World.start();
  stranger = await world.newCarrier();
});

interface Claimed extends Deal {
  id: string;
}

const claim = (shipmentId: string, by: Person) =>
  by.api.post<{ id: string }>('/api/claims', {
    shipmentId,
    kind: 'other',
    amount: 100,
    description: 'The hull is scratched.',
  });
const say =
  (verb: string) =>
  ({ id }: Claimed, by: Person) =>
    by.api.post(`/api/claims/${id}/${verb}`, verb === 'respond' ? { account: 'It was so before.' } : undefined);
const resolve =
  (decision: string, amount?: number) =>
  ({ id }: Claimed, by: Person) =>
    by.api.post(`/api/admin/claims/${id}/resolve`, {
      decision,
      note: 'The photos show it.',
      ...(amount === undefined ? {} : { amount }),
    });

/** The calls on a claim; `open` is another one by the same side. */
const CALLS = {
  open: ({ shipmentId }: Claimed, by: Person) => claim(shipmentId, by),
  respond: say('respond'),
  withdraw: say('withdraw'),
  'resolve, all': resolve('approved'),
  'resolve, a part': resolve('partly_approved', 40),
  'resolve, nothing': resolve('denied'),
} satisfies Record<string, (claimed: Claimed, by: Person) => Promise<Answer<unknown>>>;
type Call = keyof typeof CALLS;

/** Verbs without a call: the clock's, and what happens to the deal. */
const WITHOUT_CALL: readonly ClaimVerb[] = ['review', 'close'];

/** The shipper of a delivered deal claims, and what followed from that. */
async function claimed(...calls: Call[]): Promise<Claimed> {
  const deal = await world.delivered();
  const made = { ...deal, id: ok(await claim(deal.shipmentId, deal.shipper), 201).id };
  for (const call of calls) ok(await CALLS[call](made, actorOf(call, made)), 200);
  await world.settleMoney();
  return made;
}

const actorOf = (call: Call, { shipper, carrier }: Claimed): Person =>
  call === 'respond' ? carrier : call.startsWith('resolve') ? world.admin : shipper;

const STAGES: Record<ClaimStatus, () => Promise<Claimed>> = {
  open: () => claimed(),
  under_review: () => claimed('respond'),
  approved: () => claimed('resolve, all'),
  partly_approved: () => claimed('resolve, a part'),
  denied: () => claimed('resolve, nothing'),
  withdrawn: () => claimed('withdraw'),
};

const OVER = ['over claim_decision', 'over claim_warning'];
/** Deciding the shipper's own claim decides a delivered deal: the rest is released. */
const DECIDED = [...OVER, ...RELEASED, 'over auto_release', 'tell claim.decided'];
const GRANTED = [...DECIDED, ...REFUNDED, 'tell payment.claim_paid'];
const OPENED = [
  'claim open: nothing > open',
  'due claim_decision',
  'due claim_review',
  'due claim_warning',
  'tell claim.opened',
];

/** Everything each call does when it is allowed, in the words of `effectsOf`. */
const EFFECTS: Record<ClaimStatus, Partial<Record<Call, string[]>>> = {
  open: {
    respond: ['claim respond: open > under_review', 'over claim_review', 'tell claim.answered'],
    withdraw: ['claim withdraw: open > withdrawn', 'over claim_review', ...OVER, 'tell claim.withdrawn'],
    'resolve, all': ['claim resolve: open > approved', 'over claim_review', ...GRANTED],
    'resolve, a part': ['claim resolve: open > partly_approved', 'over claim_review', ...GRANTED],
    'resolve, nothing': ['claim resolve: open > denied', 'over claim_review', ...DECIDED],
  },
  under_review: {
    withdraw: ['claim withdraw: under_review > withdrawn', ...OVER, 'tell claim.withdrawn'],
    'resolve, all': ['claim resolve: under_review > approved', ...GRANTED],
    'resolve, a part': ['claim resolve: under_review > partly_approved', ...GRANTED],
    'resolve, nothing': ['claim resolve: under_review > denied', ...DECIDED],
  },
  approved: { open: OPENED },
  partly_approved: { open: OPENED },
  denied: { open: OPENED },
  withdrawn: { open: OPENED },
};

it('every verb of the table has a call here, or is known to have none', () => {
  expect(Object.keys(CLAIM_RULES.verbs).sort()).toEqual(
    [...new Set([...Object.keys(CALLS).map((call) => call.split(',')[0]), ...WITHOUT_CALL])].sort(),
  );
  expect(Object.keys(STAGES)).toEqual([...CLAIM_STATUSES]);
});

/** What somebody is told who may not do it, or not now; undefined if it is done. */
function refusal(
  status: ClaimStatus,
  call: Call,
  who: 'shipper' | 'carrier' | 'stranger' | 'operator',
): [number, string] | undefined {
  const isOpen = status === 'open' || status === 'under_review';
  if (call.startsWith('resolve')) {
    if (who !== 'operator') return [403, 'admins_only'];
    return isOpen ? undefined : [409, 'illegal_transition'];
  }
  if (call === 'open') {
    if (who === 'stranger' || who === 'operator') return [403, 'forbidden'];
    return who === 'shipper' && isOpen ? [409, 'claim_exists'] : undefined;
  }
  if (who === 'stranger') return [404, 'not_found'];
  if (who !== (call === 'respond' ? 'carrier' : 'shipper')) return [403, 'forbidden'];
  return isOpen && !(call === 'respond' && status === 'under_review') ? undefined : [409, 'illegal_transition'];
}

describe.each(CLAIM_STATUSES)('a claim that is %s', (status) => {
  it('is not moved by anyone who may not, nor at the wrong time, and then nothing changes', async () => {
    const made = await STAGES[status]();
    const people = { shipper: made.shipper, carrier: made.carrier, stranger, operator: world.admin };
    const before = await world.rowsOf(made.shipmentId);
    for (const call of Object.keys(CALLS) as Call[]) {
      for (const [who, person] of Object.entries(people)) {
        const refused = refusal(status, call, who as keyof typeof people);
        if (refused) expectRefusal(await CALLS[call](made, person), ...refused);
      }
    }
    expect(await world.rowsOf(made.shipmentId)).toEqual(before);
  });

  const effects = Object.entries(EFFECTS[status]) as [Call, string[]][];
  for (const [call, expected] of effects) {
    it(`${call}: does all it should`, async () => {
      const made = await STAGES[status]();
      expect(
        await effectsOf(world, made.shipmentId, async () =>
          expect((await CALLS[call](made, actorOf(call, made))).status).toBeLessThan(300),
        ),
      ).toEqual([...expected].sort());
    });
  }
});

it('leaves a clean ledger', () => world.expectCleanLedger());

import { expect, it } from '@jest/globals';
import type { DealFollowers } from './bookings/deal-followers.js';
import type { PaidDeal } from './bookings/lock-deal.js';
import { CLOCK } from './common/actor.js';
import type { ADVICE } from './common/error-advice.js';
import { authorize, type VerbRule } from './common/rules.js';
import type { NOTICES } from './notifications/notifications.words.js';
import { move } from './platform/database/move.js';
import type { Tx } from './platform/database/tx.js';
import { setDeadline } from './platform/deadlines/deadlines.js';
import { EVENT_NAMES } from './platform/events/catalog.js';
import { emit } from './platform/events/events.js';
import type { Outbox } from './platform/events/outbox.js';
import { Call } from './platform/http/call.js';
import type { Jobs } from './platform/jobs/jobs.js';
import type { Sweeps } from './platform/jobs/sweeps.js';
import type { Quote } from './quotes/quote.entity.js';
import { QUOTE_RULES, type QuoteStatus } from './quotes/quotes.rules.js';

/** Never called: the compiler has to refuse each line, or `npm run check` fails on the expectation. */
export function refusedByTheCompiler(
  tx: Tx,
  at: Date,
  outbox: Outbox,
  jobs: Jobs,
  sweeps: Sweeps,
  quote: Quote,
  followers: DealFollowers,
  deal: PaidDeal,
): unknown[] {
  const follow = async () => undefined;
  return [
    // @ts-expect-error a misspelled event
    emit(tx, at, 'quote.submited', { shipmentId: '', quoteId: '' }, []),
    // @ts-expect-error an event without one of its ids
    emit(tx, at, 'quote.submitted', { shipmentId: '' }, []),
    // @ts-expect-error an id the event does not carry
    emit(tx, at, 'shipment.listed', { shipmentId: '', claimId: '' }, []),
    // @ts-expect-error a deadline that nobody knows
    setDeadline(tx, at, { kind: 'payment_windw', subject: '', shipmentId: null, dueAt: at }),
    // @ts-expect-error a listener that nobody knows
    outbox.on(['user.erased'], 'notifications.forgot', async () => undefined),
    // @ts-expect-error an id the event does not carry
    outbox.on(['user.erased'], 'notifications.forget', async ({ ids }) => void ids.claimId),
    // @ts-expect-error a job of another queue
    jobs.add('money', 'prices.compute', { shipmentId: '' }),
    // @ts-expect-error a job without what it needs
    jobs.add('prices', 'prices.compute', {}),
    // @ts-expect-error a sweep that nobody knows
    sweeps.on('outbocks', async () => undefined),
    // @ts-expect-error notices of an event that is not announced
    { 'quote.submited': [] } satisfies Partial<typeof NOTICES>,
    // @ts-expect-error a column that the row does not have
    move(tx, QUOTE_RULES, quote, 'accept', CLOCK, { shipmentId: '', at, set: { acceptdAt: at } }),
    // @ts-expect-error a value that is not of the column's type
    move(tx, QUOTE_RULES, quote, 'accept', CLOCK, { shipmentId: '', at, set: { agreed: '{}' } }),
    // @ts-expect-error a verb that the table does not have
    authorize(QUOTE_RULES, 'acept', CLOCK, { ownerId: '' }),
    // @ts-expect-error a role that nobody has
    authorize(QUOTE_RULES, 'accept', CLOCK, { ownerId: '' }, 'onwer'),
    // @ts-expect-error a need that nobody knows
    { who: ['owner'], from: ['pending'], to: ['accepted'], needs: ['frsh'] } satisfies VerbRule<QuoteStatus>,
    // @ts-expect-error a follower that is not listed
    followers.on('clames', { pickup: follow, cancel: follow, refund: follow, chargeback: follow }),
    // @ts-expect-error a follower that leaves out one of its verbs
    followers.on('claims', { pickup: follow, cancel: follow, refund: follow }),
    // @ts-expect-error a verb that nobody follows
    followers.follow(tx, 'delivr', deal, CLOCK),
    // @ts-expect-error a call that does not say which scope it needs
    Call({ summary: 'Quotes' }),
    // @ts-expect-error a scope that nobody knows
    Call({ summary: 'Quotes', scope: 'quotes:raed' }),
    // @ts-expect-error a code without advice for its caller
    { stale: undefined } satisfies typeof ADVICE,
  ];
}

it('calls every event by a noun and what happened to it', () => {
  expect(EVENT_NAMES.filter((name) => !/^[a-z]+(_[a-z]+)?\.[a-z_]+(C[a-z]+)?$/.test(name))).toEqual([]);
});

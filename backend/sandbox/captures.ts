import { record, cardFee, settlesOn } from './balance.js';
import type { BalanceTransaction, Charge } from './objects.js';
import type { Store } from './store.js';

/** In ms of business time. Stripe promises a charge's fee within the hour; the fault `late_fee` breaks that promise. */
const CAPTURE_TIME = 3 * 1000;
const LATE = 24 * 60 * 60 * 1000;

/**
 * When the capture of a new charge is over. With `automatic_async`, Stripe's default, the card is charged and the intent
 * succeeds first; money and fee reach the balance later. Until then the charge's `balance_transaction` is null;
 * `charge.updated` reports it. Source: https://docs.stripe.com/payments/payment-intents/asynchronous-capture (2026).
 *
 * That page says nothing about refunds and transfers in between. Here both are accepted, since the charge succeeded, and
 * posted at once: the balance may be short by them until the charge's money arrives. What they move becomes available
 * when the charge's does, so a transfer out of the charge spends no other money.
 */
export async function captureEnds(store: Store): Promise<Date> {
  const time = (await store.meets('late_fee')) ? LATE : CAPTURE_TIME;
  // Whole seconds, so that charges made together reach the balance together.
  return new Date(Math.ceil(store.businessNow.getTime() / 1000) * 1000 + time);
}

/** Posts a charge and its fee; the caller saves the charge. */
export async function capture(store: Store, charge: Charge, atOnce: boolean): Promise<void> {
  const recorded = await record(store, {
    type: 'charge',
    source: charge.id,
    amount: charge.amount,
    fee: cardFee(charge.amount),
    availableOn: Math.max(store.seconds, settlesOn(charge.created, atOnce)),
    description: (charge['description'] ?? undefined) as string | undefined,
  });
  charge.balance_transaction = recorded.id;
}

/** The end of an asynchronous capture; the caller has locked the charge. */
export async function settleCapture(store: Store, charge: Charge): Promise<void> {
  const { atOnce = false } = await store.hidden(charge.id);
  await capture(store, charge, atOnce);
  await store.save(charge);
  await store.emit('charge.updated', charge);
}

/** When a charge's money can be spent, now at the earliest; seconds since 1970. */
export async function fundsOf(store: Store, charge: Charge): Promise<number> {
  if (charge.balance_transaction) {
    const paid = await store.get<BalanceTransaction>('balance_transaction', charge.balance_transaction);
    return Math.max(store.seconds, paid.available_on);
  }
  const { atOnce = false } = await store.hidden(charge.id);
  return Math.max(store.seconds, settlesOn(charge.created, atOnce));
}

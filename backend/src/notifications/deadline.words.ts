import type { ToldEvent } from '../platform/events/catalog.js';
import type { NoticeData } from './notice-data.js';
import { amount, dollars, name, type Notice, payments, shipment } from './notices.js';

/** What is told because a time has passed, or is about to. */
export const DEADLINE_NOTICES = {
  'quote.staled': [
    {
      who: 'carrier',
      mustAct: true,
      when: ({ quoteStatus }) => quoteStatus === 'pending',
      title: () => 'A listing that you quoted on has changed',
      body: (data) =>
        `"${data.title}" changed after your quote of ${amount(data)}. Check it, then confirm or change your quote. It cannot be accepted until you do.`,
      link: shipment,
    },
  ],
  'shipment.pickup_late': [
    {
      who: 'owner',
      mustAct: true,
      when: ({ quoteStatus, wasAtPickup }) => quoteStatus === 'paid' && wasAtPickup,
      title: () => 'The carrier came, and it is still at the pickup',
      body: (data) =>
        `${name(data.carrier, 'The carrier')} was there for "${data.title}", and it was not loaded. ${forOwner(data)} If nothing happens, you get a full refund automatically.`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      when: ({ quoteStatus, wasAtPickup }) => quoteStatus === 'paid' && wasAtPickup,
      title: () => 'You came, and it is still at the pickup',
      body: (data) =>
        `${mayAgreeAnew(data) ? `Agree on another day for "${data.title}" with ${name(data.owner, 'the shipper')}, or pick it up now.` : `Pick up "${data.title}" now if you can.`} Otherwise the shipper gets a full refund automatically. Because you were there, it counts against you only if we decide that it should.`,
      link: shipment,
    },
    {
      who: 'owner',
      mustAct: true,
      when: ({ quoteStatus, wasAtPickup }) => quoteStatus === 'paid' && !wasAtPickup,
      title: () => 'The pickup is late',
      body: (data) =>
        `${name(data.carrier, 'The carrier')} did not pick up "${data.title}" on the agreed day. ${forOwner(data)} If nothing happens, you get a full refund automatically.`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      when: ({ quoteStatus, wasAtPickup }) => quoteStatus === 'paid' && !wasAtPickup,
      title: () => 'Your pickup is late',
      body: (data) =>
        `You did not pick up "${data.title}" on the agreed day. Pick it up soon or give up the job. Otherwise the shipper gets a full refund automatically, and it counts against your profile.`,
      link: shipment,
    },
  ],
  'shipment.overdue': [
    {
      who: 'owner',
      mustAct: true,
      title: () => 'Your shipment is overdue',
      body: (data) =>
        `"${data.title}" should have arrived by now. Ask ${name(data.carrier, 'the carrier')} where it is, or open a claim. The payment stays in escrow in the meantime.`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'One of your deliveries is overdue',
      body: (data) =>
        `"${data.title}" should have arrived by now. If it has, mark it as delivered. If not, tell ${name(data.owner, 'the shipper')} why.`,
      link: shipment,
    },
    {
      who: 'operators',
      mustAct: true,
      title: () => 'A shipment is overdue',
      body: (data) =>
        `"${data.title}" has been on the road longer than it should be. Both sides were told, and no money moves until someone acts.`,
      link: shipment,
    },
  ],
  'payment.aged': [
    {
      who: 'operators',
      mustAct: true,
      title: () => 'Money in escrow for 90 days',
      body: (data) =>
        `The payment of ${dollars(data.chargedAmount)} for "${data.title}" has been in escrow for 90 days. Find out what is holding up the deal.`,
      link: shipment,
    },
  ],
  'payment.payout_late': [
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'Your payout is on hold',
      body: (data) =>
        data.isDisputed
          ? `${dollars(data.payoutAmount)} for "${data.title}" waits until the shipper's bank has decided on a dispute. If the payment stands, we then send the money automatically.`
          : `${dollars(data.payoutAmount)} for "${data.title}" could not be sent to you yet. Check that your payout account is set up. Once it is, we send the money automatically.`,
      link: payments,
    },
    {
      who: 'operators',
      mustAct: true,
      title: (data) => `A payout is late: ${dollars(data.payoutAmount)}`,
      body: (data) =>
        `The payout of ${dollars(data.payoutAmount)} for "${data.title}" was due by now and has not been sent.`,
      link: shipment,
    },
  ],
} satisfies Partial<Record<ToldEvent, readonly Notice[]>>;

/** A new day is a change, which waits while a claim is open, and which nobody suspended agrees on. */
function mayAgreeAnew({ isHeld, isOwnerSuspended }: NoticeData): boolean {
  return !isHeld && !isOwnerSuspended;
}

/** What the owner of a late pickup can do. Before a pickup, what holds the payment is their own claim. */
function forOwner({ isHeld, isOwnerSuspended, wasAtPickup }: NoticeData): string {
  if (isHeld)
    return isOwnerSuspended
      ? 'You can wait for the decision on your claim.'
      : 'You can cancel for free, or wait for the decision on your claim.';
  if (isOwnerSuspended)
    return wasAtPickup
      ? 'Message them so that they come again, or open a claim now. You cannot cancel while your account is suspended.'
      : 'You can open a claim now. You cannot cancel while your account is suspended.';
  return wasAtPickup
    ? 'Agree on another day with them, or cancel for free.'
    : 'You can cancel for free or open a claim now.';
}

import type { ToldEvent } from '../platform/events/catalog.js';
import { amount, dollars, name, type Notice, payments, shipment } from './notices.js';

/** What is told because a time has passed, or is about to. */
export const DEADLINE_NOTICES = {
  'quote.staled': [
    {
      who: 'carrier',
      mustAct: true,
      when: ({ quoteStatus }) => quoteStatus === 'pending',
      title: () => 'A listing that you quoted on has changed',
      body: (facts) =>
        `"${facts.title}" changed after your quote of ${amount(facts)}. Look at it and confirm or change your quote; until then it cannot be accepted.`,
      link: shipment,
    },
  ],
  'shipment.pickup_late': [
    {
      who: 'owner',
      mustAct: true,
      when: ({ quoteStatus }) => quoteStatus === 'paid',
      title: () => 'The pick-up is late',
      body: (facts) =>
        `${name(facts.carrier, 'The carrier')} has not picked up "${facts.title}" on the agreed day. You can cancel at no cost or open a claim now. If nothing happens, you get a full refund automatically.`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      when: ({ quoteStatus }) => quoteStatus === 'paid',
      title: () => 'Your pick-up is late',
      body: (facts) =>
        `The agreed day for picking up "${facts.title}" is over. Pick up soon, or give the job back: otherwise the shipper gets a full refund automatically, which counts on your profile.`,
      link: shipment,
    },
  ],
  'shipment.overdue': [
    {
      who: 'owner',
      mustAct: true,
      title: () => 'Your shipment is overdue',
      body: (facts) =>
        `"${facts.title}" should have arrived long ago. Ask ${name(facts.carrier, 'the carrier')} where it is, or open a claim. The payment stays in escrow meanwhile.`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'A delivery of yours is overdue',
      body: (facts) =>
        `"${facts.title}" should have arrived long ago. Mark it as delivered if it has, and write to ${name(facts.owner, 'the shipper')} if it has not.`,
      link: shipment,
    },
    {
      who: 'operators',
      mustAct: true,
      title: () => 'A shipment is overdue',
      body: (facts) =>
        `"${facts.title}" is on its way for longer than it should be. Both sides were told; no money moves by itself.`,
      link: shipment,
    },
  ],
  'payment.aged': [
    {
      who: 'operators',
      mustAct: true,
      title: () => 'Money in escrow for 90 days',
      body: (facts) =>
        `The payment of ${dollars(facts.chargedAmount)} for "${facts.title}" has been in escrow for 90 days. Find out what keeps the deal from its end.`,
      link: shipment,
    },
  ],
  'payment.payout_late': [
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'Your payout waits',
      body: (facts) =>
        `${dollars(facts.payoutAmount)} for "${facts.title}" could not be sent to you yet. Look whether your payout account is set up; once it is, the money follows by itself.`,
      link: payments,
    },
    {
      who: 'operators',
      mustAct: true,
      title: (facts) => `A payout is late: ${dollars(facts.payoutAmount)}`,
      body: (facts) =>
        `The payout of ${dollars(facts.payoutAmount)} for "${facts.title}" was expected by now and is not sent.`,
      link: shipment,
    },
  ],
} satisfies Partial<Record<ToldEvent, readonly Notice[]>>;

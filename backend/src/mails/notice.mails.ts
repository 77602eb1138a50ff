import type { EventName } from '../platform/events/catalog.js';
import { type MailKind, notice, type NoticeWords } from './mail-kind.js';

const MONEY =
  'You are getting this email because it is about money for one of your jobs. Emails about money cannot be turned off.';
const MONEY_OR_DESK =
  'You are getting this email because it is about money for one of your jobs, or because you are a Haulway operator. Emails about money cannot be turned off.';
const CLAIM = 'You are getting this email because it is about a claim. Emails about claims cannot be turned off.';
const REMINDER = 'You are getting this email because time is running out on one of your shipments.';
const JOB_OVER = 'You are getting this email because a job of yours ended at the door.';
const DESK = 'You are getting this email because you are a Haulway operator.';
const FACT = 'You are getting this email because you asked Haulway to verify something about you.';

const MAILS = {
  'quote.submitted': notice(
    'A carrier quoted on a listing.',
    'You are getting this email because a carrier quoted on your shipment.',
    'See the quote',
  ),
  'quote.accepted': notice(
    'A carrier took a listing at its book-now price; the shipper pays next, and the carrier of another quote is told in the app.',
    'You are getting this email because your shipment is booked.',
    'Pay now',
  ),
  'counter_offer.made': notice(
    'One side of a pending quote offers other terms; the other is asked.',
    'You are getting this email because your answer is needed.',
    'See the offer',
  ),
  'counter_offer.accepted': notice(
    "The carrier accepted an offer of the shipper's, which booked; the shipper pays next.",
    'You are getting this email because your shipment is booked.',
    'Pay now',
  ),
  'shipment.listed_again': notice(
    'A listing was made from a template by itself; its owner is told.',
    'You are getting this email because your template repeats.',
    'See the listing',
  ),
  'shipment.offered': notice(
    'A shipper shows a listing first to carriers who did a job before; each of them is told.',
    'You are getting this email because you did a job for this shipper.',
    'See the listing',
  ),
  'shipment.repeat_paused': notice(
    'A template could not be listed again; its owner is asked to look.',
    'You are getting this email because your template repeats.',
    'See your templates',
  ),
  'question.asked': notice(
    'A carrier asked about a listing.',
    'You are getting this email because a carrier asked about your shipment.',
    'Answer it',
  ),
  'question.waiting': notice(
    'A question was not answered within a day; its owner is told once more.',
    'You are getting this email because a carrier asked about your shipment.',
    'Answer it',
  ),
  'question.answered': notice(
    'A question was answered; whoever asked is told.',
    'You are getting this email because you asked about this shipment.',
    'Read the answer',
  ),
  'quote.pickup_day_set': notice(
    'The carrier said on which of the agreed days the pickup is; the shipper is told.',
    'You are getting this email because your shipment will be picked up soon.',
  ),
  'shipment.addresses_given': notice(
    'The shipper gave a street or a contact after the booking; the carrier is told.',
    'You are getting this email because you are booked for this shipment.',
    'See the job sheet',
  ),
  'change_order.proposed': notice(
    'One side of a deal proposes to change it; the other is asked.',
    'You are getting this email because your answer is needed.',
    'See the change',
  ),
  'change_order.accepted': notice(
    'A higher price is agreed on after the payment; the shipper is to pay the extra.',
    'You are getting this email because there is an extra to pay.',
    'Pay the extra',
  ),
  'change_order.undone': notice(
    'A bank gave back what was paid for a change; the carrier may give the job back.',
    'You are getting this email because the terms of a job of yours changed.',
    'See the job',
  ),
  'change_order.done': notice(
    'The other side accepted a change.',
    'You are getting this email because the terms of a job of yours changed.',
    'See what is agreed',
  ),
  'change_order.reviewed': notice(
    'Operators decided about a job that ended at the door; both sides are told.',
    JOB_OVER,
    'See what was decided',
  ),
  'change_order.paid_by_hand': notice('What a carrier was granted for an empty trip was paid by bank transfer.', MONEY),
  'change_order.review_overdue': notice(
    'Nobody has looked in time at how a job ended at the door; the operators are told.',
    DESK,
  ),
  'change_order.declined': notice(
    'The shipper declined the end of a job at the door, which ends all the same; the carrier is told.',
    JOB_OVER,
  ),
  'change_order.lapsed': notice(
    'The shipper did not answer to the end of a job at the door, or the carrier came and nothing was loaded in time; the carrier is told.',
    JOB_OVER,
  ),
  'change_order.withdrawn': notice(
    'The carrier takes at the door what they first could not; the shipper is told.',
    'You are getting this email because you have a shipment that is picked up today.',
  ),
  'change_order.refused': notice(
    'The carrier asked for more after the pickup; the shipper is told.',
    'You are getting this email because you have a shipment on the road.',
  ),
  'payment.escrowed': notice('A payment reached escrow; both sides are told.', MONEY),
  'payment.released': notice('A payment was released to the carrier; both sides are told.', MONEY),
  'payment.refunded': notice('Money went back to the card; both sides are told.', MONEY),
  'payment.failed': notice('A card was refused while the quote still waits for its payment.', MONEY, 'Try again'),
  'payment.sent_back': notice(
    'A card payment fits no deal and goes back; the shipper and the operators are told.',
    MONEY_OR_DESK,
  ),
  'payment.refund_failed': notice(
    'A refund came back from the bank; the shipper and the operators are told.',
    MONEY_OR_DESK,
  ),
  'payment.disputed': notice(
    'A payment is disputed at the bank; both sides and the operators are told.',
    MONEY_OR_DESK,
  ),
  'payment.dispute_won': notice(
    'A dispute was won or withdrawn; both sides and the operators are told.',
    MONEY_OR_DESK,
  ),
  'payment.dispute_lost': notice('A dispute was lost; both sides and the operators are told.', MONEY_OR_DESK),
  'claim.opened': notice('A claim was opened; both sides and the operators are told.', CLAIM, 'See the claim'),
  'claim.answered': notice('The other party answered a claim.', CLAIM, 'See the claim'),
  'claim.reviewed': notice('A claim came under review without an answer; both sides are told.', CLAIM, 'See the claim'),
  'claim.withdrawn': notice(
    'A claim was withdrawn, or closed as withdrawn; both sides are told.',
    CLAIM,
    'See the claim',
  ),
  'claim.decided': notice('A claim was decided; both sides are told.', CLAIM, 'See the claim'),
  'claim.paid_by_hand': notice(
    'What a claim is above what the card can take back was paid by bank transfer.',
    CLAIM,
    'See the claim',
  ),
  'claim.warned': notice('A claim is to be decided within a day; the operators are told.', CLAIM, 'See the claim'),
  'claim.overdue': notice(
    'A claim was not decided in time; both sides and the operators are told.',
    CLAIM,
    'See the claim',
  ),
  'payment.aged': notice('Money has been in escrow for 90 days; the operators are told.', MONEY_OR_DESK),
  'payment.payout_late': notice(
    'A payout was not sent by the day it was expected; the carrier and the operators are told.',
    MONEY_OR_DESK,
  ),
  'quote.staled': notice(
    'A listing changed after a quote; the carrier has to confirm it.',
    'You are getting this email because you quoted on this shipment.',
    'See the listing',
  ),
  'shipment.pickup_late': notice(
    'The agreed pickup day is over without a pickup; both sides are told.',
    'You are getting this email because this is one of your shipments.',
  ),
  'shipment.carrier_suspended': notice(
    'The carrier of a booked shipment is suspended and cannot pick it up; its owner is told.',
    'You are getting this email because this is one of your shipments.',
    'See what you can do',
  ),
  'shipment.carrier_restored': notice(
    'The carrier of a booked shipment is no longer suspended; its owner is told.',
    'You are getting this email because this is one of your shipments.',
  ),
  'shipment.facts_lapsed': notice(
    'Something that was checked about the carrier of a booked shipment is not any longer; its owner is told.',
    'You are getting this email because this is one of your shipments.',
    'See what you can do',
  ),
  'shipment.facts_renewed': notice(
    'What was checked about the carrier of a booked shipment is checked again; its owner is told.',
    'You are getting this email because this is one of your shipments.',
  ),
  'shipment.overdue': notice(
    'A shipment is on its way for too long; both sides and the operators are told.',
    'You are getting this email because this is one of your shipments, or because you are a Haulway operator.',
  ),
  'shipment.picked_up': notice(
    'The carrier picked it up; the shipper is given the release code.',
    'You are getting this email because your shipment is on its way.',
  ),
  'shipment.attempted': notice(
    'The carrier was there and could not load or unload.',
    'You are getting this email because it is your shipment.',
    'Read why',
  ),
  'shipment.acted_too_late': notice(
    'A carrier without signal picked up or delivered after the job had ended; both sides are told.',
    'You are getting this email because this was one of your jobs.',
  ),
  'shipment.delivered': notice(
    'The carrier marked a shipment as delivered.',
    'You are getting this email because your shipment was delivered.',
    'Inspect and confirm',
  ),
  'shipment.cancelled': notice(
    'A booked shipment was cancelled, and its carrier is told; or operators cancelled a shipment, and its owner is told.',
    'You are getting this email because this was one of your shipments or jobs.',
  ),
  'shipment.reopened': notice(
    'A booking fell through and the shipment is open for quotes again; its owner is told, and a carrier who did not come.',
    'You are getting this email because it is your shipment, or was your job.',
  ),
  'reminder.payment_window': notice('The time to pay ends in 24 hours, or in 4.', REMINDER, 'Pay now'),
  'reminder.auto_release': notice('The payment is released by itself in 24 hours.', REMINDER, 'Look it over'),
  'reminder.claim_window': notice('Damage can be claimed for 12 more hours.', REMINDER, 'Look it over'),
  'reminder.quote_expiry': notice(
    'A quote expires in 12 hours; the shipper is told, and the carrier in the app.',
    REMINDER,
    'See the quote',
  ),
  'reminder.pickup_choice': notice(
    'The agreed days of a pickup begin in two days, and its carrier has not said which it is.',
    REMINDER,
    'Set the day',
  ),
  'reminder.pickup_day': notice('The pickup is tomorrow; both sides are told.', REMINDER),
  'ticket.opened': notice('Somebody asks a question or writes back; the operators are told.', DESK, 'Answer it'),
  'verification.submitted': notice('A carrier asks for a check; the operators are told.', DESK, 'Check it'),
  'verification.approved': notice('An operator checked a fact of a carrier.', FACT, 'See your verification'),
  'verification.rejected': notice(
    'An operator rejected a fact of a carrier, or what was verified turned out to be wrong.',
    FACT,
    'Submit it again',
  ),
  'verification.expiring': notice('A verified fact of a carrier expires in 30 days, or in 7.', FACT, 'Renew it'),
  'verification.expired': notice('A verified fact of a carrier expired.', FACT, 'Renew it'),
  'message.sent': notice(
    'A message was not read soon; one mail a conversation.',
    'You are getting this email because someone sent you a message on Haulway.',
    'Read and reply',
  ),
} satisfies Partial<Record<EventName, MailKind<NoticeWords>>>;

/** The events whose notification has a mail. */
export type MailedEvent = keyof typeof MAILS;

/** Mails of notifications, by event; sent if the notification is not read soon, or in any case when it is about money. */
export const NOTICE_MAILS: Readonly<Record<string, MailKind<NoticeWords>>> = MAILS;

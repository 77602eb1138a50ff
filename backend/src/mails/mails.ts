import type { EventName } from '../platform/events/catalog.js';

/** A mail as defined in this file; `Data` is what its texts are made of. */
export interface MailKind<Data> {
  /** When it is sent, for readers of this list. */
  trigger: string;
  subject: (data: Data) => string;
  heading: (data: Data) => string;
  lines: (data: Data) => readonly string[];
  /** `path` leads into the user app and starts with a slash. */
  button: (data: Data) => { label: string; path: string };
  after?: string;
  /** Why this person gets it. */
  reason: string;
}

/** A notification's words; its mail uses the same. */
export interface NoticeData {
  title: string;
  body: string;
  link: string | null;
}

/** Several loads, each a line. */
export interface DigestData {
  title: string;
  lines: readonly string[];
  link: string;
}

interface LinkData {
  token: string;
}

/** A key by what its owner knows it by. */
interface KeyData {
  name: string;
  /** Its last four characters. */
  ending: string;
}

const ACCOUNT =
  'You are getting this email because this address has a Haulway account. Emails about the account itself cannot be turned off.';
const MONEY =
  'You are getting this email because it is about money for one of your jobs. Emails about money cannot be turned off.';
const MONEY_OR_DESK =
  'You are getting this email because it is about money for one of your jobs, or because you are a Haulway operator. Emails about money cannot be turned off.';
const CLAIM = 'You are getting this email because it is about a claim. Emails about claims cannot be turned off.';
const REMINDER = 'You are getting this email because time is running out on one of your shipments.';
const DESK = 'You are getting this email because you are a Haulway operator.';
const FACT = 'You are getting this email because you asked Haulway to verify something about you.';

/** The button of a mail about a deal, by where it leads. */
function dealLabel(link: string | null): string {
  return link?.startsWith('/payments') ? 'See the payment' : 'See the shipment';
}

/** A notification's mail; its button says where it leads if there is nothing better to say. */
function notice(trigger: string, reason: string, label?: string): MailKind<NoticeData> {
  return {
    trigger,
    subject: ({ title }) => title,
    heading: ({ title }) => title,
    lines: ({ body }) => [body],
    button: ({ link }) => ({ label: label ?? dealLabel(link), path: link ?? '/' }),
    reason,
  };
}

function account<Data>(mail: Omit<MailKind<Data>, 'reason'>): MailKind<Data> {
  return { ...mail, reason: ACCOUNT };
}

/** Mails about an account; queued in the transaction they report. */
export const ACCOUNT_MAILS = {
  email_verification: account<LinkData>({
    trigger: 'An account was opened, or its owner asked for the link again.',
    subject: () => 'Confirm your email address',
    heading: () => 'Confirm your email address',
    lines: () => [
      'Please confirm that this address is yours, so we can reach you about your shipments and payments.',
      'The link is good for 7 days.',
    ],
    button: ({ token }) => ({ label: 'Confirm this address', path: `/profile?verify=${token}` }),
    after: 'If you did not open this account, you can ignore this email.',
  }),
  password_reset: account<LinkData>({
    trigger: 'Somebody asked for a new password.',
    subject: () => 'Choose a new Haulway password',
    heading: () => 'Choose a new password',
    lines: () => [
      'We got a request for a new password for this account.',
      'The link works once and is good for an hour.',
    ],
    button: ({ token }) => ({ label: 'Choose a new password', path: `/reset-password?token=${token}` }),
    after: 'If it was not you, nothing has changed and you can ignore this email.',
  }),
  password_changed: account<{ keysEnded?: number }>({
    trigger: 'A password was changed, or chosen anew with the link.',
    subject: () => 'Your Haulway password was changed',
    heading: () => 'Your password was changed',
    lines: ({ keysEnded }) => [
      'The password for this account was just changed. Your other devices were logged out.',
      ...(keysEnded ? ['Its API keys were ended too. Make new ones for your programs under Developers.'] : []),
    ],
    button: () => ({ label: 'Reset your password', path: '/forgot-password' }),
    after: 'If it was not you, reset your password now and contact us.',
  }),
  new_device: account<{ device: string }>({
    trigger: 'Somebody signed in from a device that the account was never used from.',
    subject: () => 'New sign-in to your Haulway account',
    heading: () => 'New sign-in to your account',
    lines: ({ device }) => [
      `Your account was just signed in to from a device we have not seen before: ${device}.`,
      'If this was you, you are all set.',
    ],
    button: () => ({ label: 'See where you are signed in', path: '/profile#security' }),
    after: 'If it was not you, change your password now. That signs out all other devices.',
  }),
  email_changed: account<object>({
    trigger: 'The email address of an account was changed; the address before is told.',
    subject: () => 'Your Haulway email address was changed',
    heading: () => 'Your email address was changed',
    lines: () => ['The email address of your account was just changed. From now on, we write to the new one.'],
    button: () => ({ label: 'Contact us', path: '/contact' }),
    after: 'If it was not you, contact us right away.',
  }),
  api_key_created: account<KeyData>({
    trigger: 'Somebody made an API key, or replaced one.',
    subject: ({ name }) => `A new API key: ${name}`,
    heading: () => 'A new API key was made',
    lines: ({ name, ending }) => [
      `The key "${name}", which ends in ${ending}, lets a program act for this account.`,
      'You can see what it may do, and end it, at any time.',
    ],
    button: () => ({ label: 'See your API keys', path: '/developers' }),
    after: 'If it was not you, end the key and choose a new password now.',
  }),
  api_key_revoked: account<{ keys: readonly KeyData[]; why: string }>({
    trigger: 'An API key was ended by its owner, by an operator, or because it was sent in an address.',
    subject: ({ keys }) =>
      keys.length === 1
        ? `Your API key no longer works: ${keys[0]?.name}`
        : `${keys.length} of your API keys no longer work`,
    heading: ({ keys }) => (keys.length === 1 ? 'An API key was ended' : `${keys.length} API keys were ended`),
    lines: ({ keys, why }) => [
      ...keys.map(({ name, ending }) => `The key "${name}", which ends in ${ending}, no longer works.`),
      why,
    ],
    button: () => ({ label: 'See your API keys', path: '/developers' }),
  }),
  api_key_expiring: account<KeyData & { days: number }>({
    trigger: 'An API key expires in 14 days, or in one.',
    subject: ({ name, days }) => `Your API key expires ${days === 1 ? 'tomorrow' : `in ${days} days`}: ${name}`,
    heading: ({ days }) => `An API key expires ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
    lines: ({ name, ending }) => [
      `After that, programs that call with the key "${name}", which ends in ${ending}, are refused.`,
      'Replace it: the new key and the old one both work for a while, so that nothing stops.',
    ],
    button: () => ({ label: 'Replace the key', path: '/developers' }),
  }),
  webhook_failing: account<{ url: string; hours: number }>({
    trigger: 'Nothing has arrived at a webhook endpoint for 24 hours.',
    subject: () => 'Your webhooks are not arriving',
    heading: () => 'Your webhooks are not arriving',
    lines: ({ url, hours }) => [
      `For ${hours} hours, every event that we sent to ${url} has failed.`,
      'We keep trying. After 120 hours, the address is disabled.',
    ],
    button: () => ({ label: 'See what failed', path: '/developers' }),
  }),
  webhook_disabled: account<{ url: string; why: string; byOperator: boolean }>({
    trigger:
      'A webhook endpoint was disabled: it answered 410, failed for 120 hours, its secret was lost, or an operator did it.',
    subject: () => 'Your webhooks are disabled',
    heading: () => 'Your webhooks are disabled',
    lines: ({ url, why, byOperator }) => [
      `We no longer send events to ${url}. ${why}`,
      byOperator
        ? 'Once that is settled, write to us and we enable it again. Events are kept for 30 days, so that it can recover what it missed.'
        : 'Once it works again, enable it and recover what it missed. Events are kept for 30 days.',
    ],
    button: () => ({ label: 'See your webhooks', path: '/developers' }),
  }),
  ticket_answered: {
    trigger: 'An operator answered a ticket.',
    subject: ({ topic }) => `Our answer to your question: ${topic}`,
    heading: ({ topic }) => `Our answer to your question: ${topic}`,
    lines: ({ text }) => text.split(/\n+/),
    button: ({ hasAccount }) =>
      hasAccount ? { label: 'Write back', path: '/support' } : { label: 'Write to us again', path: '/contact' },
    reason: 'You are getting this email because you wrote to Haulway.',
  } satisfies MailKind<{ topic: string; text: string; hasAccount: boolean }>,
  account_suspended: account<{ reason: string }>({
    trigger: 'An operator suspended an account.',
    subject: () => 'Your Haulway account is suspended',
    heading: () => 'Your account is suspended',
    lines: ({ reason }) => [
      `Our reason: ${reason}`,
      'You can still sign in, finish jobs that are under way, confirm deliveries, and open and answer claims. You cannot start anything new.',
    ],
    button: () => ({ label: 'Contact us', path: '/contact' }),
    after: 'If you think this is a mistake, contact us and we will take another look.',
  }),
  account_restored: account<object>({
    trigger: 'An operator lifted a suspension.',
    subject: () => 'Your Haulway account is active again',
    heading: () => 'Your account is active again',
    lines: () => ['We lifted the suspension. You can use your account as before.'],
    button: () => ({ label: 'Open Haulway', path: '/dashboard' }),
  }),
  account_erased: account<object>({
    trigger: 'Somebody erased their account.',
    subject: () => 'Your Haulway account was deleted',
    heading: () => 'Your account was deleted',
    lines: () => [
      'We removed your name, addresses and contacts. By law we keep payment records, without those details.',
    ],
    button: () => ({ label: 'Open Haulway', path: '/' }),
    after: 'If it was not you, contact us right away.',
  }),
};

/** Mails of notifications, by event; sent if the notification is not read soon, or in any case when it is about money. */
export const NOTICE_MAILS: Record<string, MailKind<NoticeData>> = {
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
  'shipment.overdue': notice(
    'A shipment is on its way for too long; both sides and the operators are told.',
    'You are getting this email because this is one of your shipments, or because you are a Haulway operator.',
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
    'A booked shipment was cancelled.',
    'You are getting this email because you were booked for this shipment.',
  ),
  'shipment.reopened': notice(
    'A booking fell through and the shipment is open for quotes again.',
    'You are getting this email because it is your shipment.',
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
} satisfies Partial<Record<EventName, MailKind<NoticeData>>>;

/** News of loads along trips and of saved searches, for carriers who chose them by mail. */
export const LOAD_MAILS = {
  'load.found': notice(
    'A new load fits, and its carrier wants loads by mail.',
    'You are getting this email because you chose to get new loads by email.',
    'See the load',
  ),
  'load.digest': {
    trigger: 'New loads fit that a carrier wants to be told of every hour, or every morning.',
    subject: ({ title }) => title,
    heading: ({ title }) => title,
    lines: ({ lines }) => lines,
    button: ({ link }) => ({ label: 'See them all', path: link }),
    reason: 'You are getting this email because you asked for these loads by email.',
  },
} satisfies { 'load.found': MailKind<NoticeData>; 'load.digest': MailKind<DigestData> };

const OTHER = notice(
  'Anything else that somebody has to act on.',
  'You are getting this email because it is about one of your shipments.',
  'Open Haulway',
);

/** The mail of a notification of this kind. */
export function noticeMail(kind: string): MailKind<NoticeData> {
  return NOTICE_MAILS[kind] ?? (kind === 'load.found' ? LOAD_MAILS[kind] : OTHER);
}

export type AccountMail = keyof typeof ACCOUNT_MAILS;
export type DataOf<Kind extends AccountMail> = Parameters<(typeof ACCOUNT_MAILS)[Kind]['button']>[0];

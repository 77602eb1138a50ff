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

interface LinkData {
  token: string;
}

const ACCOUNT =
  'You get this mail because this address has a Haulway account. Mails about the account itself cannot be switched off.';
const MONEY =
  'You get this mail because it is about money of a job of yours. Mails about money cannot be switched off.';
const MONEY_OR_DESK =
  'You get this mail because it is about money of a job of yours, or because you look after Haulway. Mails about money cannot be switched off.';
const CLAIM = 'You get this mail because it is about a claim. Mails about claims cannot be switched off.';
const REMINDER = 'You get this mail because time runs out on a shipment of yours.';
const FACT = 'You get this mail because it is about a fact that you asked Haulway to check.';

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
      'Confirm that this address is yours, so that we can reach you about your shipments and payments.',
      'The link works for 7 days.',
    ],
    button: ({ token }) => ({ label: 'Confirm this address', path: `/profile?verify=${token}` }),
    after: 'If you did not open this account, there is nothing to do.',
  }),
  password_reset: account<LinkData>({
    trigger: 'Somebody asked for a new password.',
    subject: () => 'Choose a new Haulway password',
    heading: () => 'Choose a new password',
    lines: () => ['Somebody asked for a new password for this account.', 'The link works once, within an hour.'],
    button: ({ token }) => ({ label: 'Choose a new password', path: `/reset-password?token=${token}` }),
    after: 'If it was not you, nothing has changed and there is nothing to do.',
  }),
  password_changed: account<object>({
    trigger: 'A password was changed, or chosen anew with the link.',
    subject: () => 'Your Haulway password was changed',
    heading: () => 'Your password was changed',
    lines: () => [
      'The password of this account was just changed. Devices that were signed in elsewhere are signed out.',
    ],
    button: () => ({ label: 'Choose another password', path: '/forgot-password' }),
    after: 'If it was not you, choose another password now, and write to us.',
  }),
  account_suspended: account<{ reason: string }>({
    trigger: 'An operator suspended an account.',
    subject: () => 'Your Haulway account is suspended',
    heading: () => 'Your account is suspended',
    lines: ({ reason }) => [
      `Our reason: ${reason}`,
      'You can still sign in, finish what is on its way, confirm deliveries, and open and answer claims. Nothing new can be begun.',
    ],
    button: () => ({ label: 'Write to us', path: '/contact' }),
    after: 'If this is a mistake, write to us and we will look at it again.',
  }),
  account_restored: account<object>({
    trigger: 'An operator lifted a suspension.',
    subject: () => 'Your Haulway account works again',
    heading: () => 'Your account works again',
    lines: () => ['The suspension is lifted. Everything works as before.'],
    button: () => ({ label: 'Open Haulway', path: '/dashboard' }),
  }),
  account_erased: account<object>({
    trigger: 'Somebody erased their account.',
    subject: () => 'Your Haulway account is erased',
    heading: () => 'Your account is erased',
    lines: () => [
      'Your name, your addresses and your contacts are removed. What the law asks us to keep about payments stays, without them.',
    ],
    button: () => ({ label: 'Open Haulway', path: '/' }),
    after: 'If it was not you, write to us at once.',
  }),
};

/** Mails of notifications, by event; sent if the notification is not read soon, or in any case when it is about money. */
export const NOTICE_MAILS: Record<string, MailKind<NoticeData>> = {
  'quote.submitted': notice(
    'A carrier quoted on a listing.',
    'You get this mail because a carrier quoted on your shipment.',
    'See the quote',
  ),
  'quote.pickup_day_set': notice(
    'The carrier said on which of the agreed days the pick-up is; the shipper is told.',
    'You get this mail because your shipment is picked up soon.',
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
    'You get this mail because you quoted on this shipment.',
    'Look at the listing',
  ),
  'shipment.pickup_late': notice(
    'The agreed pick-up day is over without a pick-up; both sides are told.',
    'You get this mail because it is a shipment of yours.',
  ),
  'shipment.overdue': notice(
    'A shipment is on its way for too long; both sides and the operators are told.',
    'You get this mail because it is a shipment of yours, or because you look after Haulway.',
  ),
  'shipment.delivered': notice(
    'The carrier marked a shipment as delivered.',
    'You get this mail because your shipment was delivered.',
    'Look it over',
  ),
  'shipment.cancelled': notice(
    'A booked shipment was cancelled.',
    'You get this mail because you were booked for this shipment.',
  ),
  'shipment.reopened': notice(
    'A booking fell through and the shipment is open for quotes again.',
    'You get this mail because it is your shipment.',
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
    'The agreed days of a pick-up begin in two days, and its carrier has not said which it is.',
    REMINDER,
    'Set the day',
  ),
  'reminder.pickup_day': notice('The pick-up is tomorrow; both sides are told.', REMINDER),
  'verification.approved': notice('An operator checked a fact of a carrier.', FACT, 'See your facts'),
  'verification.rejected': notice(
    'An operator rejected a fact of a carrier, or what was verified turned out to be wrong.',
    FACT,
    'Submit it again',
  ),
  'verification.expiring': notice('A verified fact of a carrier expires in 30 days, or in 7.', FACT, 'Renew it'),
  'verification.expired': notice('A verified fact of a carrier expired.', FACT, 'Renew it'),
  'message.sent': notice(
    'A message was not read soon; one mail a conversation.',
    'You get this mail because somebody wrote to you on Haulway.',
    'Read and answer',
  ),
} satisfies Partial<Record<EventName, MailKind<NoticeData>>>;

const OTHER = notice(
  'Anything else that somebody has to act on.',
  'You get this mail because it is about a shipment of yours.',
  'Open Haulway',
);

/** The mail of a notification of this kind. */
export function noticeMail(kind: string): MailKind<NoticeData> {
  return NOTICE_MAILS[kind] ?? OTHER;
}

export type AccountMail = keyof typeof ACCOUNT_MAILS;
export type DataOf<Kind extends AccountMail> = Parameters<(typeof ACCOUNT_MAILS)[Kind]['button']>[0];

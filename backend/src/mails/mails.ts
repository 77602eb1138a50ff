import type { EventName } from '../platform/events/catalog.js';
import type { Value } from '../platform/texts/template.js';

/** The parts of a mail that operators may word themselves, with values in braces; empty lines divide paragraphs. */
export interface MailText {
  subject: string;
  heading: string;
  body: string;
  /** Under the button. */
  closing?: string;
}

/** What a mail may say in place of a name in braces. */
interface MailValue<Data> {
  says: string;
  of: (data: Data) => Value;
  /** The body has to say it. */
  required?: true;
}

/** A mail as defined in this file; `Data` is what its values are made of. */
export interface MailKind<Data> {
  /** When it is sent, for readers of this list. */
  trigger: string;
  text: MailText;
  values: Readonly<Record<string, MailValue<Data>>>;
  /** What its values are made of when operators look at it. */
  example: Data;
  /** `path` leads into the user app and starts with a slash. */
  button: (data: Data) => { label: string; path: string };
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
const JOB_OVER = 'You are getting this email because a job of yours ended at the door.';
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
    text: { subject: '{title}', heading: '{title}', body: '{words}' },
    values: {
      title: { says: "The notification's title", of: ({ title }) => title },
      words: { says: 'What it says, with its names and amounts', of: ({ body }) => [body], required: true },
    },
    example: { title: 'News of your shipment', body: 'Something happened to "Sailing boat".', link: '/dashboard' },
    button: ({ link }) => ({ label: label ?? dealLabel(link), path: link ?? '/' }),
    reason,
  };
}

function account<Data>(mail: Omit<MailKind<Data>, 'reason'>): MailKind<Data> {
  return { ...mail, reason: ACCOUNT };
}

const KEY = {
  name: { says: "The key's name", of: ({ name }: KeyData) => name, required: true },
  ending: { says: 'Its last four characters', of: ({ ending }: KeyData) => ending },
} as const;
const EXAMPLE_KEY: KeyData = { name: 'Stock system', ending: 'k3f9' };

/** Mails about an account; queued in the transaction they report. */
export const ACCOUNT_MAILS = {
  email_verification: account<LinkData>({
    trigger: 'An account was opened, or its owner asked for the link again.',
    text: {
      subject: 'Confirm your email address',
      heading: 'Confirm your email address',
      body: `Please confirm that this address is yours, so we can reach you about your shipments and payments.

The link is good for 7 days.`,
      closing: 'If you did not open this account, you can ignore this email.',
    },
    values: {},
    example: { token: '' },
    button: ({ token }) => ({ label: 'Confirm this address', path: `/profile?verify=${token}` }),
  }),
  password_reset: account<LinkData>({
    trigger: 'Somebody asked for a new password.',
    text: {
      subject: 'Choose a new Haulway password',
      heading: 'Choose a new password',
      body: `We got a request for a new password for this account.

The link works once and is good for an hour.`,
      closing: 'If it was not you, nothing has changed and you can ignore this email.',
    },
    values: {},
    example: { token: '' },
    button: ({ token }) => ({ label: 'Choose a new password', path: `/reset-password?token=${token}` }),
  }),
  password_changed: account<{ keysEnded?: number }>({
    trigger: 'A password was changed, or chosen anew with the link.',
    text: {
      subject: 'Your Haulway password was changed',
      heading: 'Your password was changed',
      body: `The password for this account was just changed. Your other devices were logged out.

{keys}`,
      closing: 'If it was not you, reset your password now and contact us.',
    },
    values: {
      keys: {
        says: 'That its API keys were ended too, if they were',
        of: ({ keysEnded }) =>
          keysEnded ? 'Its API keys were ended too. Make new ones for your programs under Developers.' : '',
        required: true,
      },
    },
    example: { keysEnded: 2 },
    button: () => ({ label: 'Reset your password', path: '/forgot-password' }),
  }),
  new_device: account<{ device: string }>({
    trigger: 'Somebody signed in from a device that the account was never used from.',
    text: {
      subject: 'New sign-in to your Haulway account',
      heading: 'New sign-in to your account',
      body: `Your account was just signed in to from a device we have not seen before: {device}.

If this was you, you are all set.`,
      closing: 'If it was not you, change your password now. That signs out all other devices.',
    },
    values: { device: { says: 'The browser and system', of: ({ device }) => device, required: true } },
    example: { device: 'Firefox on Windows' },
    button: () => ({ label: 'See where you are signed in', path: '/profile#security' }),
  }),
  email_changed: account<object>({
    trigger: 'The email address of an account was changed; the address before is told.',
    text: {
      subject: 'Your Haulway email address was changed',
      heading: 'Your email address was changed',
      body: 'The email address of your account was just changed. From now on, we write to the new one.',
      closing: 'If it was not you, contact us right away.',
    },
    values: {},
    example: {},
    button: () => ({ label: 'Contact us', path: '/contact' }),
  }),
  api_key_created: account<KeyData>({
    trigger: 'Somebody made an API key, or replaced one.',
    text: {
      subject: 'A new API key: {name}',
      heading: 'A new API key was made',
      body: `The key "{name}", which ends in {ending}, lets a program act for this account.

You can see what it may do, and end it, at any time.`,
      closing: 'If it was not you, end the key and choose a new password now.',
    },
    values: KEY,
    example: EXAMPLE_KEY,
    button: () => ({ label: 'See your API keys', path: '/developers' }),
  }),
  api_key_revoked: account<{ keys: readonly KeyData[]; why: string }>({
    trigger: 'An API key was ended by its owner, by an operator, or because it was sent in an address.',
    text: {
      subject: '{summary}',
      heading: '{ended}',
      body: `{keys}

{why}`,
    },
    values: {
      summary: {
        says: 'Which key no longer works, or how many',
        of: ({ keys }) =>
          keys.length === 1
            ? `Your API key no longer works: ${keys[0]?.name}`
            : `${keys.length} of your API keys no longer work`,
      },
      ended: {
        says: 'That a key was ended, or how many were',
        of: ({ keys }) => (keys.length === 1 ? 'An API key was ended' : `${keys.length} API keys were ended`),
      },
      keys: {
        says: 'A sentence for each key',
        of: ({ keys }) =>
          keys.map(({ name, ending }) => `The key "${name}", which ends in ${ending}, no longer works.`),
        required: true,
      },
      why: { says: 'Why', of: ({ why }) => why, required: true },
    },
    example: { keys: [EXAMPLE_KEY], why: 'It was sent in an address, where others can read it.' },
    button: () => ({ label: 'See your API keys', path: '/developers' }),
  }),
  api_key_expiring: account<KeyData & { days: number }>({
    trigger: 'An API key expires in 14 days, or in one.',
    text: {
      subject: 'Your API key expires {when}: {name}',
      heading: 'An API key expires {when}',
      body: `After that, programs that call with the key "{name}", which ends in {ending}, are refused.

Replace it: the new key and the old one both work for a while, so nothing breaks.`,
    },
    values: {
      ...KEY,
      when: {
        says: 'When: "tomorrow" or "in 14 days"',
        of: ({ days }) => (days === 1 ? 'tomorrow' : `in ${days} days`),
      },
    },
    example: { ...EXAMPLE_KEY, days: 14 },
    button: () => ({ label: 'Replace the key', path: '/developers' }),
  }),
  api_deprecated: account<{ call: string; keys: readonly KeyData[]; sunsetAt: string; instead: string }>({
    trigger: 'An API key uses a call or field that will end: when that is announced, 90 days and 30 days before.',
    text: {
      subject: 'Your programs use a call that ends on {day}',
      heading: 'A call ends on {day}',
      body: `{call} is deprecated, and works until {day}. {instead}

{keys}`,
    },
    values: {
      call: { says: 'The call, and the field if it is one', of: ({ call }) => call, required: true },
      day: { says: 'The day on which it ends', of: ({ sunsetAt }) => sunsetAt, required: true },
      instead: { says: 'What to do instead', of: ({ instead }) => instead, required: true },
      keys: {
        says: 'A sentence for each key that uses it',
        of: ({ keys }) => keys.map(({ name, ending }) => `The key "${name}", which ends in ${ending}, uses it.`),
      },
    },
    example: {
      call: 'GET /api/auth/user',
      keys: [EXAMPLE_KEY],
      sunsetAt: '2028-03-09',
      instead: 'Call GET /api/auth/me.',
    },
    button: () => ({ label: 'See your API keys', path: '/developers' }),
  }),
  webhook_failing: account<{ url: string; hours: number }>({
    trigger: 'Nothing has arrived at a webhook endpoint for 24 hours.',
    text: {
      subject: 'Your webhooks are not arriving',
      heading: 'Your webhooks are not arriving',
      body: `For {hours} hours, every event that we sent to {url} has failed.

We keep trying. After 120 hours, the address is disabled.`,
    },
    values: {
      url: { says: "The endpoint's address", of: ({ url }) => url, required: true },
      hours: { says: 'For how many hours', of: ({ hours }) => String(hours) },
    },
    example: { url: 'https://example.com/hooks', hours: 24 },
    button: () => ({ label: 'See what failed', path: '/developers' }),
  }),
  webhook_disabled: account<{ url: string; why: string; byOperator: boolean }>({
    trigger:
      'A webhook endpoint was disabled: it answered 410, failed for 120 hours, its secret was lost, or an operator did it.',
    text: {
      subject: 'Your webhooks are disabled',
      heading: 'Your webhooks are disabled',
      body: `We no longer send events to {url}. {why}

{next}`,
    },
    values: {
      url: { says: "The endpoint's address", of: ({ url }) => url, required: true },
      why: { says: 'Why', of: ({ why }) => why, required: true },
      next: {
        says: 'What to do next',
        of: ({ byOperator }) =>
          byOperator
            ? 'Once that is settled, write to us and we enable it again. Events are kept for 30 days, so that it can recover what it missed.'
            : 'Once it works again, enable it and recover what it missed. Events are kept for 30 days.',
        required: true,
      },
    },
    example: { url: 'https://example.com/hooks', why: 'It answered 410 Gone.', byOperator: false },
    button: () => ({ label: 'See your webhooks', path: '/developers' }),
  }),
  ticket_answered: {
    trigger: 'An operator answered a ticket.',
    text: {
      subject: 'Our answer to your question: {topic}',
      heading: 'Our answer to your question: {topic}',
      body: '{answer}',
    },
    values: {
      topic: { says: "The ticket's topic", of: ({ topic }) => topic },
      answer: { says: "The operator's answer", of: ({ text }) => text.split(/\n+/), required: true },
    },
    example: { topic: 'Shipping', text: 'Hello Dana,\nit takes about a week.', hasAccount: true },
    button: ({ hasAccount }) =>
      hasAccount ? { label: 'Write back', path: '/support' } : { label: 'Write to us again', path: '/contact' },
    reason: 'You are getting this email because you wrote to Haulway.',
  } satisfies MailKind<{ topic: string; text: string; hasAccount: boolean }>,
  account_suspended: account<{ reason: string }>({
    trigger: 'An operator suspended an account.',
    text: {
      subject: 'Your Haulway account is suspended',
      heading: 'Your account is suspended',
      body: `Our reason: {reason}

You can still sign in, finish jobs that are under way, confirm deliveries, and open and answer claims. You cannot start anything new.`,
      closing: 'If you think this is a mistake, contact us and we will take another look.',
    },
    values: { reason: { says: 'The reason that the operator gave', of: ({ reason }) => reason, required: true } },
    example: { reason: 'Two listings were for goods that may not be shipped.' },
    button: () => ({ label: 'Contact us', path: '/contact' }),
  }),
  account_restored: account<object>({
    trigger: 'An operator lifted a suspension.',
    text: {
      subject: 'Your Haulway account is active again',
      heading: 'Your account is active again',
      body: 'We lifted the suspension. You can use your account as before.',
    },
    values: {},
    example: {},
    button: () => ({ label: 'Open Haulway', path: '/dashboard' }),
  }),
  account_erased: account<object>({
    trigger: 'Somebody erased their account.',
    text: {
      subject: 'Your Haulway account was deleted',
      heading: 'Your account was deleted',
      body: 'We removed your name, addresses and contacts. By law we keep payment records, without those details.',
      closing: 'If it was not you, contact us right away.',
    },
    values: {},
    example: {},
    button: () => ({ label: 'Open Haulway', path: '/' }),
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
    'The shipper did not answer to the end of a job at the door; the carrier is told.',
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
    text: { subject: '{title}', heading: '{title}', body: '{loads}' },
    values: {
      title: { says: 'How many loads, and for which trip or search', of: ({ title }) => title },
      loads: { says: 'A line for each load', of: ({ lines }) => lines, required: true },
    },
    example: {
      title: '2 new loads for Denver to Dallas',
      lines: ['Sailing boat: Boulder to Austin, $1,240', 'Upright piano: Denver to Plano, $620'],
      link: '/trips',
    },
    button: ({ link }) => ({ label: 'See them all', path: link }),
    reason: 'You are getting this email because you asked for these loads by email.',
  },
} satisfies { 'load.found': MailKind<NoticeData>; 'load.digest': MailKind<DigestData> };

/** What mails of kinds without one of their own are worded as. */
export const OTHER_KIND = 'other';
const OTHER = notice(
  'Anything else that somebody has to act on.',
  'You are getting this email because it is about one of your shipments.',
  'Open Haulway',
);

/** The mail of a notification of this kind, and what it is worded as. */
export function noticeMail(kind: string): { worded: string; mail: MailKind<NoticeData> } {
  const mail = NOTICE_MAILS[kind] ?? (kind === 'load.found' ? LOAD_MAILS[kind] : undefined);
  return mail ? { worded: kind, mail } : { worded: OTHER_KIND, mail: OTHER };
}

/** Every mail, by its kind; each is only ever given data of its own kind, such as its example. */
export const ALL_MAILS = {
  ...ACCOUNT_MAILS,
  ...NOTICE_MAILS,
  ...LOAD_MAILS,
  [OTHER_KIND]: OTHER,
} as unknown as Readonly<Record<string, MailKind<unknown>>>;

export type AccountMail = keyof typeof ACCOUNT_MAILS;
export type DataOf<Kind extends AccountMail> = Parameters<(typeof ACCOUNT_MAILS)[Kind]['button']>[0];

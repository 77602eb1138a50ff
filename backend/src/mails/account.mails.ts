import { account, type MailKind } from './mail-kind.js';
import { PROGRAM_MAILS } from './program.mails.js';

interface LinkData {
  token: string;
}

/** Mails about an account; queued in the transaction they report. */
export const ACCOUNT_MAILS = {
  email_verification: account<LinkData>({
    trigger: 'An account was opened, or its owner asked for the link again.',
    text: {
      subject: 'Confirm your email address',
      heading: 'Confirm your email address',
      body: `Please confirm that this address is yours, so we can reach you about your shipments and payments.

The link is good for 7 days.`,
      closing: 'If you did not give us this address, you can ignore this email.',
    },
    values: {},
    example: { token: 'example' },
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
    example: { token: 'example' },
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
  email_change_asked: account<{ email: string }>({
    trigger: 'Another email address was given for an account; the confirmed one is told, which stays until then.',
    text: {
      subject: 'Another email address for your Haulway account',
      heading: 'Another email address',
      body: 'We sent a link to {email}. Once it is opened, that is the address of your account. Until then nothing changes.',
      closing: 'If it was not you, change your password now: that cancels it.',
    },
    values: { email: { says: 'The other address', of: ({ email }) => email, required: true } },
    example: { email: 'dana.reyes@example.com' },
    button: () => ({ label: 'See your profile', path: '/profile#email' }),
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
  ...PROGRAM_MAILS,
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
    example: { topic: 'Shipping', text: 'Hello Dana,\nIt takes about a week.', hasAccount: true },
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

export type AccountMail = keyof typeof ACCOUNT_MAILS;
export type DataOf<Kind extends AccountMail> = Parameters<(typeof ACCOUNT_MAILS)[Kind]['button']>[0];

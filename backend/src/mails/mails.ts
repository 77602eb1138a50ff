import { ACCOUNT_MAILS } from './account.mails.js';
import { type DigestData, type MailKind, notice, type NoticeWords } from './mail-kind.js';
import { NOTICE_MAILS } from './notice.mails.js';

/** News of loads along trips and of saved searches, for carriers who chose them by mail. */
export const LOAD_MAILS = {
  'load.found': notice(
    'A new load fits, and its carrier wants loads by mail.',
    'You are getting this email because you chose to get new loads by email.',
    'See the load',
    {
      title: 'New load for "Denver to Dallas"',
      body: '"Upright piano", Denver, CO to Plano, TX, 790 miles. It adds 12 miles, and you keep about $590.',
      link: '/shipments/8b0d8f0e-0000-4000-8000-000000000001',
    },
  ),
  'load.digest': {
    trigger: 'New loads fit that a carrier wants to be told of every hour, or every morning.',
    text: { subject: '{title}', heading: '{title}', body: '{loads}' },
    values: {
      title: { says: 'How many loads, and for which trip or search', of: ({ title }) => title },
      loads: { says: 'A line for each load', of: ({ lines }) => lines, required: true },
    },
    example: {
      title: '2 new loads for "Denver to Dallas"',
      lines: [
        '"Sailing boat", Boulder, CO to Austin, TX, 960 miles. It adds 140 miles, and you keep about $1,178.',
        '"Upright piano", Denver, CO to Plano, TX, 790 miles. It adds 12 miles, and you keep about $590.',
      ],
      link: '/trips',
    },
    button: ({ link }) => ({ label: 'See them all', path: link }),
    reason: 'You are getting this email because you asked for these loads by email.',
  },
} satisfies { 'load.found': MailKind<NoticeWords>; 'load.digest': MailKind<DigestData> };

/** What mails of kinds without one of their own are worded as. */
export const OTHER_KIND = 'other';
const OTHER = notice(
  'Anything else that somebody has to act on.',
  'You are getting this email because it is about one of your shipments.',
  'Open Haulway',
);

/** The mail of a notification of this kind, and what it is worded as. */
export function noticeMail(kind: string): { worded: string; mail: MailKind<NoticeWords> } {
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

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

/** A mail as it is defined; `Data` is what its values are made of. */
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
export interface NoticeWords {
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

const ACCOUNT =
  'You are getting this email because this address has a Haulway account. Emails about the account itself cannot be turned off.';

/** The button of a mail about a deal, by where it leads. */
function dealLabel(link: string | null): string {
  return link?.startsWith('/payments') ? 'See the payment' : 'See the shipment';
}

/** A notification's mail; its button says where it leads if there is nothing better to say. */
export function notice(
  trigger: string,
  reason: string,
  label?: string,
  example: NoticeWords = {
    title: 'News of your shipment',
    body: 'Something happened to "Sailing boat".',
    link: '/dashboard',
  },
): MailKind<NoticeWords> {
  return {
    trigger,
    text: { subject: '{title}', heading: '{title}', body: '{words}' },
    values: {
      title: { says: "The notification's title", of: ({ title }) => title },
      words: { says: 'What it says, with its names and amounts', of: ({ body }) => [body], required: true },
    },
    example,
    button: ({ link }) => ({ label: label ?? dealLabel(link), path: link ?? '/' }),
    reason,
  };
}

/** A mail about the account itself. */
export function account<Data>(mail: Omit<MailKind<Data>, 'reason'>): MailKind<Data> {
  return { ...mail, reason: ACCOUNT };
}

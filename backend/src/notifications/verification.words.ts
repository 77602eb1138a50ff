import { type Fact, FACT_LABELS } from '../common/facts.js';
import type { ToldEvent } from '../platform/events/catalog.js';
import { type Notice, passport } from './notices.js';
import type { NoticeData } from './notice-data.js';

/** What carriers are told about their facts. */
export const VERIFICATION_NOTICES = {
  'verification.approved': [
    {
      who: 'receiver',
      mustAct: true,
      title: (data) => `Verified: ${label(data)}`,
      body: (data) =>
        `We checked your ${factOf(data)}. The badge and its date now show on your profile and next to your quotes.${data.factExpiresOn ? ` It is good until ${day(data.factExpiresOn)}.` : ''}`,
      link: passport,
    },
  ],
  'verification.rejected': [
    {
      who: 'receiver',
      mustAct: true,
      title: (data) => `Not verified: ${label(data)}`,
      body: (data) => `We could not verify your ${factOf(data)}: ${data.factReason ?? ''} You can submit it again.`,
      link: passport,
    },
  ],
  'verification.expiring': [
    {
      who: 'receiver',
      mustAct: true,
      title: (data) => `${label(data)} expires in ${data.factDaysLeft === 1 ? '1 day' : `${data.factDaysLeft} days`}`,
      body: (data) =>
        `Your ${factOf(data)} is good until ${day(data.factExpiresOn ?? '')}. Submit the new one before then to keep the badge: without it, shippers who booked you can end the booking until the pickup.`,
      link: passport,
    },
  ],
  'verification.expired': [
    {
      who: 'receiver',
      mustAct: true,
      title: (data) => `Expired: ${label(data)}`,
      body: (data) =>
        `Your ${factOf(data)} was good until ${day(data.factExpiresOn ?? '')}. Its badge is hidden, and shippers who booked you with it can end the booking until the pickup. Submit the new one to get it back.`,
      link: passport,
    },
  ],
} satisfies Partial<Record<ToldEvent, readonly Notice[]>>;

function label({ fact }: NoticeData): string {
  return fact ? FACT_LABELS[fact] : '';
}

/** The fact it is about, within a sentence. */
export function factOf({ fact }: NoticeData): string {
  return fact ? factInSentence(fact) : '';
}

/** Within a sentence an abbreviation keeps its capitals. */
export function factInSentence(fact: Fact): string {
  const text = FACT_LABELS[fact];
  return /^[A-Z]{2}/.test(text) ? text : text.toLowerCase();
}

function day(text: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));
}

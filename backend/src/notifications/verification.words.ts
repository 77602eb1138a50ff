import { FACT_LABELS } from '../common/facts.js';
import type { ToldEvent } from '../platform/events/catalog.js';
import { type Notice, passport } from './notices.js';
import type { Facts } from './notifications.queries.js';

/** What carriers are told about their facts. */
export const VERIFICATION_NOTICES = {
  'verification.approved': [
    {
      who: 'receiver',
      mustAct: true,
      title: (facts) => `Verified: ${label(facts)}`,
      body: (facts) =>
        `We checked your ${inSentence(facts)}. The badge and its date now show on your profile and next to your quotes.${facts.factExpiresOn ? ` It is good until ${day(facts.factExpiresOn)}.` : ''}`,
      link: passport,
    },
  ],
  'verification.rejected': [
    {
      who: 'receiver',
      mustAct: true,
      title: (facts) => `Not verified: ${label(facts)}`,
      body: (facts) =>
        `We could not verify your ${inSentence(facts)}: ${facts.factReason ?? ''} You can submit it again.`,
      link: passport,
    },
  ],
  'verification.expiring': [
    {
      who: 'receiver',
      mustAct: true,
      title: (facts) =>
        `${label(facts)} expires in ${facts.factDaysLeft === 1 ? '1 day' : `${facts.factDaysLeft} days`}`,
      body: (facts) =>
        `Your ${inSentence(facts)} is good until ${day(facts.factExpiresOn ?? '')}. Submit the new one before then to keep the badge.`,
      link: passport,
    },
  ],
  'verification.expired': [
    {
      who: 'receiver',
      mustAct: true,
      title: (facts) => `Expired: ${label(facts)}`,
      body: (facts) =>
        `Your ${inSentence(facts)} was good until ${day(facts.factExpiresOn ?? '')}. Its badge is hidden. Submit the new one to get it back.`,
      link: passport,
    },
  ],
} satisfies Partial<Record<ToldEvent, readonly Notice[]>>;

function label({ fact }: Facts): string {
  return fact ? FACT_LABELS[fact] : '';
}

/** Within a sentence an abbreviation keeps its capitals. */
function inSentence(facts: Facts): string {
  const text = label(facts);
  return /^[A-Z]{2}/.test(text) ? text : text.toLowerCase();
}

function day(text: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));
}

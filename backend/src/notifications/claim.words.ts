import type { ClaimKind } from '../common/claim-kinds.js';
import { parseCents } from '../common/money.js';
import type { ToldEvent } from '../platform/events/catalog.js';
import { dollars, name, type Notice, shipment } from './notices.js';
import type { Facts } from './notifications.queries.js';

const KINDS: Record<ClaimKind, string> = {
  damage: 'damage',
  delay: 'a delay',
  no_show: 'a missed pick-up',
  other: 'something else',
};

/** What is told about a claim: `sender` opened it, `receiver` is the other party. */
export const CLAIM_NOTICES = {
  'claim.opened': [
    {
      who: 'receiver',
      mustAct: true,
      when: isOpen,
      title: (facts) => `Claim over ${asked(facts)}`,
      body: (facts) =>
        `${name(facts.sender, 'The other side')} claims ${asked(facts)} for ${kind(facts)} on "${facts.title}". The payment is held meanwhile. Tell your side of it with photos; the operators decide by ${due(facts)}.`,
      link: shipment,
    },
    {
      who: 'sender',
      when: isOpen,
      title: () => 'Your claim is open',
      body: (facts) =>
        `Your claim over ${asked(facts)} on "${facts.title}" is open, and the payment is held meanwhile. The other side is asked first; the operators decide by ${due(facts)}.`,
      link: shipment,
    },
    {
      who: 'operators',
      when: isOpen,
      title: (facts) => `New claim: ${asked(facts)}`,
      body: (facts) =>
        `${name(facts.sender, 'Somebody')} claims ${asked(facts)} for ${kind(facts)} on "${facts.title}". It is to be decided by ${due(facts)}.`,
      link: shipment,
    },
  ],
  'claim.answered': [
    {
      who: 'sender',
      title: () => 'Your claim was answered',
      body: (facts) =>
        `${name(facts.receiver, 'The other side')} answered your claim on "${facts.title}". The operators look at it now and decide by ${due(facts)}.`,
      link: shipment,
    },
  ],
  'claim.reviewed': [
    {
      who: 'sender',
      title: () => 'Your claim is under review',
      body: (facts) =>
        `The other side has not answered your claim on "${facts.title}" yet. The operators look at it now and decide by ${due(facts)}.`,
      link: shipment,
    },
    {
      who: 'receiver',
      mustAct: true,
      when: isOpen,
      title: () => 'A claim against you is under review',
      body: (facts) =>
        `You have not answered the claim over ${asked(facts)} on "${facts.title}" yet. You still can, until the operators decide by ${due(facts)}.`,
      link: shipment,
    },
  ],
  'claim.withdrawn': [
    {
      who: 'receiver',
      title: () => 'A claim was withdrawn',
      body: (facts) =>
        `The claim over ${asked(facts)} on "${facts.title}" is closed: it was withdrawn. What was held for it goes on.`,
      link: shipment,
    },
    {
      who: 'sender',
      title: () => 'Your claim is closed',
      body: (facts) =>
        `Your claim over ${asked(facts)} on "${facts.title}" is closed as withdrawn. What was held for it goes on.`,
      link: shipment,
    },
  ],
  'claim.decided': [
    {
      who: 'sender',
      title: decided,
      body: (facts) => `Your claim on "${facts.title}" was decided. ${outcome(facts)}${wayOfPay(facts)}`,
      link: shipment,
    },
    {
      who: 'receiver',
      title: decided,
      body: (facts) => `The claim against you on "${facts.title}" was decided. ${outcome(facts)}`,
      link: shipment,
    },
  ],
  'claim.paid_by_hand': [
    {
      who: 'sender',
      title: (facts) => `Sent by bank transfer: ${dollars(facts.outOfBandAmount)}`,
      body: (facts) =>
        `We sent you the ${dollars(facts.outOfBandAmount)} of your claim on "${facts.title}" that your card could not take back. Your bank shows it within a few days.`,
      link: shipment,
    },
  ],
  'claim.warned': [
    {
      who: 'operators',
      mustAct: true,
      when: isOpen,
      title: () => 'A claim is to be decided within a day',
      body: (facts) => `The claim over ${asked(facts)} on "${facts.title}" is to be decided by ${due(facts)}.`,
      link: shipment,
    },
  ],
  'claim.overdue': [
    {
      who: 'operators',
      mustAct: true,
      when: isOpen,
      title: () => 'A claim is overdue',
      body: (facts) =>
        `The claim over ${asked(facts)} on "${facts.title}" should have been decided by ${due(facts)}. Its payment stays held until somebody decides.`,
      link: shipment,
    },
    { who: 'sender', when: isOpen, title: () => 'We are late with your claim', body: late, link: shipment },
    { who: 'receiver', when: isOpen, title: () => 'We are late with a claim', body: late, link: shipment },
  ],
} satisfies Partial<Record<ToldEvent, readonly Notice[]>>;

function isOpen({ claimStatus }: Facts): boolean {
  return claimStatus === 'open' || claimStatus === 'under_review';
}

function asked(facts: Facts): string {
  return dollars(facts.amount);
}

function kind({ claimKind }: Facts): string {
  return KINDS[claimKind ?? 'other'];
}

function due({ claimDueAt }: Facts): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return `${format.format(claimDueAt ?? undefined)} New York time`;
}

function decided({ claimStatus, approvedAmount }: Facts): string {
  return claimStatus === 'denied' ? 'A claim was denied' : `A claim was granted: ${dollars(approvedAmount)}`;
}

function outcome(facts: Facts): string {
  const { claimStatus, approvedAmount, claimNote } = facts;
  const granted =
    claimStatus === 'denied'
      ? `The ${asked(facts)} are not granted.`
      : `${dollars(approvedAmount)} of the ${asked(facts)} are granted.`;
  return `${granted} The reasons: ${claimNote ?? ''}`.trim();
}

/** How the part comes that is more than the card paid. */
function wayOfPay({ outOfBandAmount }: Facts): string {
  if ((parseCents(outOfBandAmount) ?? 0) === 0) return '';
  return ` Of that, ${dollars(outOfBandAmount)} is more than your card can take back. We pay it by bank transfer and write to you at this address to arrange it.`;
}

function late(facts: Facts): string {
  return `The claim over ${asked(facts)} on "${facts.title}" should have been decided by now. No money moves until it is; the operators have been reminded.`;
}

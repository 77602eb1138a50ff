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
      title: (facts) => `Claim for ${asked(facts)}`,
      body: (facts) =>
        `${name(facts.sender, 'The other side')} is claiming ${asked(facts)} for ${kind(facts)} on "${facts.title}". The payment is on hold. Tell us your side and add photos. Haulway decides by ${due(facts)}.`,
      link: shipment,
    },
    {
      who: 'sender',
      when: isOpen,
      title: () => 'Your claim is open',
      body: (facts) =>
        `Your claim for ${asked(facts)} on "${facts.title}" is open, and the payment is on hold. We ask the other side first, then Haulway decides by ${due(facts)}.`,
      link: shipment,
    },
    {
      who: 'operators',
      when: isOpen,
      title: (facts) => `New claim: ${asked(facts)}`,
      body: (facts) =>
        `${name(facts.sender, 'Someone')} is claiming ${asked(facts)} for ${kind(facts)} on "${facts.title}". It is due by ${due(facts)}.`,
      link: shipment,
    },
  ],
  'claim.answered': [
    {
      who: 'sender',
      title: () => 'Your claim was answered',
      body: (facts) =>
        `${name(facts.receiver, 'The other side')} answered your claim on "${facts.title}". Haulway is reviewing it and decides by ${due(facts)}.`,
      link: shipment,
    },
  ],
  'claim.reviewed': [
    {
      who: 'sender',
      title: () => 'Your claim is under review',
      body: (facts) =>
        `The other side has not answered your claim on "${facts.title}" yet. Haulway is reviewing it and decides by ${due(facts)}.`,
      link: shipment,
    },
    {
      who: 'receiver',
      mustAct: true,
      when: isOpen,
      title: () => 'A claim against you is under review',
      body: (facts) =>
        `You have not answered the claim for ${asked(facts)} on "${facts.title}" yet. You still can, until Haulway decides by ${due(facts)}.`,
      link: shipment,
    },
  ],
  'claim.withdrawn': [
    {
      who: 'receiver',
      title: () => 'A claim was withdrawn',
      body: (facts) =>
        `The claim for ${asked(facts)} on "${facts.title}" was withdrawn and is closed. The payment is no longer on hold.`,
      link: shipment,
    },
    {
      who: 'sender',
      title: () => 'Your claim is closed',
      body: (facts) =>
        `Your claim for ${asked(facts)} on "${facts.title}" is closed as withdrawn. The payment is no longer on hold.`,
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
        `We sent you the ${dollars(facts.outOfBandAmount)} of your claim on "${facts.title}" that could not go back to your card. Your bank should show it within a few days.`,
      link: shipment,
    },
  ],
  'claim.warned': [
    {
      who: 'operators',
      mustAct: true,
      when: isOpen,
      title: () => 'A claim is due within a day',
      body: (facts) => `The claim for ${asked(facts)} on "${facts.title}" is due by ${due(facts)}.`,
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
        `The claim for ${asked(facts)} on "${facts.title}" should have been decided by ${due(facts)}. Its payment stays on hold until someone decides.`,
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
      ? `The ${asked(facts)} was not granted.`
      : `${dollars(approvedAmount)} of the ${asked(facts)} was granted.`;
  return `${granted} The reason: ${claimNote ?? ''}`.trim();
}

/** How the part comes that is more than the card paid. */
function wayOfPay({ outOfBandAmount }: Facts): string {
  if ((parseCents(outOfBandAmount) ?? 0) === 0) return '';
  return ` Of that, ${dollars(outOfBandAmount)} cannot go back to your card. We pay it by bank transfer and will email you at this address to arrange it.`;
}

function late(facts: Facts): string {
  return `The claim for ${asked(facts)} on "${facts.title}" should have been decided by now. No money moves until it is. We have reminded the people deciding it.`;
}

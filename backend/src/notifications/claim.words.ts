import type { ClaimKind } from '../common/claim-kinds.js';
import { parseCents } from '../common/money.js';
import type { ToldEvent } from '../platform/events/catalog.js';
import { dollars, freed, name, type Notice, shipment } from './notices.js';
import type { NoticeData } from './notice-data.js';

const KINDS: Record<ClaimKind, string> = {
  damage: 'damage',
  delay: 'a delay',
  no_show: 'a missed pickup',
  other: 'something else',
};

/** What is told about a claim: `sender` opened it, `receiver` is the other party. */
export const CLAIM_NOTICES = {
  'claim.opened': [
    {
      who: 'receiver',
      mustAct: true,
      when: isOpen,
      title: (data) => `Claim for ${asked(data)}`,
      body: (data) =>
        `${name(data.sender, 'The other side')} is claiming ${asked(data)} for ${kind(data)} on "${data.title}".${held(data)}${moves(data)} Tell us your side and add photos. Haulway decides by ${due(data)}.`,
      link: shipment,
    },
    {
      who: 'sender',
      when: isOpen,
      title: () => 'Your claim is open',
      body: (data) =>
        `Your claim for ${asked(data)} on "${data.title}" is open.${held(data)}${moves(data)} We ask the other side first, then Haulway decides by ${due(data)}.`,
      link: shipment,
    },
    {
      who: 'operators',
      when: isOpen,
      title: (data) => `New claim: ${asked(data)}`,
      body: (data) =>
        `${name(data.sender, 'Someone')} is claiming ${asked(data)} for ${kind(data)} on "${data.title}". It is due by ${due(data)}.`,
      link: shipment,
    },
  ],
  'claim.answered': [
    {
      who: 'sender',
      title: () => 'Your claim was answered',
      body: (data) =>
        `${name(data.receiver, 'The other side')} answered your claim on "${data.title}". Haulway is reviewing it and decides by ${due(data)}.`,
      link: shipment,
    },
  ],
  'claim.reviewed': [
    {
      who: 'sender',
      title: () => 'Your claim is under review',
      body: (data) =>
        `The other side has not answered your claim on "${data.title}" yet. Haulway is reviewing it and decides by ${due(data)}.`,
      link: shipment,
    },
    {
      who: 'receiver',
      mustAct: true,
      when: isOpen,
      title: () => 'A claim against you is under review',
      body: (data) =>
        `You have not answered the claim for ${asked(data)} on "${data.title}" yet. You still can, until Haulway decides by ${due(data)}.`,
      link: shipment,
    },
  ],
  'claim.withdrawn': [
    {
      who: 'receiver',
      title: () => 'A claim was withdrawn',
      body: (data) => `The claim for ${asked(data)} on "${data.title}" was withdrawn and is closed.${released(data)}`,
      link: shipment,
    },
    {
      who: 'sender',
      title: () => 'Your claim is closed',
      body: (data) => `Your claim for ${asked(data)} on "${data.title}" is closed as withdrawn.${released(data)}`,
      link: shipment,
    },
  ],
  'claim.decided': [
    {
      who: 'sender',
      title: decided,
      body: (data) => `Your claim on "${data.title}" was decided. ${outcome(data)}${wayOfPay(data)}`,
      link: shipment,
    },
    {
      who: 'receiver',
      title: decided,
      body: (data) => `The claim against you on "${data.title}" was decided. ${outcome(data)}`,
      link: shipment,
    },
  ],
  'claim.paid_by_hand': [
    {
      who: 'sender',
      title: (data) => `Sent by bank transfer: ${dollars(data.outOfBandAmount)}`,
      body: (data) =>
        `We sent you the ${dollars(data.outOfBandAmount)} of your claim on "${data.title}" that could not go back to your card. Your bank should show it within a few days.`,
      link: shipment,
    },
  ],
  'claim.warned': [
    {
      who: 'operators',
      mustAct: true,
      when: isOpen,
      title: () => 'A claim is due within a day',
      body: (data) => `The claim for ${asked(data)} on "${data.title}" is due by ${due(data)}.`,
      link: shipment,
    },
  ],
  'claim.overdue': [
    {
      who: 'operators',
      mustAct: true,
      when: isOpen,
      title: () => 'A claim is overdue',
      body: (data) =>
        `The claim for ${asked(data)} on "${data.title}" should have been decided by ${due(data)}.${isInEscrow(data) ? ' Its payment stays on hold until someone decides.' : ''}`,
      link: shipment,
    },
    { who: 'sender', when: isOpen, title: () => 'We are late with your claim', body: late, link: shipment },
    { who: 'receiver', when: isOpen, title: () => 'We are late with a claim', body: late, link: shipment },
  ],
} satisfies Partial<Record<ToldEvent, readonly Notice[]>>;

function isOpen({ claimStatus }: NoticeData): boolean {
  return claimStatus === 'open' || claimStatus === 'under_review';
}

/** What was released before the claim is not held by it. */
function isInEscrow({ paymentStatus }: NoticeData): boolean {
  return paymentStatus === 'in_escrow';
}

function held(data: NoticeData): string {
  return isInEscrow(data) ? ' The payment is on hold.' : '';
}

function released(data: NoticeData): string {
  return isInEscrow(data) ? ` ${freed(data)}` : '';
}

/** A carrier's claim is decided, and nothing is paid for it. */
function isCarriers({ sender, carrier }: NoticeData): boolean {
  return sender !== null && sender.id === carrier?.id;
}

function moves(data: NoticeData): string {
  return isCarriers(data) ? " A carrier's claim moves no money on its own: the decision says who is right." : '';
}

function asked(data: NoticeData): string {
  return dollars(data.amount);
}

function kind({ claimKind }: NoticeData): string {
  return KINDS[claimKind ?? 'other'];
}

function due({ claimDueAt }: NoticeData): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return `${format.format(claimDueAt ?? undefined)} New York time`;
}

function decided(data: NoticeData): string {
  if (data.claimStatus === 'denied') return 'A claim was denied';
  return isCarriers(data) ? 'A claim was granted' : `A claim was granted: ${dollars(data.approvedAmount)}`;
}

function outcome(data: NoticeData): string {
  const { claimStatus, approvedAmount, claimNote } = data;
  const granted =
    claimStatus === 'denied'
      ? `The ${asked(data)} was not granted.`
      : `${dollars(approvedAmount)} of the ${asked(data)} was granted.${goneBack(data)}`;
  return `${granted}${moves(data)} The reason: ${claimNote ?? ''}`.trim();
}

/** Of what is granted, nothing goes back twice. */
function goneBack({ goneBackAmount, approvedAmount }: NoticeData): string {
  const before = parseCents(goneBackAmount) ?? 0;
  if (before === 0) return '';
  if (before === parseCents(approvedAmount)) return ' All of that went back to the shipper before.';
  return ` ${dollars(goneBackAmount)} of that went back to the shipper before, and only the rest goes back now.`;
}

/** How the part comes that is more than the card paid. */
function wayOfPay({ outOfBandAmount }: NoticeData): string {
  if ((parseCents(outOfBandAmount) ?? 0) === 0) return '';
  return ` Of that, ${dollars(outOfBandAmount)} cannot go back to your card. We pay it by bank transfer and will email you at this address to arrange it.`;
}

function late(data: NoticeData): string {
  return `The claim for ${asked(data)} on "${data.title}" should have been decided by now.${isInEscrow(data) ? ' No money moves until it is.' : ''} We have reminded the people deciding it.`;
}

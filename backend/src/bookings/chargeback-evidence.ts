import type Stripe from 'stripe';
import { formatCents } from '../common/money.js';
import type { EvidenceFacts, EvidenceProof } from './chargeback-evidence.queries.js';

/** The most characters of one field of evidence. Source: https://docs.stripe.com/api/disputes/update (2026). */
const MOST_CHARACTERS = 20_000;

/** A heading of the evidence and what stands under it. */
export interface EvidenceSection {
  title: string;
  lines: string[];
}

/** What the deal says for itself, in the order in which a bank asks: what was sold, who agreed to it, what was done, what was said. */
export function sectionsOf(facts: EvidenceFacts, note: string | undefined): EvidenceSection[] {
  const sections: EvidenceSection[] = [
    { title: 'In short', lines: note ? [note] : [] },
    { title: 'The service', lines: theService(facts) },
    { title: 'Terms the cardholder accepted before paying', lines: theTerms(facts) },
    { title: 'Pickup', lines: proved(facts.pickup, facts.carrier) },
    { title: 'Delivery', lines: theDelivery(facts) },
    { title: 'Receipt', lines: theReceipt(facts) },
    {
      title: 'Messages between the cardholder and the carrier',
      lines: facts.messages.map(({ at, from, text }) => `${moment(at)}, ${from}: ${text}`),
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

/** The provider's fields of evidence. */
export function evidenceFields(
  facts: EvidenceFacts,
  note: string | undefined,
): NonNullable<Stripe.DisputeUpdateParams['evidence']> {
  const text = sectionsOf(facts, note)
    .map(({ title, lines }) => `${title.toUpperCase()}\n${lines.join('\n')}`)
    .join('\n\n');
  const terms = theTerms(facts).join(' ');
  return {
    customer_name: facts.shipper,
    customer_email_address: facts.shipperEmail,
    product_description: cut(
      `Transport of "${facts.title}" from ${facts.from} to ${facts.to}. ${facts.description ?? ''}`,
    ),
    ...(terms ? { cancellation_policy_disclosure: cut(terms), refund_policy_disclosure: cut(terms) } : {}),
    ...(facts.paidAt ? { service_date: facts.delivery?.at.slice(0, 10) ?? facts.paidAt.slice(0, 10) } : {}),
    ...(facts.pickup ? { shipping_carrier: facts.carrier, shipping_date: facts.pickup.at.slice(0, 10) } : {}),
    shipping_address: cut(facts.deliveryAddress),
    uncategorized_text: cut(text),
  };
}

function theService({ title, from, to, carrier, priceCents, acceptedAt, paidAt }: EvidenceFacts): string[] {
  return [
    `"${title}", from ${from} to ${to}, carried by ${carrier} for ${formatCents(priceCents)}.`,
    ...(acceptedAt ? [`The cardholder accepted the carrier's quote on ${moment(acceptedAt)}.`] : []),
    ...(paidAt ? [`The cardholder paid while signed in to their account on ${moment(paidAt)}.`] : []),
  ];
}

function theTerms({ agreed }: EvidenceFacts): string[] {
  if (!agreed) return [];
  const { lateCancelBasisPoints, noShowHours, autoReleaseHours } = agreed;
  return [
    'The payment is held until the cardholder confirms the delivery.',
    `Without a confirmation or a claim, it is released ${autoReleaseHours} hours after the delivery.`,
    `A late cancellation costs ${lateCancelBasisPoints / 100} percent of the price; an earlier one is free.`,
    `If the carrier does not come within ${noShowHours} hours after the agreed days, all of it is refunded.`,
  ];
}

function proved(proof: EvidenceProof | null, carrier: string): string[] {
  if (!proof) return [];
  const { at, note, recipientName, photos } = proof;
  return [
    `Recorded by ${carrier} on ${moment(at)}.`,
    ...(recipientName ? [`Handed over to ${recipientName}.`] : []),
    ...(photos > 0 ? [`${photos} ${photos === 1 ? 'photo was' : 'photos were'} taken then and there.`] : []),
    ...(note ? [`Noted: ${note}`] : []),
  ];
}

function theDelivery({ delivery, carrier, confirmedAt, positions }: EvidenceFacts): string[] {
  return [
    ...proved(delivery, carrier),
    ...(positions > 0 ? [`${positions} positions of the carrier were recorded on the way.`] : []),
    ...(confirmedAt ? [`The cardholder confirmed the delivery on ${moment(confirmedAt)}.`] : []),
  ];
}

function theReceipt({ paymentId, chargedCents, refundedCents, paidAt }: EvidenceFacts): string[] {
  return [
    `Payment ${paymentId}: ${formatCents(chargedCents)} charged${paidAt ? ` on ${moment(paidAt)}` : ''}.`,
    refundedCents > 0 ? `${formatCents(refundedCents)} of it went back to the card.` : 'Nothing of it was refunded.',
  ];
}

/** An instant in UTC, for people. */
export function moment(iso: string): string {
  return `${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso))} UTC`;
}

const cut = (text: string) => text.trim().slice(0, MOST_CHARACTERS);

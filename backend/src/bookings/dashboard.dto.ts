import { Shown } from '../common/shown.js';

/** The user's own shipments, counted by status. */
export class ShipmentCountsAnswer {
  @Shown.whole() draft: number;
  @Shown.whole() listed: number;
  @Shown.whole() quoted: number;
  @Shown.whole() booked: number;
  @Shown.whole() in_transit: number;
  @Shown.whole() delivered: number;
  @Shown.whole() cancelled: number;
}

/** The user's quotes, counted by status. */
export class QuoteCountsAnswer {
  @Shown.whole() pending: number;
  @Shown.whole() accepted: number;
  @Shown.whole() declined: number;
  @Shown.whole() paid: number;
  @Shown.whole() in_progress: number;
  @Shown.whole() delivered: number;
  @Shown.whole() completed: number;
}

export class PayerMoneyAnswer {
  @Shown.dollars({ description: 'Charged but not settled yet: held in escrow or on the way there, less refunds.' })
  inEscrow: number;
  @Shown.dollars({ description: 'Still to be paid for accepted quotes.' }) owed: number;
  @Shown.dollars({ description: 'Paid for good, less refunds.' }) paid: number;
}

export class PayeeMoneyAnswer {
  @Shown.dollars({ description: "The user's share of what is held in escrow or on the way there." }) inEscrow: number;
  @Shown.dollars({ description: 'Released and on its way to the bank account.' }) owed: number;
  @Shown.dollars({ description: 'Sent, and past the day it was expected by.' }) paid: number;
}

export class DashboardMoneyAnswer {
  @Shown.object(() => PayerMoneyAnswer) asPayer: PayerMoneyAnswer;
  @Shown.object(() => PayeeMoneyAnswer) asPayee: PayeeMoneyAnswer;
}

export const NEEDS = [
  'pay',
  'confirm_delivery',
  'pick_up',
  'deliver',
  'give_addresses',
  'answer_attempt',
  'carrier_suspended',
  'facts_lapsed',
  'choose_quote',
  'set_days',
  'answer_claim',
  'answer_message',
  'answer_change',
  'pay_change',
  'answer_offer',
  'answer_question',
  'quote_first',
  'confirm_quote',
] as const;

/** Something waiting for the user. */
export class NeedAnswer {
  @Shown.oneOf(NEEDS) kind: (typeof NEEDS)[number];
  @Shown.id({ nullable: true, description: 'null for a conversation without a shipment.' }) shipmentId: string | null;
  @Shown.id({ nullable: true }) quoteId: string | null;
  @Shown.id({ nullable: true }) conversationId: string | null;
  @Shown.text({ description: "The shipment's title, or the sender's name." }) title: string;
  @Shown.instant({ nullable: true }) dueAt: string | null;
  @Shown.day({ nullable: true, description: 'The agreed day of a pickup or delivery; `dueAt` is its end.' })
  dueOn: string | null;
}

export class DashboardAnswer {
  @Shown.object(() => ShipmentCountsAnswer) shipments: ShipmentCountsAnswer;
  @Shown.object(() => QuoteCountsAnswer) quotes: QuoteCountsAnswer;
  @Shown.object(() => DashboardMoneyAnswer) money: DashboardMoneyAnswer;
  @Shown.list(() => NeedAnswer, { description: 'Most urgent first, at most 20.' }) needsYou: NeedAnswer[];
  @Shown.whole({ description: 'How many there are in all.' }) needsYouCount: number;
}

/** What the user has not read. */
export class UnreadAnswer {
  @Shown.whole({ description: 'Unread messages in all conversations.' }) messages: number;
  @Shown.whole({ description: 'Conversations with unread messages.' }) conversations: number;
  @Shown.whole() notifications: number;
}

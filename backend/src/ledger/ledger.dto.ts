import { Shown } from '../common/shown.js';

/** One side of a transaction in the ledger. */
export class LedgerEntryAnswer {
  @Shown.id() id: string;
  @Shown.id() transactionId: string;
  @Shown.text({ example: 'escrow' }) account: string;
  @Shown.dollars({ description: 'Debit positive, credit negative.' }) amount: number;
  @Shown.text({ example: 'capture' }) kind: string;
  @Shown.text({ example: 'The card was charged: it is held in escrow.', description: 'The line in plain words.' })
  words: string;
  @Shown.id({ nullable: true }) paymentId: string | null;
  @Shown.instant() createdAt: Date;
}

/** What the check of the whole ledger found. */
export class LedgerCheckAnswer {
  @Shown.flag({ description: 'Every transaction sums to zero and every stored balance is the sum of its entries.' })
  balanced: boolean;
  @Shown.flag({ description: "Each quote's escrow matches its payment." }) escrowMatchesPayments: boolean;
  @Shown.texts({ description: 'Quotes whose escrow is below zero.' }) negativeEscrow: string[];
  @Shown.dollars({ description: 'Escrow in the ledger minus escrow of the payments, in dollars.' }) difference: number;
}

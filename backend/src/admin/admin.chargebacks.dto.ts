import { Flag, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';

/** What the bank is given. */
export class ChargebackEvidence {
  @Flag({ description: 'true: submitted, after which the bank decides. false: only kept at the provider.' })
  submit: boolean;
  @Text(0, 5000, { optional: true, nullable: true, description: 'What the bank should know besides, in your words.' })
  note?: string | null;
}

/** Whose money a chargeback takes if it is lost now. */
export class ChargebackLoss {
  @Shown.dollars({ description: 'Owed to the shipper anyway.' }) refundsAmount: number;
  @Shown.dollars({ description: 'Held for the carrier, who is not paid it.' }) escrowAmount: number;
  @Shown.dollars({ description: 'Taken back from the carrier.' }) carrierAmount: number;
  @Shown.dollars() haulwayAmount: number;
}

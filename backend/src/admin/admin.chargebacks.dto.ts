import { Flag, Text } from '../common/fields.js';

/** What the bank is given. */
export class ChargebackEvidence {
  @Flag({ description: 'true: submitted, after which the bank decides. false: only kept at the provider.' })
  submit: boolean;
  @Text(0, 5000, { optional: true, nullable: true, description: 'What the bank should know besides, in your words.' })
  note?: string | null;
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A loss compensated in two ways counts once, and what operators paid by hand can be recorded. */
export class PayNothingTwice1763691100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments ADD COLUMN delay_paid numeric(10,2) NOT NULL DEFAULT 0 CHECK (delay_paid >= 0);
      COMMENT ON COLUMN payments.delay_paid IS 'What claims have given for the delay; the delay refund gives only what is more.';

      -- A card that took back what a bank gave takes less than the carrier gives back.
      ALTER TABLE claims DROP CONSTRAINT claims_check1;
      ALTER TABLE claims ADD CONSTRAINT claims_out_of_band CHECK (out_of_band BETWEEN 0 AND from_carrier + from_guarantee);
      COMMENT ON COLUMN claims.out_of_band IS 'What the card cannot take of from_carrier and from_guarantee: to be paid by hand.';
      ALTER TABLE claims ADD COLUMN from_bank numeric(10,2) NOT NULL DEFAULT 0 CHECK (from_bank >= 0);
      ALTER TABLE refunds ADD COLUMN by_hand_reference text;
      COMMENT ON COLUMN refunds.by_hand_reference IS 'Paid from the bank by operators instead: how that payment can be found.';
      ALTER TABLE claims ADD COLUMN paid_by_hand_at timestamptz;
      ALTER TABLE claims ADD COLUMN paid_by_hand_reference text;
      ALTER TABLE claims ADD CONSTRAINT claims_paid_by_hand
        CHECK ((paid_by_hand_at IS NULL) = (paid_by_hand_reference IS NULL) AND (paid_by_hand_at IS NULL OR out_of_band > 0));
      COMMENT ON COLUMN claims.from_bank IS 'What the shipper has had already through a chargeback that was lost.';
      COMMENT ON COLUMN claims.paid_by_hand_at IS 'Business time at which an operator wrote down that out_of_band was paid.';

      ALTER TABLE reconciliation_breaks DROP CONSTRAINT reconciliation_breaks_kind_check;
      ALTER TABLE reconciliation_breaks ADD CONSTRAINT reconciliation_breaks_kind_check
        CHECK (kind IN ('missing_in_ledger', 'missing_at_provider', 'amount_differs', 'total_differs', 'payment_mismatch', 'paid_twice'));

      CREATE INDEX claims_to_pay_by_hand ON claims (created_at, id) WHERE out_of_band > 0 AND paid_by_hand_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE claims DROP CONSTRAINT claims_out_of_band,
        ADD CONSTRAINT claims_check1 CHECK (out_of_band BETWEEN 0 AND from_guarantee);
      ALTER TABLE claims DROP COLUMN from_bank, DROP COLUMN paid_by_hand_at, DROP COLUMN paid_by_hand_reference;
      ALTER TABLE reconciliation_breaks DROP CONSTRAINT reconciliation_breaks_kind_check,
        ADD CONSTRAINT reconciliation_breaks_kind_check
        CHECK (kind IN ('missing_in_ledger', 'missing_at_provider', 'amount_differs', 'payment_mismatch', 'paid_twice'));
      ALTER TABLE refunds DROP COLUMN by_hand_reference;
      ALTER TABLE payments DROP COLUMN delay_paid;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PostgreSQL treats NaN as greater than every number, so it passes a check for "more than zero". What the provider made belongs to one row. */
export class GuardMoneyByHand1763691900001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quotes ADD CONSTRAINT quotes_numbers CHECK (amount <> 'NaN');
      ALTER TABLE payments ADD CONSTRAINT payments_numbers CHECK ('NaN' NOT IN (amount, protection_fee, charged_amount, platform_fee, payout_amount, refunded_amount, recovered_amount, delay_paid));
      ALTER TABLE refunds ADD CONSTRAINT refunds_numbers CHECK (amount <> 'NaN');
      ALTER TABLE money_operations ADD CONSTRAINT money_operations_numbers CHECK (amount <> 'NaN');
      ALTER TABLE claims ADD CONSTRAINT claims_numbers CHECK ('NaN' NOT IN (amount, from_escrow, from_carrier, from_guarantee, from_bank, out_of_band));
      ALTER TABLE chargebacks ADD CONSTRAINT chargebacks_numbers CHECK (amount <> 'NaN');

      CREATE UNIQUE INDEX payments_charge ON payments (stripe_charge_id) WHERE stripe_charge_id IS NOT NULL;
      CREATE UNIQUE INDEX payments_transfer ON payments (stripe_transfer_id) WHERE stripe_transfer_id IS NOT NULL;
      CREATE UNIQUE INDEX refunds_at_provider ON refunds (stripe_refund_id) WHERE stripe_refund_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX refunds_at_provider, payments_transfer, payments_charge;
      ALTER TABLE chargebacks DROP CONSTRAINT chargebacks_numbers;
      ALTER TABLE claims DROP CONSTRAINT claims_numbers;
      ALTER TABLE money_operations DROP CONSTRAINT money_operations_numbers;
      ALTER TABLE refunds DROP CONSTRAINT refunds_numbers;
      ALTER TABLE payments DROP CONSTRAINT payments_numbers;
      ALTER TABLE quotes DROP CONSTRAINT quotes_numbers;
    `);
  }
}

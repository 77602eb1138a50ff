import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments a cardholder disputes at the bank, as the provider last described them. */
export class CreateChargebacks1763690011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chargebacks (
        id text PRIMARY KEY,
        payment_id uuid NOT NULL REFERENCES payments (id),
        quote_id uuid NOT NULL,
        amount numeric(10,2) NOT NULL CHECK (amount > 0),
        reason text NOT NULL,
        status text NOT NULL,
        outcome text CHECK (outcome IN ('won', 'lost')),
        withdrawn_at timestamptz,
        opened_at timestamptz NOT NULL,
        closed_at timestamptz,
        checked_at timestamptz NOT NULL,
        CONSTRAINT chargebacks_closed CHECK ((closed_at IS NULL) = (outcome IS NULL)),
        CONSTRAINT chargebacks_lost_money CHECK (outcome IS DISTINCT FROM 'lost' OR withdrawn_at IS NOT NULL)
      );
      COMMENT ON COLUMN chargebacks.id IS 'The provider''s id of the dispute.';
      COMMENT ON COLUMN chargebacks.status IS 'In the provider''s words; what it means for us is in outcome.';
      COMMENT ON COLUMN chargebacks.withdrawn_at IS 'When the provider took the amount; null for an inquiry, which moves no money.';
      COMMENT ON COLUMN chargebacks.checked_at IS 'Machine time at which the provider was last asked.';
      CREATE INDEX chargebacks_payment ON chargebacks (payment_id);
      CREATE INDEX chargebacks_open ON chargebacks (checked_at) WHERE closed_at IS NULL;
      CREATE INDEX chargebacks_newest ON chargebacks (opened_at DESC, id DESC);

      ALTER TABLE refunds ADD COLUMN covered_by text REFERENCES chargebacks (id);
      COMMENT ON COLUMN refunds.covered_by IS 'The lost chargeback by which the money went back instead.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds DROP COLUMN covered_by; DROP TABLE chargebacks;');
  }
}

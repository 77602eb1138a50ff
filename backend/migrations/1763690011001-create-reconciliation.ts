import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the provider says about its balance, kept beside the ledger, and where the two differ. */
export class CreateReconciliation1763690011001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE provider_movements (
        id text PRIMARY KEY,
        type text NOT NULL,
        source text NOT NULL,
        net_cents bigint NOT NULL,
        created_at timestamptz NOT NULL
      );
      COMMENT ON TABLE provider_movements IS 'Balance transactions of the provider, as they were last read there.';
      COMMENT ON COLUMN provider_movements.source IS 'The charge, refund, transfer, reversal, dispute or payout that moved the money.';
      CREATE INDEX provider_movements_source ON provider_movements (source);
      CREATE INDEX provider_movements_created ON provider_movements (created_at DESC, id);

      CREATE TABLE reconciliation_progress (
        name text PRIMARY KEY,
        cursor text
      );
      COMMENT ON COLUMN reconciliation_progress.cursor IS 'The movement up to which a run that was too long has read.';

      CREATE TABLE reconciliation_breaks (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind text NOT NULL CHECK (kind IN ('missing_in_ledger', 'missing_at_provider', 'amount_differs', 'payment_mismatch', 'paid_twice')),
        reference text NOT NULL,
        payment_id uuid REFERENCES payments (id),
        refund_id uuid REFERENCES refunds (id),
        ours_cents bigint,
        theirs_cents bigint,
        detail text NOT NULL,
        opened_at timestamptz NOT NULL,
        closed_at timestamptz
      );
      COMMENT ON COLUMN reconciliation_breaks.reference IS 'The provider''s id of what moved the money.';
      COMMENT ON COLUMN reconciliation_breaks.refund_id IS 'What settles it, where something was decided already.';
      CREATE UNIQUE INDEX reconciliation_breaks_one_open ON reconciliation_breaks (reference) WHERE closed_at IS NULL;
      CREATE INDEX reconciliation_breaks_newest ON reconciliation_breaks (opened_at DESC, id DESC);

      CREATE INDEX ledger_transactions_provider_ref ON ledger_transactions (provider_ref) WHERE provider_ref IS NOT NULL;
      CREATE INDEX ledger_transactions_occurred ON ledger_transactions (occurred_at) WHERE provider_ref IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ledger_transactions_occurred, ledger_transactions_provider_ref;
      DROP TABLE reconciliation_breaks, reconciliation_progress, provider_movements;
    `);
  }
}

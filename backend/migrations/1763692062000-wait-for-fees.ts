import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The provider reports its fee on a charge later than the charge itself. Older charges whose fee never came are asked for again. */
export class WaitForFees1763692062000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE fees_to_come (
        charge_id text PRIMARY KEY,
        payment_id uuid NOT NULL REFERENCES payments (id),
        quote_id uuid NOT NULL,
        charged_at timestamptz NOT NULL,
        asked integer NOT NULL DEFAULT 0 CHECK (asked >= 0),
        next_ask_at timestamptz NOT NULL
      );
      COMMENT ON TABLE fees_to_come IS 'Charges in the book whose fee the card provider has not told yet; a row goes with its posting.';
      COMMENT ON COLUMN fees_to_come.charged_at IS 'Business time.';
      COMMENT ON COLUMN fees_to_come.next_ask_at IS 'Machine time.';
      CREATE INDEX fees_to_come_quote ON fees_to_come (quote_id);
      CREATE INDEX fees_to_come_due ON fees_to_come (next_ask_at);

      INSERT INTO fees_to_come (charge_id, payment_id, quote_id, charged_at, next_ask_at)
      SELECT DISTINCT ON (t.provider_ref) t.provider_ref, t.payment_id, t.quote_id, t.occurred_at, t.created_at
        FROM ledger_transactions t JOIN payments p ON p.id = t.payment_id
       WHERE t.kind IN ('capture', 'capture-surplus') AND t.provider_ref IS NOT NULL AND t.quote_id IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM ledger_transactions f WHERE f.payment_id = t.payment_id AND f.kind = 'stripe-fee');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE fees_to_come');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Claims, their traces in the timeline and in photos, and what was taken back from carriers after a release. */
export class CreateClaims1763690010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE claims (
        id uuid PRIMARY KEY,
        shipment_id uuid NOT NULL REFERENCES shipments (id),
        quote_id uuid NOT NULL REFERENCES quotes (id),
        claimant_id uuid NOT NULL REFERENCES users (id),
        respondent_id uuid NOT NULL REFERENCES users (id),
        side text NOT NULL CHECK (side IN ('shipper', 'carrier')),
        kind text NOT NULL CHECK (kind IN ('damage', 'delay', 'no_show', 'other')),
        amount numeric(10,2) NOT NULL CHECK (amount > 0),
        description text NOT NULL,
        photos text[] NOT NULL DEFAULT '{}',
        status text NOT NULL DEFAULT 'open'
          CHECK (status IN ('open', 'under_review', 'approved', 'partly_approved', 'denied', 'withdrawn')),
        response text,
        response_photos text[] NOT NULL DEFAULT '{}',
        responded_at timestamptz,
        decision text CHECK (decision IN ('approved', 'partly_approved', 'denied')),
        approved_amount numeric(10,2) CHECK (approved_amount BETWEEN 0 AND amount),
        note text,
        decided_at timestamptz,
        due_at timestamptz NOT NULL,
        overdue boolean NOT NULL DEFAULT false,
        from_escrow numeric(10,2) NOT NULL DEFAULT 0 CHECK (from_escrow >= 0),
        from_carrier numeric(10,2) NOT NULL DEFAULT 0 CHECK (from_carrier >= 0),
        from_guarantee numeric(10,2) NOT NULL DEFAULT 0 CHECK (from_guarantee >= 0),
        out_of_band numeric(10,2) NOT NULL DEFAULT 0 CHECK (out_of_band BETWEEN 0 AND from_guarantee),
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT claims_two_people CHECK (claimant_id <> respondent_id),
        CONSTRAINT claims_carriers_claim_other CHECK (side = 'shipper' OR kind = 'other'),
        CONSTRAINT claims_decided CHECK ((status IN ('approved', 'partly_approved', 'denied')) = (decision IS NOT NULL)
          AND (decision IS NULL OR decision = status) AND (decision IS NULL) = (decided_at IS NULL))
      );
      COMMENT ON COLUMN claims.overdue IS 'due_at passed before it was decided; no money moves by it.';
      COMMENT ON COLUMN claims.from_carrier IS 'Taken back after the release, the share of the platform fee in it.';
      COMMENT ON COLUMN claims.out_of_band IS 'The part of from_guarantee that the card cannot take: to be paid by hand.';
      CREATE UNIQUE INDEX claims_one_open_a_side ON claims (shipment_id, side) WHERE status IN ('open', 'under_review');
      CREATE INDEX claims_claimant ON claims (claimant_id, created_at DESC, id DESC);
      CREATE INDEX claims_respondent ON claims (respondent_id, created_at DESC, id DESC);
      CREATE INDEX claims_quote ON claims (quote_id);
      CREATE INDEX claims_newest ON claims (created_at DESC, id DESC);
      CREATE INDEX claims_due ON claims (due_at, id);

      ALTER TABLE timeline DROP CONSTRAINT timeline_subject_check;
      ALTER TABLE timeline ADD CONSTRAINT timeline_subject_check CHECK (subject IN ('shipment', 'quote', 'payment', 'claim'));

      ALTER TABLE uploads ADD COLUMN sha256 text;
      COMMENT ON COLUMN uploads.sha256 IS 'Of the file as it was sent, in hex; the stored forms are encoded anew.';
      ALTER TABLE upload_uses ADD COLUMN claim_id uuid REFERENCES claims (id) ON DELETE CASCADE;
      ALTER TABLE upload_uses DROP CONSTRAINT upload_uses_one_place;
      ALTER TABLE upload_uses ADD CONSTRAINT upload_uses_one_place CHECK (num_nonnulls(shipment_id, quote_id, user_id, claim_id) = 1);
      DROP INDEX upload_uses_once;
      CREATE UNIQUE INDEX upload_uses_once ON upload_uses (upload_id, shipment_id, quote_id, user_id, claim_id) NULLS NOT DISTINCT;
      CREATE INDEX upload_uses_claim ON upload_uses (claim_id) WHERE claim_id IS NOT NULL;

      ALTER TABLE payments ADD COLUMN recovered_amount numeric(10,2) NOT NULL DEFAULT 0;
      COMMENT ON COLUMN payments.recovered_amount IS 'Of payout and fee, what was taken back after the release.';
      ALTER TABLE payments ADD CONSTRAINT payments_recovered CHECK (recovered_amount BETWEEN 0 AND payout_amount + platform_fee);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments DROP COLUMN recovered_amount;
      DELETE FROM upload_uses WHERE claim_id IS NOT NULL;
      DROP INDEX upload_uses_once;
      ALTER TABLE upload_uses DROP CONSTRAINT upload_uses_one_place;
      ALTER TABLE upload_uses DROP COLUMN claim_id;
      ALTER TABLE upload_uses ADD CONSTRAINT upload_uses_one_place CHECK (num_nonnulls(shipment_id, quote_id, user_id) = 1);
      CREATE UNIQUE INDEX upload_uses_once ON upload_uses (upload_id, shipment_id, quote_id, user_id) NULLS NOT DISTINCT;
      ALTER TABLE uploads DROP COLUMN sha256;
      DELETE FROM timeline WHERE subject = 'claim';
      ALTER TABLE timeline DROP CONSTRAINT timeline_subject_check;
      ALTER TABLE timeline ADD CONSTRAINT timeline_subject_check CHECK (subject IN ('shipment', 'quote', 'payment'));
      DROP TABLE claims;
    `);
  }
}

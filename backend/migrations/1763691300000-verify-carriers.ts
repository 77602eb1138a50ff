import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What carriers say about themselves, what operators checked of it, and the private documents they checked it by. */
export class VerifyCarriers1763691300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE verifications (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id),
        fact text NOT NULL CHECK (fact IN ('usdot_number', 'operating_authority', 'liability_insurance', 'cargo_insurance', 'usda_registration', 'equipment', 'identity')),
        status text NOT NULL DEFAULT 'submitted' CHECK (status IN ('submitted', 'verified', 'rejected', 'expired', 'replaced')),
        number text,
        "limit" numeric(10,2) CHECK ("limit" > 0),
        expires_on date,
        description text,
        documents text[] NOT NULL DEFAULT '{}',
        verified_on date,
        reason text,
        decided_by uuid,
        decided_at timestamptz,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT verifications_verified CHECK (status <> 'verified' OR verified_on IS NOT NULL),
        CONSTRAINT verifications_rejected CHECK (status <> 'rejected' OR reason IS NOT NULL)
      );
      COMMENT ON TABLE verifications IS 'One row each time that a carrier submits a fact; "replaced" ones are history.';
      CREATE UNIQUE INDEX verifications_one_submitted ON verifications (user_id, fact) WHERE status = 'submitted';
      CREATE UNIQUE INDEX verifications_one_verified ON verifications (user_id, fact) WHERE status = 'verified';
      CREATE INDEX verifications_user ON verifications (user_id, created_at DESC, id DESC);
      CREATE INDEX verifications_newest ON verifications (created_at DESC, id DESC);
      CREATE INDEX verifications_status ON verifications (status, created_at, id);
      CREATE INDEX verifications_expiry ON verifications (expires_on, id);
      CREATE INDEX verifications_number ON verifications (number) WHERE number IS NOT NULL;

      ALTER TABLE users ADD COLUMN badges jsonb NOT NULL DEFAULT '[]';
      COMMENT ON COLUMN users.badges IS 'The verified facts with their dates, as the public profile shows them; written with the facts.';

      ALTER TABLE deadlines ALTER COLUMN shipment_id DROP NOT NULL;

      ALTER TABLE uploads ADD COLUMN document text CHECK (document IN ('image', 'pdf'));
      COMMENT ON COLUMN uploads.document IS 'null: a photo. Else a private document, and how it is kept; it is never shown as a photo.';
      ALTER TABLE upload_uses ADD COLUMN verification_id uuid REFERENCES verifications (id) ON DELETE CASCADE;
      ALTER TABLE upload_uses DROP CONSTRAINT upload_uses_one_place;
      ALTER TABLE upload_uses ADD CONSTRAINT upload_uses_one_place CHECK (num_nonnulls(shipment_id, quote_id, user_id, claim_id, verification_id) = 1);
      DROP INDEX upload_uses_once;
      CREATE UNIQUE INDEX upload_uses_once ON upload_uses (upload_id, shipment_id, quote_id, user_id, claim_id, verification_id) NULLS NOT DISTINCT;
      CREATE INDEX upload_uses_verification ON upload_uses (verification_id) WHERE verification_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM upload_uses WHERE verification_id IS NOT NULL;
      DROP INDEX upload_uses_once;
      ALTER TABLE upload_uses DROP CONSTRAINT upload_uses_one_place;
      ALTER TABLE upload_uses DROP COLUMN verification_id;
      ALTER TABLE upload_uses ADD CONSTRAINT upload_uses_one_place CHECK (num_nonnulls(shipment_id, quote_id, user_id, claim_id) = 1);
      CREATE UNIQUE INDEX upload_uses_once ON upload_uses (upload_id, shipment_id, quote_id, user_id, claim_id) NULLS NOT DISTINCT;
      ALTER TABLE uploads DROP COLUMN document;
      DELETE FROM deadlines WHERE shipment_id IS NULL;
      ALTER TABLE deadlines ALTER COLUMN shipment_id SET NOT NULL;
      ALTER TABLE users DROP COLUMN badges;
      DROP TABLE verifications;
    `);
  }
}

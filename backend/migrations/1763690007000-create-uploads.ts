import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos, and where each is used. The pictures themselves are in the file store under the photo's id. */
export class CreateUploads1763690007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE uploads (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id),
        created_at timestamptz NOT NULL,
        stored_at timestamptz,
        free_since timestamptz,
        removed_at timestamptz
      );
      COMMENT ON TABLE uploads IS 'Instants are machine time: they rule when leftovers go, and nobody sees them.';
      COMMENT ON COLUMN uploads.stored_at IS 'null until its files are written; such a row is of no use to anybody.';
      COMMENT ON COLUMN uploads.free_since IS 'null while it is used somewhere.';
      COMMENT ON COLUMN uploads.removed_at IS 'Its files are being removed, then the row.';
      CREATE INDEX uploads_free ON uploads (free_since) WHERE free_since IS NOT NULL;
      CREATE INDEX uploads_user ON uploads (user_id, created_at DESC);

      CREATE TABLE upload_uses (
        upload_id uuid NOT NULL REFERENCES uploads (id),
        shipment_id uuid REFERENCES shipments (id) ON DELETE CASCADE,
        quote_id uuid REFERENCES quotes (id) ON DELETE CASCADE,
        user_id uuid REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT upload_uses_one_place CHECK (num_nonnulls(shipment_id, quote_id, user_id) = 1)
      );
      COMMENT ON TABLE upload_uses IS 'On a shipment, as proof of what was done on a quote, or as the picture of a user: who may see a photo follows from it.';
      CREATE UNIQUE INDEX upload_uses_once ON upload_uses (upload_id, shipment_id, quote_id, user_id) NULLS NOT DISTINCT;
      CREATE INDEX upload_uses_shipment ON upload_uses (shipment_id) WHERE shipment_id IS NOT NULL;
      CREATE INDEX upload_uses_quote ON upload_uses (quote_id) WHERE quote_id IS NOT NULL;
      CREATE INDEX upload_uses_user ON upload_uses (user_id) WHERE user_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE upload_uses, uploads');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which somebody without an account follows a shipment, and the windows in which it was expected. */
export class ShareTracking1765340001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tracking_links (
        id uuid PRIMARY KEY,
        shipment_id uuid NOT NULL REFERENCES shipments ON DELETE CASCADE,
        -- SHA-256 of the token, which only its holders know.
        token_hash bytea NOT NULL UNIQUE,
        label text,
        -- Printed on the bill of lading: not one of the owner's five.
        of_bill boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL,
        revoked_at timestamptz,
        seen_at timestamptz
      );
      CREATE INDEX tracking_links_shipment ON tracking_links (shipment_id, created_at, id);

      CREATE TABLE arrival_windows (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        quote_id uuid NOT NULL REFERENCES quotes ON DELETE CASCADE,
        -- When the truck was where it was expected from.
        made_at timestamptz NOT NULL,
        from_at timestamptz NOT NULL,
        to_at timestamptz NOT NULL CHECK (to_at >= from_at),
        -- Set at the delivery on the last window that was given two hours or more before: by it we are judged.
        arrived_at timestamptz,
        UNIQUE (quote_id, made_at)
      );
      CREATE INDEX arrival_windows_judged ON arrival_windows (arrived_at DESC) WHERE arrived_at IS NOT NULL;
      CREATE INDEX arrival_windows_made ON arrival_windows (made_at) WHERE arrived_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE arrival_windows, tracking_links');
  }
}

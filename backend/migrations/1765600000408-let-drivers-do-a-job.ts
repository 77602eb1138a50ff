import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A carrier sends a driver the link of one job; whoever opens it has a session for that job alone. */
export class LetDriversDoAJob1765600000408 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE driver_links (
        id uuid PRIMARY KEY,
        carrier_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        shipment_id uuid NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
        name text NOT NULL,
        phone text,
        token_hash bytea NOT NULL UNIQUE,
        created_at timestamptz NOT NULL,
        opened_at timestamptz,
        ended_at timestamptz
      );
      CREATE UNIQUE INDEX driver_links_of_job ON driver_links (shipment_id, carrier_id) WHERE ended_at IS NULL;
      CREATE INDEX driver_links_carrier ON driver_links (carrier_id);
      COMMENT ON TABLE driver_links IS 'Who drives a job for its carrier: the link that opens it, and whom the shipper can call.';
      COMMENT ON COLUMN driver_links.token_hash IS 'SHA-256 of the token in the link.';
      ALTER TABLE sessions ADD driver_link uuid REFERENCES driver_links (id) ON DELETE CASCADE;
      COMMENT ON COLUMN sessions.driver_link IS 'Opened with this link: for one job, and what is done on the road.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM sessions WHERE driver_link IS NOT NULL;
      ALTER TABLE sessions DROP driver_link;
      DROP TABLE driver_links;
    `);
  }
}

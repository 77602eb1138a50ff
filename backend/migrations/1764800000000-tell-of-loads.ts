import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trips and saved searches say when their carrier is told of new loads, and each load is told once. */
export class TellOfLoads1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE trips
        ADD COLUMN notify text NOT NULL DEFAULT 'off' CHECK (notify IN ('off', 'instant', 'hourly', 'daily')),
        ADD COLUMN pickup_cells smallint[] NOT NULL DEFAULT '{}',
        ADD COLUMN delivery_cells smallint[] NOT NULL DEFAULT '{}',
        ADD COLUMN legs float8[] NOT NULL DEFAULT '{}';
      COMMENT ON COLUMN trips.pickup_cells IS 'Where a load may be picked up that adds few enough miles; cells as in open_loads.';
      COMMENT ON COLUMN trips.legs IS 'Seven numbers a leg: its ends on the unit sphere, and its road miles.';
      CREATE INDEX trips_watching ON trips USING gin (pickup_cells, delivery_cells) WHERE status = 'planned' AND notify <> 'off';

      CREATE TABLE saved_searches (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id),
        label text NOT NULL,
        query jsonb NOT NULL,
        near jsonb NOT NULL,
        cells smallint[],
        notify text NOT NULL CHECK (notify IN ('off', 'instant', 'hourly', 'daily')),
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      COMMENT ON COLUMN saved_searches.query IS 'The filters of the list of shipments.';
      COMMENT ON COLUMN saved_searches.near IS 'The places of the query as points: end, latitude, longitude.';
      COMMENT ON COLUMN saved_searches.cells IS 'Cells, as in open_loads, one of which an end of a shipment must be in; NULL: it may be anywhere.';
      CREATE INDEX saved_searches_user ON saved_searches (user_id, created_at DESC, id DESC);
      CREATE INDEX saved_searches_watching ON saved_searches USING gin (cells) WHERE notify <> 'off';
      CREATE INDEX saved_searches_everywhere ON saved_searches (id) WHERE notify <> 'off' AND cells IS NULL;

      CREATE TABLE alerts (
        user_id uuid NOT NULL REFERENCES users (id),
        shipment_id uuid NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
        source text NOT NULL CHECK (source IN ('trip', 'search')),
        source_id uuid NOT NULL,
        digest boolean NOT NULL,
        found_at timestamptz NOT NULL,
        due_at timestamptz NOT NULL,
        sent_at timestamptz,
        PRIMARY KEY (user_id, shipment_id)
      );
      COMMENT ON TABLE alerts IS 'Which carrier is told of which listing, once ever, and of what it was found by.';
      COMMENT ON COLUMN alerts.digest IS 'Told together with others rather than on its own.';
      CREATE INDEX alerts_shipment ON alerts (shipment_id);
      CREATE INDEX alerts_waiting ON alerts (source_id, due_at) WHERE sent_at IS NULL;
      CREATE INDEX alerts_sent ON alerts (source_id, sent_at) WHERE sent_at IS NOT NULL AND NOT digest;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM deadlines WHERE kind = 'load_alerts';
      DELETE FROM notification_preferences WHERE kind = 'load';
      DROP TABLE alerts, saved_searches;
      DROP INDEX trips_watching;
      ALTER TABLE trips DROP COLUMN notify, DROP COLUMN pickup_cells, DROP COLUMN delivery_cells, DROP COLUMN legs;
    `);
  }
}

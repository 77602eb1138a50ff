import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trips that carriers plan, and listings that they do not want to see again. */
export class PlanTrips1763694410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trips (
        id uuid PRIMARY KEY,
        carrier_id uuid NOT NULL REFERENCES users (id),
        label text,
        stops jsonb NOT NULL,
        first_day date NOT NULL,
        flexible_days int NOT NULL,
        miles_a_day int NOT NULL,
        free_weight numeric(10,2),
        free_length_ft real,
        free_width_ft real,
        takes text[],
        max_added_miles int NOT NULL,
        min_load_miles int NOT NULL,
        cost_a_mile numeric(10,2) NOT NULL,
        miles int NOT NULL,
        status text NOT NULL DEFAULT 'planned' CHECK (status IN ('planned', 'over')),
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      COMMENT ON COLUMN trips.stops IS 'The places in their order, from two to eight: label, latitude, longitude, timeZone.';
      CREATE INDEX trips_carrier ON trips (carrier_id, created_at DESC, id DESC);

      CREATE TABLE hidden_loads (
        user_id uuid NOT NULL REFERENCES users (id),
        shipment_id uuid NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
        hidden_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, shipment_id)
      );
      CREATE INDEX hidden_loads_shipment ON hidden_loads (shipment_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM deadlines WHERE kind = 'trip_end'; DROP TABLE hidden_loads, trips;`);
  }
}

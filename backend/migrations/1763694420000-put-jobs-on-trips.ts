import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that a carrier put on a trip, and where in its order each is picked up and delivered. */
export class PutJobsOnTrips1763694420000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trip_jobs (
        trip_id uuid NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
        quote_id uuid NOT NULL UNIQUE REFERENCES quotes (id) ON DELETE CASCADE,
        pickup_place int NOT NULL,
        delivery_place int NOT NULL,
        PRIMARY KEY (trip_id, quote_id)
      );
      COMMENT ON COLUMN trip_jobs.pickup_place IS 'Its place among the stops of the trip; smaller comes first.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE trip_jobs');
  }
}

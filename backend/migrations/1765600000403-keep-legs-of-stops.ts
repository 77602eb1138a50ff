import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On which leg of its trip each stop of a job is kept. */
export class KeepLegsOfStops1765600000403 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE trip_jobs ADD pickup_leg int, ADD delivery_leg int;
      COMMENT ON COLUMN trip_jobs.pickup_leg IS 'So many places of the trip are passed before; null: as many as adds the fewest miles.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE trip_jobs DROP pickup_leg, DROP delivery_leg');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Carriers' programs look for what fits: by weight, and by the road it takes. Only open listings are searched so. */
export class FindByWeightAndMiles1765429002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX shipments_weight ON shipments (status, weight);
      CREATE INDEX shipments_miles ON shipments (status, distance_miles);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX shipments_miles; DROP INDEX shipments_weight');
  }
}

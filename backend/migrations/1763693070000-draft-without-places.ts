import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A draft's places may be missing, and are then empty; a listing has both. */
export class DraftWithoutPlaces1763693070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments ADD CONSTRAINT shipments_listed_somewhere
        CHECK (status IN ('draft', 'cancelled') OR (pickup_location <> '' AND delivery_location <> ''));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipments DROP CONSTRAINT shipments_listed_somewhere');
  }
}

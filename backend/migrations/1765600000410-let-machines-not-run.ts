import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether it runs is said of heavy equipment too. */
export class LetMachinesNotRun1765600000410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments DROP CONSTRAINT shipments_vehicles_run,
        ADD CONSTRAINT shipments_engines_run CHECK (runs IS NULL OR category IN ('vehicles', 'heavy_equipment'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE shipments SET runs = NULL WHERE runs IS NOT NULL AND category <> 'vehicles';
      ALTER TABLE shipments DROP CONSTRAINT shipments_engines_run,
        ADD CONSTRAINT shipments_vehicles_run CHECK (runs IS NULL OR category = 'vehicles');
    `);
  }
}

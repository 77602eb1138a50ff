import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether it runs is said of heavy equipment too. Every row keeps the narrower rule, so that the wider one is checked while listings are written. */
export class LetMachinesNotRun1765600000410 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments DROP CONSTRAINT IF EXISTS shipments_vehicles_run, DROP CONSTRAINT IF EXISTS shipments_engines_run,
        ADD CONSTRAINT shipments_engines_run CHECK (runs IS NULL OR category IN ('vehicles', 'heavy_equipment')) NOT VALID`);
    await runner.query('ALTER TABLE shipments VALIDATE CONSTRAINT shipments_engines_run');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE shipments SET runs = NULL WHERE runs IS NOT NULL AND category <> 'vehicles';
      ALTER TABLE shipments DROP CONSTRAINT shipments_engines_run,
        ADD CONSTRAINT shipments_vehicles_run CHECK (runs IS NULL OR category = 'vehicles');
    `);
  }
}

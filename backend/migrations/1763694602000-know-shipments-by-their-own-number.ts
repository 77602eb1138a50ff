import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an owner's own system calls a shipment. */
export class KnowShipmentsByTheirOwnNumber1763694602000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments ADD COLUMN external_ref text;
      CREATE UNIQUE INDEX shipments_external_ref ON shipments (user_id, external_ref) WHERE external_ref IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipments DROP COLUMN external_ref');
  }
}

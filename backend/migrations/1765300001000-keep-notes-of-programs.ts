import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Programs keep notes of their own on shipments and quotes, and read what changed of their shipments. */
export class KeepNotesOfPrograms1765300001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments ADD COLUMN metadata jsonb;
      ALTER TABLE quotes ADD COLUMN metadata jsonb;
      COMMENT ON COLUMN shipments.metadata IS 'Notes of the owner''s programs: texts by name. Nobody else sees them.';
      COMMENT ON COLUMN quotes.metadata IS 'Notes of the carrier''s programs: texts by name. Nobody else sees them.';
      CREATE INDEX shipments_of_owner_by_change ON shipments (user_id, updated_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX shipments_of_owner_by_change;
      ALTER TABLE quotes DROP COLUMN metadata;
      ALTER TABLE shipments DROP COLUMN metadata;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a quote was changed, and how much room a user's files take. */
export class LimitChangesAndFiles1763692030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quotes ADD COLUMN changes integer NOT NULL DEFAULT 0;
      COMMENT ON COLUMN quotes.changes IS 'Times that its carrier changed it; confirming it does not count.';
      UPDATE quotes SET changes = jsonb_array_length(history) WHERE status = 'pending' AND history <> '[]';

      ALTER TABLE uploads ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
      COMMENT ON COLUMN uploads.bytes IS 'As stored, all forms together; 0 for what was stored before they were counted.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN bytes; ALTER TABLE quotes DROP COLUMN changes');
  }
}

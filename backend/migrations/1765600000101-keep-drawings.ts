import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signatures stay as they were drawn. */
export class KeepDrawings1765600000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE uploads ADD COLUMN is_drawing boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN uploads.is_drawing IS 'Kept as a PNG too, without loss.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN is_drawing');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When people are reminded of a deadline before it is due. Deadlines set before this have no reminder. */
export class RemindBeforeDeadlines1763693050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deadlines ADD COLUMN remind_at timestamptz;
      CREATE INDEX deadlines_remind ON deadlines (remind_at) WHERE done_at IS NULL AND remind_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE deadlines DROP COLUMN remind_at');
  }
}

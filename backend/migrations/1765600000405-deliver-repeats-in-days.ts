import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By when what is listed again is delivered: counted from its pickup, as a template has no days. */
export class DeliverRepeatsInDays1765600000405 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recurrences ADD deliver_within_days smallint CHECK (deliver_within_days BETWEEN 0 AND 60);
      COMMENT ON COLUMN recurrences.deliver_within_days IS 'Days from the pickup to the last delivery day of each listing; null: no day is set.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recurrences DROP deliver_within_days');
  }
}

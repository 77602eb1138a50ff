import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when the bank waits for an answer to a chargeback, and whether it has one. */
export class AnswerChargebacks1765350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE chargebacks ADD due_by timestamptz, ADD answered_at timestamptz;
      COMMENT ON COLUMN chargebacks.due_by IS 'As the provider says; null if it was not asked since this is kept, or if the bank set no day.';
      COMMENT ON COLUMN chargebacks.answered_at IS 'When evidence was submitted to the bank.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chargebacks DROP due_by, DROP answered_at');
  }
}

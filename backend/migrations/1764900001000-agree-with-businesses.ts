import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is agreed with a business: a lower fee on what it ships, and somebody of ours to call. */
export class AgreeWithBusinesses1764900001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN fee_percent numeric(4,2) CHECK (fee_percent BETWEEN 0 AND 50),
        ADD COLUMN support_contact text;
      COMMENT ON COLUMN users.fee_percent IS 'Of quotes on their shipments, where it is lower than the usual fee; null: the usual one.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN fee_percent, DROP COLUMN support_contact');
  }
}

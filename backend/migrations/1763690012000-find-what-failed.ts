import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes over the few rows operators look for: what failed, and what is waiting. */
export class FindWhatFailed1763690012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX emails_failed ON emails (id) WHERE state = 'failed';
      CREATE INDEX money_operations_open ON money_operations (kind, state) WHERE state <> 'succeeded';
      CREATE INDEX users_admins ON users (id) WHERE is_admin;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_admins, money_operations_open, emails_failed');
  }
}

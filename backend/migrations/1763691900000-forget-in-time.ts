import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes on age, for what is forgotten by age. */
export class ForgetInTime1763691900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX location_tracking_age ON location_tracking ("timestamp");
      CREATE INDEX login_failures_age ON login_failures (next_try_at);
      CREATE INDEX emails_age ON emails (created_at) WHERE state <> 'queued';
      CREATE INDEX caught_mails_age ON caught_mails (received_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX caught_mails_age, emails_age, login_failures_age, location_tracking_age');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where an account's mail goes once its owner opens the link that was sent there. */
export class WaitForNewEmail1765600000404 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD pending_email text;
      COMMENT ON COLUMN users.pending_email IS 'The address that replaces the confirmed one once it is confirmed itself.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP pending_email');
  }
}

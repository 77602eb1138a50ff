import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The release code is mailed and pushed to its owner, and not stored with what they are told. */
export class TellOwnersCodes1765500000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications ADD COLUMN sealed_code text;
      COMMENT ON COLUMN notifications.sealed_code IS 'Takes the place of the dots in the mail and the push.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN sealed_code');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the photos of an act came: only what comes shortly before its act tells of the silence before both. */
export class NoteWhenPhotosWereSent1765600000406 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE uploads ADD act_sent_at timestamptz;
      COMMENT ON COLUMN uploads.act_sent_at IS 'When a photo came that was sent for an act, in business time.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP act_sent_at');
  }
}

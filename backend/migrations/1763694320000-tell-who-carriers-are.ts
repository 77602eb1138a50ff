import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people tell the public about themselves: a text, where they are at home, the lanes they drive, what they take, their trucks. */
export class TellWhoCarriersAre1763694320000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN about text, ADD COLUMN home_base text, ADD COLUMN lanes jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN takes text[] NOT NULL DEFAULT '{}', ADD COLUMN truck_photos text[] NOT NULL DEFAULT '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM upload_uses u USING users o WHERE u.user_id = o.id AND EXISTS
        (SELECT 1 FROM unnest(o.truck_photos) photo WHERE photo LIKE '%/' || u.upload_id);
      ALTER TABLE users DROP COLUMN about, DROP COLUMN home_base, DROP COLUMN lanes, DROP COLUMN takes, DROP COLUMN truck_photos;
    `);
  }
}

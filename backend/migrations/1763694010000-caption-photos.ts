import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What stands under each photo of a shipment, in the order of the photos. */
export class CaptionPhotos1763694010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shipments ADD COLUMN photo_captions text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipments DROP COLUMN photo_captions');
  }
}

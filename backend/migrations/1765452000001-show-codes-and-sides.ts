import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the photos of a condition report show, and links on which whoever receives a shipment reads its release code. */
export class ShowCodesAndSides1765452000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE condition_reports ADD COLUMN photo_views text[] NOT NULL DEFAULT '{}';
      ALTER TABLE tracking_links ADD COLUMN shows_code boolean NOT NULL DEFAULT false;
      -- The carrier holds the bill, and must not read the code on its link.
      ALTER TABLE tracking_links ADD CONSTRAINT tracking_links_code CHECK (NOT (of_bill AND shows_code));
      COMMENT ON COLUMN condition_reports.photo_views IS 'As many as photos, or none: views of the form, or other.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tracking_links DROP COLUMN shows_code;
      ALTER TABLE condition_reports DROP COLUMN photo_views;
    `);
  }
}

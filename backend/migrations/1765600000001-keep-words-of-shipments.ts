import type { MigrationInterface, QueryRunner } from 'typeorm';

const WORDS = `to_tsvector('english', title || ' ' || coalesce(description, ''))`;

/** The words of a listing are found once, as its text is written, and not by each index and each search that looks through the newest. */
export class KeepWordsOfShipments1765600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments ADD COLUMN words tsvector GENERATED ALWAYS AS (${WORDS}) STORED;
      COMMENT ON COLUMN shipments.words IS 'Of the title and the description, as they are searched.';
      DROP INDEX shipments_text, shipments_text_listed;
      CREATE INDEX shipments_text ON shipments USING gin (words) WHERE status <> 'draft';
      CREATE INDEX shipments_text_listed ON shipments USING gin (words) WHERE status = 'listed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments DROP COLUMN words;
      CREATE INDEX shipments_text ON shipments USING gin (${WORDS}) WHERE status <> 'draft';
      CREATE INDEX shipments_text_listed ON shipments USING gin (${WORDS}) WHERE status = 'listed';
    `);
  }
}

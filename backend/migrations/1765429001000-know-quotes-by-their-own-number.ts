import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Carriers' programs know a quote by the number that their own system gives it. */
export class KnowQuotesByTheirOwnNumber1765429001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quotes ADD COLUMN external_ref text;
      COMMENT ON COLUMN quotes.external_ref IS 'What the carrier''s own system calls it. Nobody else sees it.';
      CREATE UNIQUE INDEX quotes_external_ref ON quotes (carrier_id, external_ref) WHERE external_ref IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quotes DROP COLUMN external_ref');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How an item was at the pickup and at the delivery, and who signed for it. */
export class ReportConditions1765410001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE condition_reports (
        id uuid PRIMARY KEY,
        act_id uuid NOT NULL REFERENCES acts (id) ON DELETE CASCADE,
        quote_id uuid NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
        place_end text NOT NULL CHECK (place_end IN ('pickup', 'delivery')),
        form text NOT NULL,
        "values" jsonb NOT NULL,
        marks jsonb NOT NULL,
        photos text[] NOT NULL,
        few_photos text,
        signer_name text,
        signature text,
        nobody_there text,
        sha256 text NOT NULL
      );
      COMMENT ON COLUMN condition_reports.sha256 IS 'Of the canonical JSON of all of it, with the digests of its files.';
      CREATE INDEX condition_reports_quote ON condition_reports (quote_id);
      CREATE INDEX condition_reports_act ON condition_reports (act_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE condition_reports');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What strangers read is stored as they see it, in the column every reader knows, and the hidden originals beside it. The
 * program masks rows of earlier releases once it runs, in batches, since that takes more than SQL.
 */
export class HideContactsEverywhere1763692010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments ADD COLUMN written jsonb, ADD COLUMN masked text[] NOT NULL DEFAULT '{}';
      COMMENT ON COLUMN shipments.written IS 'Texts as the owner wrote them, by field, where title, description, subcategory or cancel_reason show less.';
      ALTER TABLE users ADD COLUMN written jsonb, ADD COLUMN masked text[] NOT NULL DEFAULT '{}';
      ALTER TABLE reviews ADD COLUMN written jsonb, ADD COLUMN masked text[] NOT NULL DEFAULT '{}';
      ALTER TABLE quotes ADD COLUMN warnings text[] NOT NULL DEFAULT '{}';
      ALTER TABLE messages ADD COLUMN warnings text[] NOT NULL DEFAULT '{}';

      CREATE TABLE masking_runs (
        name text PRIMARY KEY,
        rules int NOT NULL,
        after uuid,
        done boolean NOT NULL
      );
      COMMENT ON TABLE masking_runs IS 'How far each table was gone through by which rules of masking.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE shipments SET title = coalesce(written->>'title', title), description = coalesce(written->>'description', description),
        subcategory = coalesce(written->>'subcategory', subcategory), cancel_reason = coalesce(written->>'cancelReason', cancel_reason) WHERE written IS NOT NULL;
      UPDATE users SET first_name = coalesce(written->>'firstName', first_name) WHERE written IS NOT NULL;
      UPDATE reviews SET comment = coalesce(written->>'comment', comment) WHERE written IS NOT NULL;
      DROP TABLE masking_runs;
      ALTER TABLE messages DROP COLUMN warnings;
      ALTER TABLE quotes DROP COLUMN warnings;
      ALTER TABLE reviews DROP COLUMN written, DROP COLUMN masked;
      ALTER TABLE users DROP COLUMN written, DROP COLUMN masked;
      ALTER TABLE shipments DROP COLUMN written, DROP COLUMN masked;
    `);
  }
}

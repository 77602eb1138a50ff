import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators word themselves: mails, questions with answers, what cannot be shipped, the announcement; each version stays. */
export class WordTextsAnew1765445200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE texts (
        id text NOT NULL CHECK (length(id) BETWEEN 1 AND 100),
        version integer NOT NULL CHECK (version > 0),
        content jsonb CHECK (jsonb_typeof(content) = 'object'),
        hidden boolean NOT NULL DEFAULT false,
        created_by uuid,
        created_at timestamptz NOT NULL,
        current boolean NOT NULL,
        unusable text,
        unusable_since timestamptz,
        PRIMARY KEY (id, version),
        CHECK ((unusable IS NULL) = (unusable_since IS NULL))
      );
      COMMENT ON COLUMN texts.content IS 'Its parts by name; null: the original, which is in the code.';
      COMMENT ON COLUMN texts.unusable IS 'Why the program says the original instead.';
      CREATE UNIQUE INDEX texts_current ON texts (id) WHERE current;
      CREATE INDEX texts_unusable ON texts (unusable_since) WHERE current AND unusable IS NOT NULL;
      -- The announcement was a setting.
      INSERT INTO texts (id, version, content, created_by, created_at, current)
      SELECT 'announcement', 1, jsonb_build_object('body', content->>'announcement'), created_by, created_at, true
        FROM (SELECT * FROM settings ORDER BY version DESC LIMIT 1) s WHERE content->>'announcement' <> '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE texts');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators look for in a list, under a name, for all of them. */
export class ShareQueries1765435002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shared_queries (
        id uuid PRIMARY KEY,
        resource text NOT NULL,
        label text NOT NULL CHECK (length(label) BETWEEN 1 AND 60),
        filter jsonb NOT NULL,
        sort jsonb,
        shared_by uuid NOT NULL REFERENCES users (id),
        created_at timestamptz NOT NULL
      );
      COMMENT ON COLUMN shared_queries.sort IS 'A field and ASC or DESC; null: as the list is sorted at first.';
      CREATE UNIQUE INDEX shared_queries_labels ON shared_queries (resource, lower(label));
      CREATE INDEX shared_queries_newest ON shared_queries (created_at DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shared_queries');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex } from './parts/alongside.js';

/** Words that thousands of listings have are looked up day by day, the newest first: so a page of them costs the same however many there are. */
export class IndexWordsByDay1765600000305 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION words_on_day(words tsvector, at timestamptz) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
        SELECT array_to_tsvector(array_agg(floor(extract(epoch FROM at) / 86400)::int || '/' || word))
          FROM unnest(tsvector_to_array(words)) word WHERE octet_length(word) < 2000
      $$;
      COMMENT ON FUNCTION words_on_day IS 'The words, each behind the day (since 1970) and a slash; PostgreSQL takes none of 2,048 bytes.';
    `);
    await addIndex(
      runner,
      'shipments_text_by_day',
      'ON shipments USING gin (words_on_day(words, created_at)) WITH (fastupdate = off)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX shipments_text_by_day; DROP FUNCTION words_on_day');
  }
}

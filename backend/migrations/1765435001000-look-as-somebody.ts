import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions in which an operator looks at the app as somebody else, and only reads. */
export class LookAsSomebody1765435001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions ADD COLUMN viewed_from uuid REFERENCES sessions (sid) ON DELETE CASCADE;
      COMMENT ON COLUMN sessions.viewed_from IS 'The operator''s own session, which this one ends with; null: the user''s own.';
      CREATE INDEX sessions_viewed_from ON sessions (viewed_from) WHERE viewed_from IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without the column they would be the user's own.
    await runner.query('DELETE FROM sessions WHERE viewed_from IS NOT NULL');
    await runner.query('ALTER TABLE sessions DROP COLUMN viewed_from');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that were given up, so that they stand in the operators' queue, which is read from tables. */
export class KeepFailedJobs1765435000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE failed_jobs (
        id text PRIMARY KEY,
        queue text NOT NULL,
        name text NOT NULL,
        data jsonb NOT NULL,
        failed_at timestamptz NOT NULL
      );
      COMMENT ON TABLE failed_jobs IS 'A copy of what the job queues hold, wherever they are. The queues are the truth.';
      COMMENT ON COLUMN failed_jobs.id IS 'The queue, and the job''s number on it.';
      CREATE INDEX failed_jobs_oldest ON failed_jobs (failed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE failed_jobs');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people report is open until an operator has looked at it. */
export class CloseReports1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reports ADD COLUMN status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
        ADD COLUMN closed_at timestamptz,
        ADD CONSTRAINT reports_closed CHECK ((status = 'closed') = (closed_at IS NOT NULL));
      CREATE INDEX reports_by_status ON reports (status, created_at DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reports DROP COLUMN status, DROP COLUMN closed_at');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The audit log can also be searched by the start of an action, and lists by what happened to their records in a period. The
 * planner has to know that subjects, states and events of the timeline go together, or it expects far too many lines.
 */
export class FindWhatOperatorsDid1763691600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX audit_log_action ON audit_log (action text_pattern_ops, at DESC, id DESC);
      CREATE INDEX timeline_happened ON timeline (subject, to_status, at);
      CREATE STATISTICS timeline_goes_together (mcv, dependencies) ON subject, to_status, from_status, event FROM timeline;
      ANALYZE timeline;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP STATISTICS timeline_goes_together; DROP INDEX timeline_happened, audit_log_action');
  }
}

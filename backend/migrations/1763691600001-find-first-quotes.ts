import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which of a shipment's quotes was the first is asked for thousands of shipments at once: the index alone answers it. */
export class FindFirstQuotes1763691600001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX timeline_quotes ON timeline (subject_id, id) WHERE event = 'quote'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX timeline_quotes');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which listeners an event handed to the queue still waits for, so that what the queue loses is handed on again. */
export class FindEventsThatAQueueLost1763692080000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events ADD COLUMN waiting text[] NOT NULL DEFAULT '{}';
      CREATE INDEX events_waiting ON events (dispatched_at) WHERE waiting <> '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE events DROP COLUMN waiting');
  }
}

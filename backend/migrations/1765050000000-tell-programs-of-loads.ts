import type { MigrationInterface, QueryRunner } from 'typeorm';

const allow = (words: string) => `
  ALTER TABLE trips DROP CONSTRAINT trips_notify_check, ADD CONSTRAINT trips_notify_check CHECK (notify IN (${words}));
  ALTER TABLE saved_searches DROP CONSTRAINT saved_searches_notify_check,
    ADD CONSTRAINT saved_searches_notify_check CHECK (notify IN (${words}));`;

/** What a trip or a saved search finds can be told to a carrier's programs alone. */
export class TellProgramsOfLoads1765050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow(`'off', 'instant', 'hourly', 'daily', 'webhook'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE trips SET notify = 'off' WHERE notify = 'webhook';
      UPDATE saved_searches SET notify = 'off' WHERE notify = 'webhook';
      ${allow(`'off', 'instant', 'hourly', 'daily'`)}`);
  }
}

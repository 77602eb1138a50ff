import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calls per minute and address, added up over all processes. Unlogged: after a crash counting starts over. */
export class CountCallsTogether1763692022000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE call_counts (
        kind text NOT NULL,
        who text NOT NULL,
        began_at timestamptz NOT NULL,
        count int NOT NULL,
        PRIMARY KEY (kind, who)
      );
      CREATE INDEX call_counts_age ON call_counts (began_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE call_counts');
  }
}

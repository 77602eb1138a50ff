import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much each API key is used, day by day. */
export class CountCallsByKey1765440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_key_usage (
        key_id uuid NOT NULL REFERENCES api_keys ON DELETE CASCADE,
        -- In UTC, by the time of machines.
        day date NOT NULL,
        reads int NOT NULL,
        writes int NOT NULL,
        -- Past the key's limit.
        refused int NOT NULL,
        PRIMARY KEY (key_id, day)
      );
      CREATE INDEX api_key_usage_day ON api_key_usage (day);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_key_usage');
  }
}

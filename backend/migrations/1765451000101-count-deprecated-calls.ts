import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often each API key calls what is deprecated, and of what its owner was told. */
export class CountDeprecatedCalls1765451000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Calls by the name of what is deprecated.
      ALTER TABLE api_key_usage ADD COLUMN deprecated jsonb NOT NULL DEFAULT '{}';
      CREATE INDEX api_key_usage_deprecated ON api_key_usage (key_id) WHERE deprecated <> '{}';
      -- By the name of what is deprecated: how many of the days on which it is told have been told.
      ALTER TABLE api_keys ADD COLUMN told jsonb NOT NULL DEFAULT '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE api_keys DROP COLUMN told;
      DROP INDEX api_key_usage_deprecated;
      ALTER TABLE api_key_usage DROP COLUMN deprecated;
    `);
  }
}

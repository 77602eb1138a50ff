import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tokens name their issuer and audience. Those of sessions already open do not, and are good until the session ends; so
 * are those an older process hands out beside this one, which leaves the column at its default.
 */
export class NameWhoTokensAreFor1763692020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN has_plain_tokens boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN has_plain_tokens');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys with which programs of a user call. Of the key itself only the hash is kept. */
export class LetProgramsIn1763694600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_keys (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        environment text NOT NULL CHECK (environment IN ('live', 'test')),
        start text NOT NULL,
        last4 text NOT NULL,
        hash bytea NOT NULL UNIQUE,
        scopes text[] NOT NULL,
        allowed_networks cidr[],
        rate_per_minute int CHECK (rate_per_minute > 0),
        expires_at timestamptz NOT NULL,
        -- Days before its end of the last mail about it.
        warned_days smallint,
        last_used_at timestamptz,
        last_used_ip text,
        created_at timestamptz NOT NULL,
        revoked_at timestamptz,
        revoked_reason text,
        replaces_id uuid REFERENCES api_keys ON DELETE SET NULL
      );
      CREATE INDEX api_keys_user ON api_keys (user_id, created_at, id);
      CREATE INDEX api_keys_replaces ON api_keys (replaces_id);
      CREATE INDEX api_keys_created ON api_keys (created_at, id);
      CREATE INDEX api_keys_expiry ON api_keys (expires_at) WHERE revoked_at IS NULL;
      CREATE INDEX api_keys_ended ON api_keys ((least(revoked_at, expires_at)));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_keys');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People, their sessions, and the failed logins that slow a guesser down. */
export class CreateUsers1763690001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL,
        password text NOT NULL,
        first_name text,
        last_name text,
        profile_image_url text,
        is_carrier boolean NOT NULL DEFAULT false,
        is_admin boolean NOT NULL DEFAULT false,
        rating numeric(3,2),
        review_count int NOT NULL DEFAULT 0,
        completed_jobs int NOT NULL DEFAULT 0,
        cancelled_jobs int NOT NULL DEFAULT 0,
        phone text,
        bio text,
        reset_token text,
        reset_token_expiry timestamptz,
        email_verified boolean NOT NULL DEFAULT false,
        suspended_at timestamptz,
        suspended_reason text,
        stripe_account_id text,
        payout_status text NOT NULL DEFAULT 'none' CHECK (payout_status IN ('none', 'pending', 'ready')),
        deleted_at timestamptz,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX users_email_key ON users (lower(email));
      CREATE UNIQUE INDEX users_reset_token ON users (reset_token) WHERE reset_token IS NOT NULL;
      CREATE INDEX users_newest ON users (created_at DESC, id DESC);

      CREATE TABLE sessions (
        sid uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        sess json NOT NULL,
        expire timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL
      );
      CREATE INDEX sessions_user ON sessions (user_id, created_at DESC);
      CREATE INDEX sessions_expire ON sessions (expire);

      CREATE TABLE login_failures (
        subject text PRIMARY KEY,
        failures int NOT NULL,
        next_try_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE login_failures, sessions, users');
  }
}

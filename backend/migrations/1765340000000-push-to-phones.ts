import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The phones and browsers that notifications are pushed to, and what is on its way to them. */
export class PushToPhones1765340000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_subscriptions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        -- However a session ends, nothing more is pushed to its browser.
        session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
        endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
        p256dh text NOT NULL,
        auth text NOT NULL,
        label text,
        shows_amounts boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL,
        last_ok_at timestamptz,
        -- Since the last success.
        failures int NOT NULL DEFAULT 0 CHECK (failures >= 0)
      );
      CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id, created_at, id);
      CREATE INDEX push_subscriptions_session ON push_subscriptions (session_id);

      CREATE TABLE push_sends (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        subscription_id uuid NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
        -- null: a test.
        notification_id uuid REFERENCES notifications ON DELETE CASCADE,
        -- When a worker takes it next, in machine time.
        due_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX push_sends_due ON push_sends (due_at);
      CREATE INDEX push_sends_subscription ON push_sends (subscription_id);
      CREATE INDEX push_sends_notification ON push_sends (notification_id);

      ALTER TABLE notification_preferences ADD COLUMN push boolean NOT NULL DEFAULT true;
      -- Somebody has to act on it.
      ALTER TABLE notifications ADD COLUMN urgent boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications DROP COLUMN urgent;
      ALTER TABLE notification_preferences DROP COLUMN push;
      DROP TABLE push_sends, push_subscriptions;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tickets, what people want to be told and how, confirmed email addresses, and the parts of texts hidden until a deal is paid. */
export class CreateSupportAndPreferences1763690008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE support_tickets (
        id uuid PRIMARY KEY,
        user_id uuid REFERENCES users (id),
        name text NOT NULL,
        email text NOT NULL,
        topic text NOT NULL,
        message text NOT NULL,
        shipment_id uuid REFERENCES shipments (id) ON DELETE SET NULL,
        status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'answered', 'closed')),
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      COMMENT ON COLUMN support_tickets.user_id IS 'Who was signed in when it was sent; null for a visitor.';
      CREATE INDEX support_tickets_user ON support_tickets (user_id, created_at DESC, id DESC);
      CREATE INDEX support_tickets_newest ON support_tickets (created_at DESC, id DESC);

      CREATE TABLE notification_preferences (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL,
        mail boolean NOT NULL,
        in_app boolean NOT NULL,
        PRIMARY KEY (user_id, kind)
      );
      COMMENT ON TABLE notification_preferences IS 'A kind without a row is wanted both ways.';
      ALTER TABLE notifications ADD COLUMN in_app boolean NOT NULL DEFAULT true;
      COMMENT ON COLUMN notifications.in_app IS 'false: only mailed, because its user does not want this kind on the screen.';

      ALTER TABLE users ADD COLUMN email_verify_token text, ADD COLUMN email_verify_expiry timestamptz;
      COMMENT ON COLUMN users.email_verify_token IS 'SHA-256 of the token that was mailed.';
      CREATE UNIQUE INDEX users_email_verify_token ON users (email_verify_token) WHERE email_verify_token IS NOT NULL;

      ALTER TABLE emails ADD COLUMN unsubscribe_url text;
      ALTER TABLE caught_mails ADD COLUMN headers jsonb NOT NULL DEFAULT '{}';

      ALTER TABLE messages ADD COLUMN masked_content text;
      COMMENT ON COLUMN messages.masked_content IS 'What the receiver sees until a payment between the two is in escrow; null when nothing is hidden.';
      ALTER TABLE quotes ADD COLUMN masked_message text, ADD COLUMN masked text[] NOT NULL DEFAULT '{}';
      COMMENT ON COLUMN quotes.masked_message IS 'What the owner sees until a payment between the two is in escrow; null when nothing is hidden.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quotes DROP COLUMN masked_message, DROP COLUMN masked;
      ALTER TABLE messages DROP COLUMN masked_content;
      ALTER TABLE caught_mails DROP COLUMN headers;
      ALTER TABLE emails DROP COLUMN unsubscribe_url;
      ALTER TABLE users DROP COLUMN email_verify_token, DROP COLUMN email_verify_expiry;
      ALTER TABLE notifications DROP COLUMN in_app;
      DROP TABLE notification_preferences, support_tickets;
    `);
  }
}

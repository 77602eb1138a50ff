import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people send along with a message, whom they do not want to hear from, what they report, and the answers they keep ready. */
export class TalkSafely1763694210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]';
      COMMENT ON COLUMN messages.attachments IS 'Addresses of uploads, each with its kind: image or pdf.';
      ALTER TABLE upload_uses ADD COLUMN message_id uuid REFERENCES messages (id) ON DELETE CASCADE;
      ALTER TABLE upload_uses DROP CONSTRAINT upload_uses_one_place;
      ALTER TABLE upload_uses ADD CONSTRAINT upload_uses_one_place
        CHECK (num_nonnulls(shipment_id, quote_id, user_id, claim_id, verification_id, message_id) = 1);
      DROP INDEX upload_uses_once;
      CREATE UNIQUE INDEX upload_uses_once
        ON upload_uses (upload_id, shipment_id, quote_id, user_id, claim_id, verification_id, message_id) NULLS NOT DISTINCT;
      CREATE INDEX upload_uses_message ON upload_uses (message_id) WHERE message_id IS NOT NULL;

      ALTER TABLE users ADD COLUMN quick_replies text[] NOT NULL DEFAULT '{}' CHECK (cardinality(quick_replies) <= 10);

      CREATE TABLE user_blocks (
        blocker_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        blocked_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (blocker_id, blocked_id),
        CONSTRAINT user_blocks_of_others CHECK (blocker_id <> blocked_id)
      );
      CREATE INDEX user_blocks_blocked ON user_blocks (blocked_id);

      CREATE TABLE reports (
        id uuid PRIMARY KEY,
        reporter_id uuid NOT NULL REFERENCES users (id),
        kind text NOT NULL CHECK (kind IN ('spam', 'scam', 'abuse', 'outside_payment', 'prohibited_item', 'other')),
        subject text NOT NULL CHECK (subject IN ('message', 'user', 'shipment', 'quote', 'review')),
        subject_id uuid NOT NULL,
        reported_id uuid NOT NULL REFERENCES users (id),
        text text NOT NULL,
        created_at timestamptz NOT NULL
      );
      COMMENT ON COLUMN reports.reported_id IS 'Whose message, listing, quote or review it is, or the user themselves.';
      CREATE INDEX reports_newest ON reports (created_at DESC, id DESC);
      CREATE INDEX reports_reported ON reports (reported_id, created_at DESC, id DESC);
      CREATE INDEX reports_reporter ON reports (reporter_id, created_at DESC, id DESC);
      CREATE INDEX reports_subject ON reports (subject_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE reports;
      DROP TABLE user_blocks;
      ALTER TABLE users DROP COLUMN quick_replies;
      DELETE FROM upload_uses WHERE message_id IS NOT NULL;
      DROP INDEX upload_uses_once;
      ALTER TABLE upload_uses DROP CONSTRAINT upload_uses_one_place;
      ALTER TABLE upload_uses DROP COLUMN message_id;
      ALTER TABLE upload_uses ADD CONSTRAINT upload_uses_one_place
        CHECK (num_nonnulls(shipment_id, quote_id, user_id, claim_id, verification_id) = 1);
      CREATE UNIQUE INDEX upload_uses_once ON upload_uses (upload_id, shipment_id, quote_id, user_id, claim_id, verification_id) NULLS NOT DISTINCT;
      ALTER TABLE messages DROP COLUMN attachments;
    `);
  }
}

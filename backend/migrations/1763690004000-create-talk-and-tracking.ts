import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations and messages, reviews, notifications, and where a shipment is. */
export class CreateTalkAndTracking1763690004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE conversations (
        id uuid PRIMARY KEY,
        topic uuid NOT NULL,
        shipment_id uuid REFERENCES shipments (id) ON DELETE SET NULL,
        first_id uuid NOT NULL REFERENCES users (id),
        second_id uuid NOT NULL REFERENCES users (id),
        first_unread int NOT NULL DEFAULT 0,
        second_unread int NOT NULL DEFAULT 0,
        last_message_id uuid,
        updated_at timestamptz NOT NULL,
        CHECK (first_id < second_id),
        CONSTRAINT conversations_one_a_pair UNIQUE (topic, first_id, second_id)
      );
      COMMENT ON COLUMN conversations.topic IS
        'The shipment talked about, kept when that is deleted; all zeros for none. One conversation a topic and pair.';
      COMMENT ON COLUMN conversations.first_id IS 'The lower id of the pair.';
      COMMENT ON COLUMN conversations.updated_at IS 'When its last message was sent.';
      CREATE INDEX conversations_first ON conversations (first_id, updated_at DESC, id DESC);
      CREATE INDEX conversations_second ON conversations (second_id, updated_at DESC, id DESC);

      CREATE TABLE messages (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        conversation_id uuid NOT NULL REFERENCES conversations (id),
        sender_id uuid NOT NULL REFERENCES users (id),
        receiver_id uuid NOT NULL REFERENCES users (id),
        shipment_id uuid REFERENCES shipments (id) ON DELETE SET NULL,
        content text NOT NULL,
        masked text[] NOT NULL DEFAULT '{}',
        read_at timestamptz,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX messages_conversation ON messages (conversation_id, created_at DESC, id DESC);
      CREATE INDEX messages_unread ON messages (conversation_id, receiver_id) WHERE read_at IS NULL;
      CREATE INDEX messages_newest ON messages (created_at DESC, id DESC);

      CREATE TABLE reviews (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        shipment_id uuid NOT NULL REFERENCES shipments (id),
        reviewer_id uuid NOT NULL REFERENCES users (id),
        reviewee_id uuid NOT NULL REFERENCES users (id),
        rating int NOT NULL CHECK (rating BETWEEN 1 AND 5),
        comment text,
        created_at timestamptz NOT NULL,
        CONSTRAINT reviews_one_a_side UNIQUE (shipment_id, reviewer_id)
      );
      CREATE INDEX reviews_reviewee ON reviews (reviewee_id, created_at DESC, id DESC);

      CREATE TABLE location_tracking (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        shipment_id uuid NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
        carrier_id uuid NOT NULL REFERENCES users (id),
        latitude numeric(10,7) NOT NULL CHECK (latitude BETWEEN -90 AND 90),
        longitude numeric(10,7) NOT NULL CHECK (longitude BETWEEN -180 AND 180),
        address text,
        notes text,
        "timestamp" timestamptz NOT NULL
      );
      CREATE INDEX location_tracking_shipment ON location_tracking (shipment_id, "timestamp", id);

      CREATE TABLE notifications (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL,
        title text NOT NULL,
        body text NOT NULL,
        link text,
        source text NOT NULL,
        mail_at timestamptz,
        mailed boolean NOT NULL DEFAULT false,
        read_at timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT notifications_once UNIQUE (user_id, source)
      );
      COMMENT ON COLUMN notifications.source IS 'The message or event that it tells of, so that a repeated listener writes it once.';
      COMMENT ON COLUMN notifications.mail_at IS
        'Machine time from which it is also mailed if still unread; null when no mail is due.';
      CREATE INDEX notifications_user ON notifications (user_id, created_at DESC, id DESC);
      CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
      CREATE INDEX notifications_mail ON notifications (mail_at) WHERE mail_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notifications, location_tracking, reviews, messages, conversations');
  }
}

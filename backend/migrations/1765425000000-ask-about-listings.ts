import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What carriers ask about a listing before they quote, and what its owner answers. */
export class AskAboutListings1765425000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE questions (
        id uuid PRIMARY KEY,
        shipment_id uuid NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
        asker_id uuid NOT NULL REFERENCES users (id),
        text text NOT NULL,
        answer text,
        written jsonb,
        masked text[] NOT NULL DEFAULT '{}',
        status text NOT NULL CHECK (status IN ('open', 'answered', 'hidden')),
        asked_at timestamptz NOT NULL,
        answered_at timestamptz,
        CONSTRAINT questions_answered CHECK (status <> 'answered' OR answer IS NOT NULL AND answered_at IS NOT NULL)
      );
      COMMENT ON COLUMN questions.written IS 'What was hidden in the two texts; null if nothing.';
      CREATE INDEX questions_shipment ON questions (shipment_id, (coalesce(answered_at, asked_at)), id);
      CREATE INDEX questions_asker ON questions (asker_id, shipment_id);
      CREATE INDEX questions_newest ON questions (asked_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM deadlines WHERE kind = 'question_reminder';
      DROP TABLE questions;
    `);
  }
}

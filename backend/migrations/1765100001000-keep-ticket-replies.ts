import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators answer on tickets, and what the people who asked write back. */
export class KeepTicketReplies1765100001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ticket_replies (
        id uuid PRIMARY KEY,
        ticket_id uuid NOT NULL REFERENCES support_tickets (id) ON DELETE CASCADE,
        author_id uuid NOT NULL REFERENCES users (id),
        by_operator boolean NOT NULL,
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 5000),
        created_at timestamptz NOT NULL
      );
      COMMENT ON COLUMN ticket_replies.by_operator IS 'false: the person who asked, who may be an operator elsewhere.';
      CREATE INDEX ticket_replies_of_ticket ON ticket_replies (ticket_id, created_at DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ticket_replies');
  }
}

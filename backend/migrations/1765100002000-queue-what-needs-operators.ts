import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who looks at what in the operators' queue, until when it can wait, and what operators note about a record. */
export class QueueWhatNeedsOperators1765100002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE queue_marks (
        resource text NOT NULL,
        record_id text NOT NULL,
        assigned_to uuid REFERENCES users (id),
        snoozed_until timestamptz,
        PRIMARY KEY (resource, record_id)
      );
      COMMENT ON TABLE queue_marks IS 'What is open is read from the records themselves; a row here only says who looks at one of them, and when.';

      CREATE TABLE operator_notes (
        id uuid PRIMARY KEY,
        resource text NOT NULL,
        record_id text NOT NULL,
        author_id uuid NOT NULL REFERENCES users (id),
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
        created_at timestamptz NOT NULL
      );
      CREATE INDEX operator_notes_of_record ON operator_notes (resource, record_id, created_at DESC, id DESC);

      CREATE INDEX support_tickets_open ON support_tickets (created_at) WHERE status = 'open';
      CREATE INDEX chargebacks_undecided ON chargebacks (opened_at) WHERE closed_at IS NULL;
      CREATE INDEX money_operations_stuck ON money_operations (created_at) WHERE state IN ('needs_attention', 'blocked');
      CREATE INDEX reconciliation_breaks_open ON reconciliation_breaks (opened_at) WHERE closed_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX support_tickets_open, chargebacks_undecided, money_operations_stuck, reconciliation_breaks_open;
      DROP TABLE operator_notes, queue_marks;
    `);
  }
}

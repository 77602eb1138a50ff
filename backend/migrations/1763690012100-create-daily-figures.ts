import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators count and look for: each day's figures, live rows, and people by the start of a name. */
export class CreateDailyFigures1763690012100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE daily_figures (
        day date PRIMARY KEY,
        sign_ups int NOT NULL,
        listed int NOT NULL,
        quoted int NOT NULL,
        booked int NOT NULL,
        paid int NOT NULL,
        delivered int NOT NULL,
        cancelled int NOT NULL,
        volume_cents bigint NOT NULL,
        released_cents bigint NOT NULL,
        fees_cents bigint NOT NULL,
        first_quote_seconds bigint NOT NULL
      );
      COMMENT ON TABLE daily_figures IS 'What happened on each day that is over, in UTC; counted once from timeline, payments and users.';
      CREATE INDEX timeline_at ON timeline USING brin (at);
      CREATE INDEX quotes_under_way ON quotes (status) INCLUDE (estimated_pickup_date, estimated_delivery_date) WHERE status IN ('accepted', 'paid', 'in_progress');
      CREATE INDEX payments_in_escrow ON payments (id) INCLUDE (charged_amount, refunded_amount) WHERE status = 'in_escrow';
      CREATE INDEX claims_open ON claims (created_at) INCLUDE (due_at) WHERE status IN ('open', 'under_review');
      CREATE INDEX users_email_begins ON users (lower(email) text_pattern_ops);
      CREATE INDEX users_first_name_begins ON users (lower(first_name) text_pattern_ops);
      CREATE INDEX users_last_name_begins ON users (lower(last_name) text_pattern_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX users_last_name_begins, users_first_name_begins, users_email_begins, claims_open, payments_in_escrow, quotes_under_way, timeline_at;
      DROP TABLE daily_figures;
    `);
  }
}

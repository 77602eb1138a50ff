import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators' lists are searched by, beside the ids; and the orders of four that were sorted whole. */
export class FindByNamesEverywhere1765451000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX counter_offers_shipment ON counter_offers (shipment_id, created_at, id);
      CREATE INDEX counter_offers_offered_by ON counter_offers (offered_by, created_at, id);
      CREATE INDEX deadlines_subject ON deadlines (subject);
      CREATE INDEX deadlines_by_day ON deadlines (due_at, kind, subject);
      CREATE INDEX refunds_newest ON refunds (created_at DESC, id DESC);
      CREATE INDEX shared_queries_by_label ON shared_queries (lower(label), id);
      CREATE INDEX rate_cards_newest ON rate_cards (created_at, id);
      CREATE INDEX approvals_asked_by ON approvals (asked_by, asked_at DESC, id DESC);
      CREATE INDEX approvals_record ON approvals (record_id);
      CREATE INDEX api_keys_name_begins ON api_keys (lower(name) text_pattern_ops);
      CREATE INDEX webhook_endpoints_host_begins
        ON webhook_endpoints (lower(split_part(split_part(url, '://', 2), '/', 1)) text_pattern_ops);
      CREATE INDEX rate_cards_note_begins ON rate_cards (lower(note) text_pattern_ops);
      CREATE INDEX rate_cards_created_by ON rate_cards (created_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX counter_offers_shipment, counter_offers_offered_by, deadlines_subject, deadlines_by_day, refunds_newest, shared_queries_by_label, rate_cards_newest, approvals_asked_by, approvals_record,
        api_keys_name_begins, webhook_endpoints_host_begins, rate_cards_note_begins, rate_cards_created_by;
    `);
  }
}

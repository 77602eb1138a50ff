import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for the console's searches and filters that had none. The daily figures are recounted: a listing is quoted for the first time only once. */
export class IndexWhatOperatorsLookFor1763691500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX messages_sender ON messages (sender_id, created_at DESC, id DESC);
      CREATE INDEX messages_receiver ON messages (receiver_id, created_at DESC, id DESC);
      CREATE INDEX messages_shipment ON messages (shipment_id, created_at DESC, id DESC) WHERE shipment_id IS NOT NULL;
      CREATE INDEX messages_masked ON messages (created_at DESC, id DESC) WHERE masked <> '{}';
      CREATE INDEX reviews_reviewer ON reviews (reviewer_id, created_at DESC, id DESC);
      CREATE INDEX reviews_newest ON reviews (created_at DESC, id DESC);
      CREATE INDEX claims_shipment ON claims (shipment_id);
      CREATE INDEX money_operations_payment ON money_operations (payment_id, created_at);
      CREATE INDEX payments_frozen ON payments (created_at DESC, id DESC) WHERE frozen_by <> '{}';
      CREATE INDEX users_suspended ON users (created_at DESC, id DESC) WHERE suspended_at IS NOT NULL;
      CREATE INDEX audit_log_admin ON audit_log (admin_id, at DESC, id DESC);
      CREATE INDEX audit_log_record ON audit_log (resource_id, at DESC, id DESC);
      CREATE INDEX emails_recipient_begins ON emails (lower(recipient) text_pattern_ops);
      CREATE INDEX support_tickets_name_begins ON support_tickets (lower(name) text_pattern_ops);
      CREATE INDEX support_tickets_email_begins ON support_tickets (lower(email) text_pattern_ops);
      CREATE INDEX webhook_events_object ON webhook_events (object_id);
      DELETE FROM daily_figures;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX webhook_events_object, support_tickets_email_begins, support_tickets_name_begins, emails_recipient_begins, audit_log_record, audit_log_admin, users_suspended,
        payments_frozen, money_operations_payment, claims_shipment, reviews_newest, reviews_reviewer, messages_masked, messages_shipment, messages_receiver, messages_sender;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is remembered between two attempts at the provider: a key's current number, how often in a row it failed, and when an event is processed next. */
export class AskTheProviderAgain1763692061000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE provider_keys (
        name text PRIMARY KEY,
        number integer NOT NULL CHECK (number > 1),
        changed_at timestamptz NOT NULL
      );
      COMMENT ON TABLE provider_keys IS 'Idempotency keys at the card provider that hold nothing but a failure, or were used up: from which number on they go on.';
      COMMENT ON COLUMN provider_keys.changed_at IS 'Machine time.';
      -- An intent that was used up was counted by its refund; three numbers a key may have been used.
      INSERT INTO provider_keys (name, number, changed_at)
      SELECT 'pi:' || quote_id, count(*) + 4, max(created_at) FROM refunds WHERE reason IN ('mismatch', 'paid_twice') GROUP BY quote_id;

      ALTER TABLE money_operations ADD COLUMN failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0);
      COMMENT ON COLUMN money_operations.failures IS 'Tries in a row of which the outcome is not known; the wait before the next grows with it.';

      ALTER TABLE webhook_events ADD COLUMN next_attempt_at timestamptz NOT NULL DEFAULT 'epoch';
      COMMENT ON COLUMN webhook_events.next_attempt_at IS 'Machine time at which it is looked into next, while it is received.';
      UPDATE webhook_events SET next_attempt_at = received_at;
      DROP INDEX webhook_events_open;
      CREATE INDEX webhook_events_open ON webhook_events (next_attempt_at) WHERE state = 'received';

      ALTER TABLE payments ADD COLUMN intent_held_until timestamptz;
      COMMENT ON COLUMN payments.intent_held_until IS 'Machine time until which one call has the intent at the provider to itself.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments DROP COLUMN intent_held_until;
      DROP INDEX webhook_events_open;
      ALTER TABLE webhook_events DROP COLUMN next_attempt_at;
      CREATE INDEX webhook_events_open ON webhook_events (received_at) WHERE state = 'received';
      ALTER TABLE money_operations DROP COLUMN failures;
      DROP TABLE provider_keys;
    `);
  }
}

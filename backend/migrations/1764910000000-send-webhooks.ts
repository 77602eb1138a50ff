import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the events of a user are sent, what is sent there, and each attempt to. */
export class SendWebhooks1764910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook_endpoints (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        url text NOT NULL CHECK (length(url) <= 2000),
        description text,
        events text[] NOT NULL CHECK (cardinality(events) BETWEEN 1 AND 50),
        -- One, or two while the older is still good: {"sealed", "until"}, the newest first.
        secrets jsonb NOT NULL CHECK (jsonb_array_length(secrets) BETWEEN 1 AND 2),
        disabled_at timestamptz,
        disabled_reason text CHECK (disabled_reason IN ('owner', 'gone', 'failing', 'secret_lost')),
        -- Failures since the last success.
        failures int NOT NULL DEFAULT 0 CHECK (failures >= 0),
        failing_since timestamptz,
        warned_at timestamptz,
        last_sent_at timestamptz,
        -- When a worker has to look at it next; null: nothing waits.
        due_at timestamptz,
        -- Nothing goes out by plan before.
        held_until timestamptz,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CHECK ((disabled_at IS NULL) = (disabled_reason IS NULL)),
        CHECK ((failures = 0) = (failing_since IS NULL))
      );
      CREATE INDEX webhook_endpoints_user ON webhook_endpoints (user_id, created_at, id);
      CREATE INDEX webhook_endpoints_newest ON webhook_endpoints (created_at DESC, id DESC);
      CREATE INDEX webhook_endpoints_due ON webhook_endpoints (due_at) WHERE due_at IS NOT NULL;

      CREATE TABLE webhook_deliveries (
        id uuid PRIMARY KEY,
        endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
        event_seq bigint NOT NULL,
        event_id uuid NOT NULL,
        -- Of the same event to the same endpoint: 0 at first, then one for each time it was recovered.
        replay_no int NOT NULL DEFAULT 0 CHECK (replay_no >= 0),
        type text NOT NULL,
        body text NOT NULL,
        state text NOT NULL CHECK (state IN ('waiting', 'sent', 'failed', 'cancelled')),
        -- Attempts made by plan.
        attempt int NOT NULL DEFAULT 0 CHECK (attempt BETWEEN 0 AND 10),
        next_at timestamptz,
        -- An attempt besides the plan was asked for.
        manual_at timestamptz,
        -- A worker has it in hand until then, in machine time.
        leased_until timestamptz,
        created_at timestamptz NOT NULL,
        UNIQUE (endpoint_id, event_seq, replay_no),
        CHECK ((state = 'waiting') = (next_at IS NOT NULL))
      );
      CREATE INDEX webhook_deliveries_list ON webhook_deliveries (endpoint_id, created_at, id);
      CREATE INDEX webhook_deliveries_state ON webhook_deliveries (endpoint_id, state, created_at, id);
      CREATE INDEX webhook_deliveries_type ON webhook_deliveries (endpoint_id, type, created_at, id);
      CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_at) WHERE next_at IS NOT NULL;
      CREATE INDEX webhook_deliveries_manual ON webhook_deliveries (endpoint_id, manual_at) WHERE manual_at IS NOT NULL;
      CREATE INDEX webhook_deliveries_leased ON webhook_deliveries (endpoint_id) WHERE leased_until IS NOT NULL;
      CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (created_at DESC, id DESC);
      CREATE INDEX webhook_deliveries_not_sent ON webhook_deliveries (state, created_at DESC, id DESC) WHERE state <> 'sent';
      CREATE INDEX webhook_deliveries_event ON webhook_deliveries (event_id);

      CREATE TABLE webhook_attempts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        delivery_id uuid NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
        at timestamptz NOT NULL,
        manual boolean NOT NULL,
        status int,
        failure text CHECK (failure IN ('dns', 'refused_address', 'connect', 'tls', 'timeout', 'status')),
        ms int NOT NULL CHECK (ms >= 0),
        answer text
      );
      CREATE INDEX webhook_attempts_delivery ON webhook_attempts (delivery_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_attempts, webhook_deliveries, webhook_endpoints');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The state of the embedded card sandbox, in a schema of its own: it plays an outside company, so no other table refers
 * to it and the product never reads it.
 */
export class CreateCardSandbox1763690005000 implements MigrationInterface {
  name = 'CreateCardSandbox1763690005000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE SCHEMA sandbox;

      -- Every object as it stands on the wire; hidden is what the sandbox alone knows of it, due_at the business
      -- time at which it changes by itself. account is null for the platform.
      CREATE TABLE sandbox.objects (
        seq bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
        id text PRIMARY KEY,
        type text NOT NULL,
        account text,
        data jsonb NOT NULL CHECK (data->>'id' = id),
        hidden jsonb NOT NULL,
        due_at timestamptz,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX objects_type_idx ON sandbox.objects (type, seq DESC);
      CREATE INDEX objects_due_idx ON sandbox.objects (due_at) WHERE due_at IS NOT NULL;
      CREATE INDEX objects_payment_intent_idx ON sandbox.objects ((data->>'payment_intent')) WHERE data->>'payment_intent' IS NOT NULL;
      CREATE INDEX objects_charge_idx ON sandbox.objects ((data->>'charge')) WHERE data->>'charge' IS NOT NULL;
      CREATE INDEX objects_transfer_group_idx ON sandbox.objects ((data->>'transfer_group')) WHERE data->>'transfer_group' IS NOT NULL;
      CREATE INDEX objects_source_transaction_idx ON sandbox.objects ((data->>'source_transaction')) WHERE data->>'source_transaction' IS NOT NULL;
      CREATE INDEX objects_transfer_idx ON sandbox.objects ((data->>'transfer')) WHERE data->>'transfer' IS NOT NULL;
      CREATE INDEX objects_source_idx ON sandbox.objects ((data->>'source')) WHERE data->>'source' IS NOT NULL;

      -- Machine time below: keys, deliveries and their retries do not follow the business clock.
      CREATE TABLE sandbox.idempotency_keys (
        account text NOT NULL,
        key text NOT NULL,
        fingerprint text NOT NULL,
        status integer NOT NULL,
        body text NOT NULL,
        request_id text NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (account, key)
      );
      CREATE INDEX idempotency_keys_created_idx ON sandbox.idempotency_keys (created_at);

      CREATE TABLE sandbox.webhook_deliveries (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        event_id text NOT NULL REFERENCES sandbox.objects (id),
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL,
        last_error text,
        created_at timestamptz NOT NULL,
        delivered_at timestamptz,
        given_up_at timestamptz
      );
      CREATE INDEX webhook_deliveries_due_idx ON sandbox.webhook_deliveries (next_attempt_at)
        WHERE delivered_at IS NULL AND given_up_at IS NULL;

      CREATE TABLE sandbox.faults (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        next text NOT NULL CHECK (next IN ('drop_response', 'error_500', 'delay', 'duplicate_webhook', 'no_webhook')),
        remaining integer NOT NULL CHECK (remaining > 0)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP SCHEMA sandbox CASCADE');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What every module builds on: the log of events, deadlines, the timeline, keys, settings, mails, the audit log. */
export class CreatePlatform1763690000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE business_clock (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        offset_ms bigint NOT NULL DEFAULT 0
      );
      INSERT INTO business_clock DEFAULT VALUES;

      CREATE TABLE events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL,
        ids jsonb NOT NULL,
        user_ids uuid[] NOT NULL,
        at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        dispatched_at timestamptz
      );
      CREATE INDEX events_undispatched ON events (id) WHERE dispatched_at IS NULL;

      CREATE TABLE timeline (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        subject text NOT NULL CHECK (subject IN ('shipment', 'quote', 'payment')),
        subject_id uuid NOT NULL,
        shipment_id uuid NOT NULL,
        event text NOT NULL,
        from_status text,
        to_status text NOT NULL,
        actor_kind text NOT NULL CHECK (actor_kind IN ('user', 'clock', 'provider')),
        actor_id uuid,
        at timestamptz NOT NULL,
        data jsonb
      );
      CREATE INDEX timeline_shipment ON timeline (shipment_id, id);
      CREATE INDEX timeline_subject ON timeline (subject_id, id);

      CREATE TABLE deadlines (
        kind text NOT NULL,
        subject uuid NOT NULL,
        shipment_id uuid NOT NULL,
        due_at timestamptz NOT NULL,
        done_at timestamptz,
        attempts int NOT NULL DEFAULT 0,
        next_attempt_at timestamptz,
        PRIMARY KEY (kind, subject)
      );
      CREATE INDEX deadlines_due ON deadlines (due_at) WHERE done_at IS NULL;
      CREATE INDEX deadlines_shipment ON deadlines (shipment_id);

      CREATE TABLE idempotency_keys (
        scope text NOT NULL,
        key text NOT NULL,
        fingerprint text NOT NULL,
        status int NOT NULL,
        answer jsonb,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (scope, key)
      );
      CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

      CREATE TABLE hourly_counters (
        kind text NOT NULL,
        who text NOT NULL,
        hour bigint NOT NULL,
        count int NOT NULL,
        PRIMARY KEY (kind, who, hour)
      );
      CREATE INDEX hourly_counters_hour ON hourly_counters (hour);

      CREATE TABLE settings (
        version bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        content jsonb NOT NULL,
        created_by uuid,
        created_at timestamptz NOT NULL
      );

      CREATE TABLE emails (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        recipient text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        html text,
        kind text NOT NULL,
        state text NOT NULL CHECK (state IN ('queued', 'sent', 'failed')),
        attempts int NOT NULL DEFAULT 0,
        next_attempt_at timestamptz,
        last_error text,
        created_at timestamptz NOT NULL,
        sent_at timestamptz
      );
      CREATE INDEX emails_queued ON emails (id) WHERE state = 'queued';

      CREATE TABLE caught_mails (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        recipient text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        html text,
        received_at timestamptz NOT NULL
      );
      CREATE INDEX caught_mails_recipient ON caught_mails (lower(recipient), id);

      CREATE TABLE audit_log (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        admin_id uuid NOT NULL,
        action text NOT NULL,
        resource text NOT NULL,
        resource_id text NOT NULL,
        reason text,
        before jsonb,
        after jsonb,
        at timestamptz NOT NULL
      );
      CREATE INDEX audit_log_at ON audit_log (at DESC, id DESC);
      CREATE INDEX audit_log_resource ON audit_log (resource, resource_id);

      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = '42501';
      END $$;
      CREATE TRIGGER no_change BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE audit_log, caught_mails, emails, settings, hourly_counters, idempotency_keys, deadlines, timeline, events, business_clock;
      DROP FUNCTION refuse_change();
    `);
  }
}

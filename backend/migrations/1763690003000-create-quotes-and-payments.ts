import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Quotes, the payment of each, refunds, and what has to be done at the provider. */
export class CreateQuotesAndPayments1763690003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE quotes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        shipment_id uuid NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
        carrier_id uuid NOT NULL REFERENCES users (id),
        amount numeric(10,2) NOT NULL CHECK (amount > 0),
        estimated_pickup_date date,
        estimated_delivery_date date,
        message text,
        status text NOT NULL DEFAULT 'pending'
          CHECK (status IN ('pending', 'accepted', 'declined', 'paid', 'in_progress', 'delivered', 'completed')),
        payment_status text NOT NULL DEFAULT 'pending'
          CHECK (payment_status IN ('pending', 'paid', 'in_escrow', 'released', 'refunded', 'failed')),
        stripe_payment_intent_id text,
        paid_at timestamptz,
        delivered_at timestamptz,
        payment_released_at timestamptz,
        valid_until timestamptz,
        decline_reason text,
        terms_version int NOT NULL,
        history jsonb NOT NULL DEFAULT '[]',
        accepted_at timestamptz,
        picked_up_at timestamptz,
        payment_due_at timestamptz,
        agreed jsonb,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      COMMENT ON COLUMN quotes.agreed IS 'Fee, plans and windows in force at acceptance.';
      CREATE UNIQUE INDEX quotes_one_accepted ON quotes (shipment_id)
        WHERE status IN ('accepted', 'paid', 'in_progress', 'delivered', 'completed');
      CREATE UNIQUE INDEX quotes_one_live_a_carrier ON quotes (shipment_id, carrier_id)
        WHERE status IN ('pending', 'accepted', 'paid', 'in_progress', 'delivered', 'completed');
      CREATE INDEX quotes_shipment ON quotes (shipment_id, created_at DESC, id DESC);
      CREATE INDEX quotes_carrier ON quotes (carrier_id, created_at DESC, id DESC);
      CREATE INDEX quotes_newest ON quotes (created_at DESC, id DESC);
      CREATE UNIQUE INDEX quotes_intent ON quotes (stripe_payment_intent_id) WHERE stripe_payment_intent_id IS NOT NULL;

      CREATE TABLE payments (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        quote_id uuid NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
        shipment_id uuid NOT NULL REFERENCES shipments (id),
        payer_id uuid NOT NULL REFERENCES users (id),
        payee_id uuid NOT NULL REFERENCES users (id),
        amount numeric(10,2) NOT NULL CHECK (amount > 0),
        platform_fee numeric(10,2) NOT NULL DEFAULT 0 CHECK (platform_fee >= 0),
        payout_amount numeric(10,2) NOT NULL CHECK (payout_amount >= 0),
        status text NOT NULL DEFAULT 'pending'
          CHECK (status IN ('pending', 'paid', 'in_escrow', 'released', 'refunded', 'failed')),
        stripe_payment_intent_id text,
        stripe_charge_id text,
        stripe_transfer_id text,
        delivery_confirmed_at timestamptz,
        released_at timestamptz,
        protection_plan text NOT NULL DEFAULT 'standard' CHECK (protection_plan IN ('standard', 'plus', 'premium')),
        protection_fee numeric(10,2) NOT NULL DEFAULT 0 CHECK (protection_fee >= 0),
        charged_amount numeric(10,2) NOT NULL CHECK (charged_amount > 0),
        refunded_amount numeric(10,2) NOT NULL DEFAULT 0 CHECK (refunded_amount >= 0),
        transfer_status text CHECK (transfer_status IN ('queued', 'sent', 'blocked')),
        payout_expected_on date,
        frozen_by text[] NOT NULL DEFAULT '{}',
        failure_code text,
        failure_message text,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT payments_quote_id_key UNIQUE (quote_id),
        CONSTRAINT payments_charged CHECK (charged_amount = amount + protection_fee),
        CONSTRAINT payments_within_charge CHECK (refunded_amount + payout_amount + platform_fee <= charged_amount)
      );
      CREATE INDEX payments_payer ON payments (payer_id, created_at DESC, id DESC);
      CREATE INDEX payments_payee ON payments (payee_id, created_at DESC, id DESC);
      CREATE INDEX payments_newest ON payments (created_at DESC, id DESC);
      CREATE INDEX payments_shipment ON payments (shipment_id);
      CREATE INDEX payments_open ON payments (updated_at) WHERE status IN ('pending', 'failed', 'paid');
      CREATE UNIQUE INDEX payments_intent ON payments (stripe_payment_intent_id) WHERE stripe_payment_intent_id IS NOT NULL;

      CREATE TABLE refunds (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        payment_id uuid NOT NULL REFERENCES payments (id),
        quote_id uuid NOT NULL,
        amount numeric(10,2) NOT NULL CHECK (amount > 0),
        reason text NOT NULL,
        status text NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed')),
        stripe_refund_id text,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX refunds_payment ON refunds (payment_id, created_at);
      CREATE UNIQUE INDEX refunds_delay_once ON refunds (quote_id) WHERE reason = 'delay';

      CREATE TABLE money_operations (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind text NOT NULL CHECK (kind IN ('transfer', 'refund', 'reversal', 'cancel_intent')),
        payment_id uuid NOT NULL REFERENCES payments (id),
        quote_id uuid NOT NULL,
        refund_id uuid REFERENCES refunds (id),
        amount numeric(10,2),
        params jsonb NOT NULL,
        idempotency_key text NOT NULL UNIQUE,
        state text NOT NULL DEFAULT 'pending'
          CHECK (state IN ('pending', 'in_flight', 'unknown', 'blocked', 'succeeded', 'needs_attention')),
        provider_id text,
        attempts int NOT NULL DEFAULT 0,
        lease_until timestamptz,
        next_attempt_at timestamptz NOT NULL,
        last_error text,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX money_operations_one_transfer ON money_operations (quote_id) WHERE kind = 'transfer';
      CREATE INDEX money_operations_due ON money_operations (next_attempt_at)
        WHERE state IN ('pending', 'in_flight', 'unknown', 'blocked');
      CREATE INDEX money_operations_newest ON money_operations (created_at DESC, id DESC);

      CREATE TABLE webhook_events (
        id text PRIMARY KEY,
        type text NOT NULL,
        object_id text,
        state text NOT NULL CHECK (state IN ('received', 'done', 'parked')),
        attempts int NOT NULL DEFAULT 0,
        last_error text,
        received_at timestamptz NOT NULL,
        done_at timestamptz
      );
      CREATE INDEX webhook_events_open ON webhook_events (received_at) WHERE state = 'received';
      CREATE INDEX webhook_events_newest ON webhook_events (received_at DESC, id DESC);

      CREATE FUNCTION keep_money() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE held boolean;
      BEGIN
        IF TG_TABLE_NAME = 'payments' THEN
          held := OLD.status NOT IN ('pending', 'failed');
        ELSIF TG_TABLE_NAME = 'quotes' THEN
          held := EXISTS (SELECT 1 FROM payments WHERE quote_id = OLD.id AND status NOT IN ('pending', 'failed'));
        ELSE
          held := EXISTS (SELECT 1 FROM payments WHERE shipment_id = OLD.id AND status NOT IN ('pending', 'failed'));
        END IF;
        IF held THEN
          RAISE EXCEPTION 'money is bound to %', OLD.id USING ERRCODE = '23503', CONSTRAINT = 'has_payments';
        END IF;
        RETURN OLD;
      END $$;
      CREATE TRIGGER keep_money BEFORE DELETE ON payments FOR EACH ROW EXECUTE FUNCTION keep_money();
      CREATE TRIGGER keep_money BEFORE DELETE ON quotes FOR EACH ROW EXECUTE FUNCTION keep_money();
      CREATE TRIGGER keep_money BEFORE DELETE ON shipments FOR EACH ROW EXECUTE FUNCTION keep_money();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_money ON shipments;
      DROP TABLE webhook_events, money_operations, refunds, payments, quotes;
      DROP FUNCTION keep_money();
    `);
  }
}

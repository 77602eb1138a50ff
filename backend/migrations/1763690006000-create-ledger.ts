import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Double entry, append-only, in cents. The database itself refuses an unbalanced transaction (at commit), a line added to
 * a closed one, any change or removal, a balance written by hand, and a liability below zero.
 */
export class CreateLedger1763690006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ledger_accounts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        code text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('asset', 'liability', 'revenue', 'expense')),
        quote_id uuid,
        user_id uuid,
        owner_id uuid NOT NULL GENERATED ALWAYS AS (coalesce(quote_id, user_id, '00000000-0000-0000-0000-000000000000')) STORED,
        currency char(3) NOT NULL DEFAULT 'USD' CHECK (currency = 'USD'),
        guarded boolean NOT NULL,
        balance_cents bigint NOT NULL DEFAULT 0,
        CONSTRAINT ledger_accounts_key UNIQUE (code, owner_id, currency),
        CONSTRAINT one_owner CHECK (quote_id IS NULL OR user_id IS NULL),
        CONSTRAINT liabilities_are_guarded CHECK (guarded = (kind = 'liability')),
        CONSTRAINT money_owed_is_a_liability CHECK (
          (kind = 'liability') = (code IN ('escrow', 'premium_unearned', 'carrier_payable', 'refund_payable'))
        ),
        CONSTRAINT guarded_not_negative CHECK (NOT guarded OR balance_cents >= 0)
      );
      COMMENT ON COLUMN ledger_accounts.owner_id IS 'Whose account; zeros for the platform. Never null, so that it can be looked up by the index.';
      COMMENT ON COLUMN ledger_accounts.balance_cents IS 'Credits less debits, kept for guarded accounts only.';
      CREATE INDEX ledger_accounts_quote ON ledger_accounts (quote_id) WHERE quote_id IS NOT NULL;

      CREATE TABLE ledger_transactions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        idempotency_key text NOT NULL UNIQUE,
        kind text NOT NULL,
        payment_id uuid,
        quote_id uuid,
        provider_ref text,
        reverses uuid REFERENCES ledger_transactions (id),
        occurred_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        xid xid8 NOT NULL DEFAULT pg_current_xact_id()
      );
      COMMENT ON COLUMN ledger_transactions.occurred_at IS 'Business time.';
      COMMENT ON COLUMN ledger_transactions.created_at IS 'Machine time.';
      COMMENT ON COLUMN ledger_transactions.xid IS 'The database transaction that wrote it: only that one may add lines.';
      CREATE UNIQUE INDEX ledger_one_reversal ON ledger_transactions (reverses) WHERE reverses IS NOT NULL;
      CREATE INDEX ledger_transactions_payment ON ledger_transactions (payment_id);
      CREATE INDEX ledger_transactions_quote ON ledger_transactions (quote_id);

      CREATE TABLE ledger_entries (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        transaction_id uuid NOT NULL REFERENCES ledger_transactions (id),
        account_id bigint NOT NULL REFERENCES ledger_accounts (id),
        amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
        created_at timestamptz NOT NULL,
        position bigint GENERATED ALWAYS AS IDENTITY
      );
      COMMENT ON COLUMN ledger_entries.created_at IS 'Business time.';
      COMMENT ON COLUMN ledger_entries.position IS 'The order of writing, where instants are equal.';
      COMMENT ON COLUMN ledger_entries.amount_cents IS 'Debit positive, credit negative.';
      CREATE INDEX ledger_entries_account ON ledger_entries (account_id);
      CREATE INDEX ledger_entries_transaction ON ledger_entries (transaction_id);
      CREATE INDEX ledger_entries_newest ON ledger_entries (created_at DESC, id DESC);

      CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        checked uuid := coalesce(to_jsonb(NEW)->>'transaction_id', to_jsonb(NEW)->>'id')::uuid;
        total numeric; lines int;
      BEGIN
        SELECT coalesce(sum(amount_cents), 0), count(*) INTO total, lines FROM ledger_entries WHERE transaction_id = checked;
        IF lines < 2 OR total <> 0 THEN
          RAISE EXCEPTION 'ledger transaction % is not balanced (sum %, lines %)', checked, total, lines
            USING ERRCODE = '23514', CONSTRAINT = 'ledger_balanced';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER transaction_balanced AFTER INSERT ON ledger_transactions
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
      CREATE CONSTRAINT TRIGGER entry_balanced AFTER INSERT ON ledger_entries
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();

      CREATE FUNCTION ledger_entry_insert() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (SELECT xid FROM ledger_transactions WHERE id = NEW.transaction_id) IS DISTINCT FROM pg_current_xact_id() THEN
          RAISE EXCEPTION 'ledger transaction % is closed', NEW.transaction_id USING ERRCODE = '23514', CONSTRAINT = 'ledger_closed';
        END IF;
        UPDATE ledger_accounts SET balance_cents = balance_cents - NEW.amount_cents WHERE id = NEW.account_id AND guarded;
        RETURN NEW;
      END $$;
      CREATE TRIGGER entry_insert BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_entry_insert();

      CREATE FUNCTION ledger_transaction_insert() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.xid := pg_current_xact_id();
        RETURN NEW;
      END $$;
      CREATE TRIGGER own_xid BEFORE INSERT ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION ledger_transaction_insert();

      -- A balance begins at zero and is moved by entries alone: theirs is the outer trigger, this one the inner.
      CREATE FUNCTION ledger_account_kept() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' AND NEW.balance_cents = 0 THEN
          RETURN NEW;
        END IF;
        IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'ledger_accounts is kept by ledger_entries' USING ERRCODE = '42501';
      END $$;
      CREATE TRIGGER kept BEFORE INSERT OR UPDATE OR DELETE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_account_kept();

      CREATE TRIGGER no_truncate BEFORE TRUNCATE ON ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER no_change BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER no_change BEFORE UPDATE OR DELETE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER no_truncate BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER no_truncate BEFORE TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE ledger_entries, ledger_transactions, ledger_accounts;
      DROP FUNCTION ledger_account_kept(), ledger_transaction_insert(), ledger_entry_insert(), ledger_balanced();
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { COUNT, FOLLOW, keepMoney, NAME } from './parts/charges.js';

/**
 * A payment has charges: one for now. What goes back, is lost or is paid out counts on the charge it is about.
 * A program of before, which may still be answering calls, writes payments, refunds and operations without naming a charge:
 * the triggers keep the first charge like its payment, and count for both programs.
 */
export class GivePaymentsCharges1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Nothing is written between the count of what there is and the triggers that count from then on.
      LOCK TABLE payments, refunds, money_operations, chargebacks IN ACCESS EXCLUSIVE MODE;
      CREATE TABLE payment_charges (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        payment_id uuid NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
        change_order_id uuid,
        amount numeric(10,2) NOT NULL CHECK (amount > 0),
        plan_price numeric(10,2) NOT NULL DEFAULT 0,
        refunded numeric(10,2) NOT NULL DEFAULT 0 CHECK (refunded >= 0),
        plan_refunded numeric(10,2) NOT NULL DEFAULT 0,
        lost numeric(10,2) NOT NULL DEFAULT 0 CHECK (lost >= 0),
        transferred numeric(10,2) NOT NULL DEFAULT 0,
        reversed numeric(10,2) NOT NULL DEFAULT 0,
        stripe_payment_intent_id text,
        stripe_charge_id text,
        stripe_transfer_id text,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'processing', 'captured', 'cancelled', 'returned')),
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      COMMENT ON COLUMN payment_charges.change_order_id IS 'Null for the first charge, which has the id of its payment.';
      COMMENT ON COLUMN payment_charges.refunded IS 'Of the amount, without the plan''s price; counted when it is ordered.';
      COMMENT ON COLUMN payment_charges.lost IS 'Of the amount, to chargebacks.';
      COMMENT ON COLUMN payment_charges.reversed IS 'Of what was transferred.';

      ALTER TABLE refunds ADD COLUMN charge_id uuid, ADD COLUMN decision_id uuid, ADD COLUMN plan_amount numeric(10,2);
      COMMENT ON COLUMN refunds.decision_id IS 'Shared by the refunds of one decision, one a charge; of a delay refund it is the quote.';
      COMMENT ON COLUMN refunds.plan_amount IS 'The part of the amount that is the price of the protection plan.';
      ALTER TABLE money_operations ADD COLUMN charge_id uuid;
      ALTER TABLE chargebacks ADD COLUMN charge_id uuid;
      WITH plans AS (
        SELECT substr(t.idempotency_key, length('refund-decided:') + 1)::uuid AS refund_id, sum(e.amount_cents) / 100 AS amount
          FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
         WHERE t.kind = 'refund-decided' AND a.code = 'premium_unearned' GROUP BY 1
      )
      UPDATE refunds r SET decision_id = CASE WHEN r.reason = 'delay' THEN r.quote_id ELSE r.id END,
             charge_id = CASE WHEN r.reason IN ('mismatch', 'paid_twice') THEN NULL ELSE r.payment_id END, plan_amount = coalesce(plans.amount, 0)
        FROM refunds same LEFT JOIN plans ON plans.refund_id = same.id WHERE same.id = r.id;
      UPDATE money_operations o SET charge_id = payment_id
       WHERE NOT EXISTS (SELECT 1 FROM refunds r WHERE r.id = o.refund_id AND r.charge_id IS NULL);
      UPDATE chargebacks SET charge_id = payment_id;

      INSERT INTO payment_charges (id, payment_id, amount, plan_price, refunded, plan_refunded, transferred, reversed, stripe_payment_intent_id,
          stripe_charge_id, stripe_transfer_id, state, created_at, updated_at)
      SELECT p.id, p.id, p.amount, p.protection_fee, coalesce(r.refunded, 0), coalesce(r.plan, 0), coalesce(o.transferred, 0), coalesce(o.reversed, 0),
             p.stripe_payment_intent_id, p.stripe_charge_id, p.stripe_transfer_id,
             CASE WHEN p.status = 'paid' THEN 'processing'
                  WHEN p.status NOT IN ('pending', 'failed') THEN 'captured'
                  WHEN p.status = 'failed' AND q.status <> 'accepted' THEN 'cancelled'
                  ELSE 'open' END, p.created_at, p.updated_at
        FROM payments p JOIN quotes q ON q.id = p.quote_id
        LEFT JOIN (SELECT charge_id, sum(amount - plan_amount) AS refunded, sum(plan_amount) AS plan FROM refunds GROUP BY 1) r ON r.charge_id = p.id
        LEFT JOIN (SELECT charge_id, sum(amount) FILTER (WHERE kind = 'transfer') AS transferred, sum(amount) FILTER (WHERE kind = 'reversal') AS reversed
                     FROM money_operations WHERE kind IN ('transfer', 'reversal') GROUP BY 1) o ON o.charge_id = p.id;
    `);
    await runner.query(`
      CREATE INDEX payment_charges_payment ON payment_charges (payment_id);
      CREATE UNIQUE INDEX payment_charges_order ON payment_charges (change_order_id) WHERE change_order_id IS NOT NULL;
      CREATE UNIQUE INDEX payment_charges_intent ON payment_charges (stripe_payment_intent_id) WHERE stripe_payment_intent_id IS NOT NULL;
      CREATE UNIQUE INDEX payment_charges_charge ON payment_charges (stripe_charge_id) WHERE stripe_charge_id IS NOT NULL;
      CREATE UNIQUE INDEX payment_charges_transfer ON payment_charges (stripe_transfer_id) WHERE stripe_transfer_id IS NOT NULL;
      CREATE INDEX payment_charges_open ON payment_charges (updated_at) WHERE state IN ('open', 'processing', 'cancelled');

      ALTER TABLE refunds ALTER COLUMN decision_id SET NOT NULL, ALTER COLUMN plan_amount SET NOT NULL,
        ADD CONSTRAINT refunds_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES payment_charges (id),
        ADD CONSTRAINT refunds_of_a_charge CHECK ((charge_id IS NULL) = (reason IN ('mismatch', 'paid_twice'))),
        ADD CONSTRAINT refunds_plan_amount CHECK (plan_amount BETWEEN 0 AND amount),
        ADD CONSTRAINT refunds_delay_is_the_quotes CHECK (reason <> 'delay' OR decision_id = quote_id);
      ALTER TABLE chargebacks ALTER COLUMN charge_id SET NOT NULL,
        ADD CONSTRAINT chargebacks_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES payment_charges (id);
      ALTER TABLE money_operations ADD CONSTRAINT money_operations_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES payment_charges (id);
      CREATE UNIQUE INDEX refunds_one_a_charge ON refunds (charge_id, decision_id);
      CREATE INDEX chargebacks_charge ON chargebacks (charge_id);
      CREATE INDEX money_operations_charge ON money_operations (charge_id);
      DROP INDEX refunds_delay_once, money_operations_one_transfer, payments_open;
      CREATE UNIQUE INDEX money_operations_one_transfer ON money_operations (charge_id) WHERE kind = 'transfer';
      CREATE UNIQUE INDEX money_operations_one_bare_transfer ON money_operations (quote_id) WHERE kind = 'transfer' AND charge_id IS NULL;
    `);
    await runner.query(COUNT);
    await runner.query(`
      -- What a bank or an operator gave back, or a claim took from the plan too, is not just summed up.
      SELECT count_charge(charge_id) FROM (
        SELECT charge_id FROM refunds WHERE charge_id IS NOT NULL AND (reason = 'claim' OR by_hand_reference IS NOT NULL OR covered_by IS NOT NULL)
        UNION SELECT charge_id FROM chargebacks) counted;
      ALTER TABLE payment_charges ADD CONSTRAINT payment_charges_first_is_its_payment CHECK ((change_order_id IS NULL) = (id = payment_id)),
        ADD CONSTRAINT payment_charges_plan_on_the_first CHECK (change_order_id IS NULL OR plan_price = 0),
        ADD CONSTRAINT payment_charges_gone CHECK (refunded + lost <= amount),
        ADD CONSTRAINT payment_charges_plan_gone CHECK (plan_refunded BETWEEN 0 AND plan_price),
        ADD CONSTRAINT payment_charges_transferred CHECK (transferred <= amount),
        ADD CONSTRAINT payment_charges_reversed CHECK (reversed BETWEEN 0 AND transferred),
        ADD CONSTRAINT payment_charges_numbers CHECK ('NaN' NOT IN (amount, plan_price, refunded, plan_refunded, lost, transferred, reversed));
    `);
    await runner.query(NAME);
    await runner.query(FOLLOW);
    await runner.query(keepMoney({ charges: true }));
    await runner.query(
      'CREATE TRIGGER keep_money BEFORE DELETE ON payment_charges FOR EACH ROW EXECUTE FUNCTION keep_money()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_money ON payment_charges;
      DROP TRIGGER first_charge_follows ON payments;
      DROP TRIGGER first_charge_begins ON payments;
      DROP TRIGGER counted ON chargebacks;
      DROP TRIGGER named ON chargebacks;
      DROP TRIGGER counted ON money_operations;
      DROP TRIGGER named ON money_operations;
      DROP TRIGGER counted ON refunds;
      DROP TRIGGER named ON refunds;
      DROP FUNCTION first_charge_follows(), refund_names_its_charge(), operation_names_its_charge(), chargeback_names_its_charge(),
        charge_is_counted(), count_charge(uuid);
      DROP INDEX money_operations_one_bare_transfer, money_operations_one_transfer;
      CREATE UNIQUE INDEX money_operations_one_transfer ON money_operations (quote_id) WHERE kind = 'transfer';
      CREATE UNIQUE INDEX refunds_delay_once ON refunds (quote_id) WHERE reason = 'delay';
      CREATE INDEX payments_open ON payments (updated_at) WHERE status IN ('pending', 'failed', 'paid');
      ALTER TABLE chargebacks DROP COLUMN charge_id;
      ALTER TABLE money_operations DROP COLUMN charge_id;
      ALTER TABLE refunds DROP COLUMN charge_id, DROP COLUMN decision_id, DROP COLUMN plan_amount;
      DROP TABLE payment_charges;
    `);
    await runner.query(keepMoney({ charges: false }));
  }
}

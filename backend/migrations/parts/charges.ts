/**
 * Counts anew, from the rows about it, what a charge has given back, lost and paid out. Refunds to the card count in full, so
 * that more than the charge is refused; what was paid by hand counts for as much as there is left.
 */
export const COUNT = `
  CREATE FUNCTION count_charge(counted uuid) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    c payment_charges; to_card numeric; by_hand numeric; plan numeric; gone numeric; beyond numeric;
  BEGIN
    SELECT * INTO c FROM payment_charges WHERE id = counted FOR UPDATE;
    SELECT coalesce(sum(amount - plan_amount) FILTER (WHERE by_hand_reference IS NULL), 0),
           coalesce(sum(amount - plan_amount) FILTER (WHERE by_hand_reference IS NOT NULL), 0), coalesce(sum(plan_amount), 0)
      INTO to_card, by_hand, plan FROM refunds WHERE charge_id = counted AND covered_by IS NULL;
    SELECT coalesce(sum(amount), 0) INTO gone FROM chargebacks WHERE charge_id = counted AND outcome = 'lost';
    -- After a release the card may take back the plan's price as well, and a bank may give back more than was left.
    beyond := greatest(to_card - c.amount, 0);
    c.refunded := to_card - beyond + least(by_hand, c.amount - to_card + beyond);
    c.lost := least(gone, c.amount - c.refunded);
    c.plan_refunded := plan + beyond + least(gone - c.lost, greatest(c.plan_price - plan - beyond, 0));
    UPDATE payment_charges SET refunded = c.refunded, lost = c.lost, plan_refunded = c.plan_refunded,
           transferred = coalesce((SELECT sum(amount) FROM money_operations WHERE charge_id = counted AND kind = 'transfer'), 0),
           reversed = coalesce((SELECT sum(amount) FROM money_operations WHERE charge_id = counted AND kind = 'reversal'), 0)
     WHERE id = counted;
  END $$;

  CREATE FUNCTION charge_is_counted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD.charge_id IS NOT NULL THEN PERFORM count_charge(OLD.charge_id); END IF;
    IF TG_OP = 'INSERT' OR TG_OP = 'UPDATE' AND NEW.charge_id IS DISTINCT FROM OLD.charge_id THEN PERFORM count_charge(NEW.charge_id); END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER counted AFTER INSERT OR DELETE OR UPDATE OF amount, plan_amount, charge_id, covered_by, by_hand_reference ON refunds
    FOR EACH ROW EXECUTE FUNCTION charge_is_counted();
  CREATE TRIGGER counted AFTER INSERT OR DELETE OR UPDATE OF kind, amount, charge_id ON money_operations
    FOR EACH ROW EXECUTE FUNCTION charge_is_counted();
  CREATE TRIGGER counted AFTER INSERT OR DELETE OR UPDATE OF outcome, amount, charge_id ON chargebacks
    FOR EACH ROW EXECUTE FUNCTION charge_is_counted();`;

/** A program from before charges names none: it means the first, whose id is the payment's. */
export const NAME = `
  CREATE FUNCTION refund_names_its_charge() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE escrow bigint; premium bigint;
  BEGIN
    NEW.decision_id := coalesce(NEW.decision_id, CASE WHEN NEW.reason = 'delay' THEN NEW.quote_id ELSE NEW.id END);
    IF NEW.reason NOT IN ('mismatch', 'paid_twice') THEN NEW.charge_id := coalesce(NEW.charge_id, NEW.payment_id); END IF;
    IF NEW.plan_amount IS NULL THEN
      -- The refund is written before it is posted: what escrow does not have is the plan's price.
      SELECT coalesce(sum(balance_cents) FILTER (WHERE code = 'escrow'), 0), coalesce(sum(balance_cents) FILTER (WHERE code = 'premium_unearned'), 0)
        INTO escrow, premium FROM ledger_accounts WHERE code IN ('escrow', 'premium_unearned') AND owner_id = NEW.quote_id AND currency = 'USD';
      NEW.plan_amount := CASE WHEN NEW.charge_id IS NULL THEN 0 ELSE least(premium / 100.0, greatest(NEW.amount - escrow / 100.0, 0)) END;
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER named BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION refund_names_its_charge();

  CREATE FUNCTION operation_names_its_charge() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.refund_id IS NOT NULL THEN
      SELECT charge_id INTO NEW.charge_id FROM refunds WHERE id = NEW.refund_id;
    ELSIF NEW.kind <> 'transfer' OR NEW.params ? 'source_transaction' THEN
      NEW.charge_id := coalesce(NEW.charge_id, NEW.payment_id);
    END IF;
    IF NEW.kind = 'cancel_intent' THEN
      UPDATE payment_charges SET state = 'cancelled' WHERE id = NEW.charge_id AND state = 'open';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER named BEFORE INSERT ON money_operations FOR EACH ROW EXECUTE FUNCTION operation_names_its_charge();

  CREATE FUNCTION chargeback_names_its_charge() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.charge_id := coalesce(NEW.charge_id, NEW.payment_id);
    RETURN NEW;
  END $$;
  CREATE TRIGGER named BEFORE INSERT ON chargebacks FOR EACH ROW EXECUTE FUNCTION chargeback_names_its_charge();`;

/** A payment's own columns are those of its first charge; once that is captured, its amount no longer changes. */
export const FOLLOW = `
  CREATE FUNCTION first_charge_follows() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO payment_charges (id, payment_id, amount, plan_price, stripe_payment_intent_id, stripe_charge_id, stripe_transfer_id, state, created_at, updated_at)
      VALUES (NEW.id, NEW.id, NEW.amount, NEW.protection_fee, NEW.stripe_payment_intent_id, NEW.stripe_charge_id, NEW.stripe_transfer_id,
        CASE WHEN NEW.status = 'paid' THEN 'processing' WHEN NEW.status IN ('pending', 'failed') THEN 'open' ELSE 'captured' END, NEW.created_at, NEW.updated_at);
      RETURN NULL;
    END IF;
    UPDATE payment_charges SET
      amount = CASE WHEN state = 'captured' THEN amount ELSE NEW.amount END,
      plan_price = CASE WHEN state = 'captured' THEN plan_price ELSE NEW.protection_fee END,
      stripe_payment_intent_id = NEW.stripe_payment_intent_id, stripe_charge_id = NEW.stripe_charge_id, stripe_transfer_id = NEW.stripe_transfer_id,
      state = CASE WHEN NEW.status = OLD.status THEN state
                   WHEN NEW.status = 'paid' THEN 'processing'
                   WHEN NEW.status NOT IN ('pending', 'failed') THEN 'captured'
                   WHEN NEW.status = 'failed' AND NOT EXISTS (SELECT 1 FROM quotes WHERE id = NEW.quote_id AND status = 'accepted') THEN 'cancelled'
                   ELSE 'open' END,
      updated_at = NEW.updated_at
     WHERE id = NEW.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER first_charge_begins AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION first_charge_follows();
  CREATE TRIGGER first_charge_follows AFTER UPDATE ON payments FOR EACH ROW
    WHEN ((OLD.amount, OLD.protection_fee, OLD.status, OLD.stripe_payment_intent_id, OLD.stripe_charge_id, OLD.stripe_transfer_id, OLD.updated_at)
      IS DISTINCT FROM (NEW.amount, NEW.protection_fee, NEW.status, NEW.stripe_payment_intent_id, NEW.stripe_charge_id, NEW.stripe_transfer_id, NEW.updated_at))
    EXECUTE FUNCTION first_charge_follows();`;

/** What nobody may delete. */
export const keepMoney = ({ charges }: { charges: boolean }): string => `
  CREATE OR REPLACE FUNCTION keep_money() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE held boolean;
  BEGIN
    IF TG_TABLE_NAME = 'payments' THEN
      held := OLD.status NOT IN ('pending', 'failed');
    ELSIF TG_TABLE_NAME = 'quotes' THEN
      held := EXISTS (SELECT 1 FROM payments WHERE quote_id = OLD.id AND status NOT IN ('pending', 'failed'));${
        charges
          ? `
    ELSIF TG_TABLE_NAME = 'payment_charges' THEN
      held := OLD.state NOT IN ('open', 'cancelled');`
          : ''
      }
    ELSE
      held := EXISTS (SELECT 1 FROM payments WHERE shipment_id = OLD.id AND status NOT IN ('pending', 'failed'));
    END IF;
    IF held THEN
      RAISE EXCEPTION 'money is bound to %', OLD.id USING ERRCODE = '23503', CONSTRAINT = 'has_payments';
    END IF;
    RETURN OLD;
  END $$`;

/** An operation names its charge. `bare`: the reversal of a transfer that no charge has room for names none, either. */
export const nameOperations = ({ bare }: { bare: boolean }): string => `
  CREATE OR REPLACE FUNCTION operation_names_its_charge() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.refund_id IS NOT NULL THEN
      SELECT charge_id INTO NEW.charge_id FROM refunds WHERE id = NEW.refund_id;
    ELSIF ${
      bare
        ? `NEW.kind = 'reversal' AND NEW.params->'metadata' ? 'transferOperationId' THEN
      NEW.charge_id := NULL;
    ELSIF `
        : ''
    }NEW.kind <> 'transfer' OR NEW.params ? 'source_transaction' THEN
      NEW.charge_id := coalesce(NEW.charge_id, NEW.payment_id);
    END IF;
    IF NEW.kind = 'cancel_intent' THEN
      UPDATE payment_charges SET state = 'cancelled' WHERE id = NEW.charge_id AND state = 'open';
    END IF;
    RETURN NEW;
  END $$`;

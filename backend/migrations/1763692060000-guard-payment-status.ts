import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A payment's status matches the ledger, however it is written: checked when the transaction that changed it commits. */
export class GuardPaymentStatus1763692060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION payment_status_is_booked() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        now_is text; captured boolean; released boolean; escrow bigint; right_so boolean;
      BEGIN
        SELECT status INTO now_is FROM payments WHERE id = NEW.id;
        SELECT coalesce(bool_or(kind = 'capture'), false), coalesce(bool_or(kind = 'release'), false)
          INTO captured, released FROM ledger_transactions WHERE payment_id = NEW.id AND kind IN ('capture', 'release');
        SELECT coalesce(sum(balance_cents), 0) INTO escrow
          FROM ledger_accounts WHERE code = 'escrow' AND owner_id = NEW.quote_id AND currency = 'USD';
        right_so := CASE
          WHEN now_is = 'in_escrow' THEN captured AND NOT released AND escrow > 0
          WHEN now_is = 'released' THEN released AND escrow = 0
          WHEN now_is = 'refunded' THEN captured AND NOT released AND escrow = 0
          ELSE NOT captured
        END;
        IF NOT right_so THEN
          RAISE EXCEPTION 'payment % cannot be % by what the book says (captured %, released %, escrow %)', NEW.id, now_is, captured, released, escrow
            USING ERRCODE = '23514', CONSTRAINT = 'payment_status_is_booked';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER status_is_booked AFTER UPDATE OF status ON payments
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION payment_status_is_booked();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER status_is_booked ON payments; DROP FUNCTION payment_status_is_booked();');
  }
}

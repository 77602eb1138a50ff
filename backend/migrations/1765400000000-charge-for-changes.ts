import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nameOperations } from './parts/charges.js';

/** A deal in escrow can be raised: the extra is a charge of its own, which is lost, sent back and paid out like the first. */
export class ChargeForChanges1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE change_orders DROP CONSTRAINT change_orders_status_check;
      ALTER TABLE change_orders ADD CONSTRAINT change_orders_status_check
        CHECK (status IN ('proposed', 'accepted', 'done', 'declined', 'withdrawn', 'lapsed', 'undone'));
      ALTER TABLE change_orders ADD COLUMN photos text[] NOT NULL DEFAULT '{}',
        ADD COLUMN undone_cents int NOT NULL DEFAULT 0 CHECK (undone_cents >= 0 AND (undone_cents = 0 OR status = 'undone'));
      COMMENT ON COLUMN change_orders.undone_cents IS 'By how much the agreed amount fell again when its charge was lost.';
      ALTER TABLE payment_charges ADD COLUMN carried numeric(10,2) NOT NULL DEFAULT 0,
        ADD CONSTRAINT payment_charges_carried_check CHECK (carried BETWEEN 0 AND amount AND carried <> 'NaN');
      COMMENT ON COLUMN payment_charges.carried IS 'Of what was lost: what stays in escrow at the expense of the platform, so that the payout stands.';
      ALTER TABLE payment_charges ADD CONSTRAINT payment_charges_change_order_id_fkey
        FOREIGN KEY (change_order_id) REFERENCES change_orders (id) ON DELETE CASCADE;
    `);
    await runner.query(`
      CREATE INDEX change_orders_newest ON change_orders (created_at, id);
      CREATE INDEX payment_charges_newest ON payment_charges (created_at, id);
    `);
    await runner.query(nameOperations({ bare: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(nameOperations({ bare: false }));
    await runner.query(`
      DROP INDEX payment_charges_newest, change_orders_newest;
      ALTER TABLE payment_charges DROP CONSTRAINT payment_charges_change_order_id_fkey, DROP COLUMN carried;
      ALTER TABLE change_orders DROP CONSTRAINT change_orders_status_check, DROP COLUMN photos, DROP COLUMN undone_cents;
      ALTER TABLE change_orders ADD CONSTRAINT change_orders_status_check
        CHECK (status IN ('proposed', 'accepted', 'done', 'declined', 'withdrawn', 'lapsed'));
    `);
  }
}

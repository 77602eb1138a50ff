import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What one side of a deal proposes to change, and what became of it. */
export class ChangeWhatIsAgreed1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE change_orders (
        id uuid PRIMARY KEY,
        quote_id uuid NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
        shipment_id uuid NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
        proposed_by uuid NOT NULL REFERENCES users (id),
        side text NOT NULL CHECK (side IN ('shipper', 'carrier')),
        reason text NOT NULL CHECK (reason IN ('item_differs', 'extra_item', 'access', 'waiting', 'dates', 'less', 'other')),
        text text NOT NULL,
        delta_cents int NOT NULL,
        pickup_date date,
        pickup_until date,
        delivery_date date,
        status text NOT NULL CHECK (status IN ('proposed', 'accepted', 'done', 'declined', 'withdrawn', 'lapsed')),
        decline_reason text,
        expires_at timestamptz NOT NULL,
        decided_at timestamptz,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT change_orders_change_something CHECK (delta_cents <> 0 OR coalesce(pickup_date, delivery_date) IS NOT NULL),
        CONSTRAINT change_orders_window CHECK (pickup_until IS NULL OR pickup_until > pickup_date)
      );
      COMMENT ON COLUMN change_orders.delta_cents IS 'How much the agreed amount rises; below zero, it falls.';
      CREATE INDEX change_orders_shipment ON change_orders (shipment_id, created_at, id);
      CREATE INDEX change_orders_quote ON change_orders (quote_id);
      CREATE UNIQUE INDEX change_orders_one_open ON change_orders (quote_id) WHERE status IN ('proposed', 'accepted');
      ALTER TABLE timeline DROP CONSTRAINT timeline_subject_check;
      ALTER TABLE timeline ADD CONSTRAINT timeline_subject_check CHECK (subject IN ('shipment', 'quote', 'payment', 'claim', 'change_order'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM deadlines WHERE kind = 'change_expiry';
      DELETE FROM timeline WHERE subject = 'change_order';
      ALTER TABLE timeline DROP CONSTRAINT timeline_subject_check;
      ALTER TABLE timeline ADD CONSTRAINT timeline_subject_check CHECK (subject IN ('shipment', 'quote', 'payment', 'claim'));
      DROP TABLE change_orders;
    `);
  }
}

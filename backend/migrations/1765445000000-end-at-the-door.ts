import type { MigrationInterface, QueryRunner } from 'typeorm';

const WAITS = 'review_due_at IS NOT NULL AND (reviewed_at IS NULL OR granted_cents > 0 AND paid_by_hand_at IS NULL)';

/** A job can end at the door; a change can move where it goes; and what was picked up counts for who listed it. */
export class EndAtTheDoor1765445000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE change_orders
        ADD COLUMN kind text NOT NULL DEFAULT 'change' CHECK (kind IN ('change', 'end')),
        ADD COLUMN delivery_address text,
        ADD COLUMN delivery_place text,
        ADD COLUMN time_left_ms int CHECK (time_left_ms >= 0),
        ADD COLUMN review_due_at timestamptz,
        ADD COLUMN reviewed_at timestamptz,
        ADD COLUMN counts text CHECK (counts IN ('none', 'carrier', 'shipper')),
        ADD COLUMN granted_cents int NOT NULL DEFAULT 0 CHECK (granted_cents >= 0),
        ADD COLUMN review_note text,
        ADD COLUMN paid_by_hand_at timestamptz,
        ADD COLUMN paid_by_hand_reference text,
        DROP CONSTRAINT change_orders_reason_check,
        ADD CONSTRAINT change_orders_reason_check CHECK (reason IN ('item_differs', 'extra_item', 'access', 'waiting', 'dates', 'address', 'less', 'other')),
        DROP CONSTRAINT change_orders_change_something,
        ADD CONSTRAINT change_orders_change_something CHECK (CASE kind
          WHEN 'end' THEN delta_cents = 0 AND coalesce(pickup_date, delivery_date) IS NULL AND delivery_address IS NULL AND side = 'carrier'
          ELSE delta_cents <> 0 OR coalesce(pickup_date, delivery_date) IS NOT NULL OR delivery_address IS NOT NULL END),
        ADD CONSTRAINT change_orders_place CHECK ((delivery_address IS NULL) = (delivery_place IS NULL)),
        ADD CONSTRAINT change_orders_only_ends_are_reviewed CHECK (kind = 'end' OR coalesce(review_due_at, reviewed_at, paid_by_hand_at) IS NULL AND granted_cents = 0),
        ADD CONSTRAINT change_orders_reviewed CHECK ((reviewed_at IS NULL) = (counts IS NULL) AND (reviewed_at IS NOT NULL OR granted_cents = 0));
      COMMENT ON COLUMN change_orders.time_left_ms IS 'Of an end whose payment is frozen: how long there is to answer once it thaws.';
      CREATE INDEX change_orders_to_review ON change_orders (decided_at, id) WHERE ${WAITS};
      ALTER TABLE users ADD COLUMN pickups int NOT NULL DEFAULT 0, ADD COLUMN misdescribed int NOT NULL DEFAULT 0;
      COMMENT ON COLUMN users.pickups IS 'Pickups of what they listed.';
      COMMENT ON COLUMN users.misdescribed IS 'Jobs that ended at the door because what they listed was another, as operators found.';
      UPDATE users u SET pickups = p.n FROM (
        SELECT s.user_id, count(*) AS n FROM quotes q JOIN shipments s ON s.id = q.shipment_id WHERE q.picked_up_at IS NOT NULL GROUP BY 1) p
       WHERE u.id = p.user_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users DROP COLUMN pickups, DROP COLUMN misdescribed;
      DELETE FROM deadlines WHERE kind IN ('end_answer', 'end_review');
      DELETE FROM timeline WHERE subject = 'change_order' AND subject_id IN (SELECT id FROM change_orders WHERE kind = 'end' OR delivery_address IS NOT NULL OR reason = 'address');
      DELETE FROM change_orders WHERE kind = 'end' OR delivery_address IS NOT NULL OR reason = 'address';
      ALTER TABLE change_orders
        DROP CONSTRAINT change_orders_reason_check,
        ADD CONSTRAINT change_orders_reason_check CHECK (reason IN ('item_differs', 'extra_item', 'access', 'waiting', 'dates', 'less', 'other')),
        DROP CONSTRAINT change_orders_change_something,
        ADD CONSTRAINT change_orders_change_something CHECK (delta_cents <> 0 OR coalesce(pickup_date, delivery_date) IS NOT NULL),
        DROP CONSTRAINT change_orders_place,
        DROP CONSTRAINT change_orders_only_ends_are_reviewed,
        DROP CONSTRAINT change_orders_reviewed,
        DROP COLUMN kind, DROP COLUMN delivery_address, DROP COLUMN delivery_place, DROP COLUMN time_left_ms, DROP COLUMN review_due_at,
        DROP COLUMN reviewed_at, DROP COLUMN counts, DROP COLUMN granted_cents, DROP COLUMN review_note,
        DROP COLUMN paid_by_hand_at, DROP COLUMN paid_by_hand_reference;
    `);
  }
}

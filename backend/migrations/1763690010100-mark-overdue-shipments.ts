import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shipments on their way for too long, and these deadlines for deals that started before the deadlines existed. */
export class MarkOverdueShipments1763690010100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments ADD COLUMN overdue_since timestamptz;
      COMMENT ON COLUMN shipments.overdue_since IS 'In transit for so long that both sides and the operators were told.';
      CREATE INDEX shipments_overdue ON shipments (overdue_since) WHERE overdue_since IS NOT NULL AND status = 'in_transit';

      INSERT INTO deadlines (kind, subject, shipment_id, due_at)
      SELECT 'delivery_overdue', q.id, q.shipment_id,
             coalesce((q.estimated_delivery_date + 8)::timestamp AT TIME ZONE s.delivery_time_zone, coalesce(q.picked_up_at, q.updated_at) + interval '30 days')
        FROM quotes q JOIN shipments s ON s.id = q.shipment_id WHERE q.status = 'in_progress';
      INSERT INTO deadlines (kind, subject, shipment_id, due_at)
      SELECT 'escrow_age', p.id, p.shipment_id, coalesce(q.paid_at, p.updated_at) + interval '90 days'
        FROM payments p JOIN quotes q ON q.id = p.quote_id WHERE p.status = 'in_escrow';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM deadlines WHERE kind IN ('delivery_overdue', 'escrow_age', 'payout_expected');
      ALTER TABLE shipments DROP COLUMN overdue_since;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A draft that is thrown away was never shown to anybody, and is not from then on either: it is for nobody. */
export class HideThrownAwayDrafts1765600000308 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments DROP CONSTRAINT shipments_only_for,
        ADD CONSTRAINT shipments_only_for CHECK (cardinality(only_for) BETWEEN CASE status WHEN 'cancelled' THEN 0 ELSE 1 END AND 5);
      COMMENT ON COLUMN shipments.only_for IS 'Carriers to whom it is shown before all others; NULL: it is for all; empty: a draft that was thrown away.';
      UPDATE shipments s SET only_for = '{}', only_until = NULL
       WHERE s.status = 'cancelled'
         AND EXISTS (SELECT 1 FROM timeline t WHERE t.shipment_id = s.id AND t.subject = 'shipment' AND t.event = 'cancel' AND t.from_status = 'draft')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE shipments SET only_for = NULL WHERE only_for = '{}';
      ALTER TABLE shipments DROP CONSTRAINT shipments_only_for,
        ADD CONSTRAINT shipments_only_for CHECK (cardinality(only_for) BETWEEN 1 AND 5);
      COMMENT ON COLUMN shipments.only_for IS 'Carriers to whom it is shown before all others; NULL: it is for all.'`);
  }
}

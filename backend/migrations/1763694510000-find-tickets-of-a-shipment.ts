import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was asked about a shipment stands in its story. */
export class FindTicketsOfAShipment1763694510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX support_tickets_shipment ON support_tickets (shipment_id, created_at DESC) WHERE shipment_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX support_tickets_shipment');
  }
}

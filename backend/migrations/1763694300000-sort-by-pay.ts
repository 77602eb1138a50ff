import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the usual service of a listing typically costs stands with the listing, so that lists show it and sort by it without reading
 * the estimates. Pay is the budget, else that; each order has its index.
 */
export class SortByPay1763694300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments ADD COLUMN typical_low numeric(10,2), ADD COLUMN typical_usual numeric(10,2), ADD COLUMN typical_high numeric(10,2);
      UPDATE shipments s SET typical_low = p.low, typical_usual = p.estimated_cost, typical_high = p.high
        FROM price_comparisons p WHERE p.shipment_id = s.id AND (p.api_response->>'usual')::boolean;
      CREATE INDEX shipments_pay ON shipments (status, (coalesce(budget, typical_usual, -1)) DESC, id DESC);
      CREATE INDEX shipments_pay_per_mile ON shipments
        (status, (round(coalesce(budget, typical_usual, -1) / greatest(distance_miles, 1), 4)) DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX shipments_pay, shipments_pay_per_mile;
      ALTER TABLE shipments DROP COLUMN typical_low, DROP COLUMN typical_usual, DROP COLUMN typical_high;
    `);
  }
}

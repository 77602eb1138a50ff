import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every order that listings can be sorted in has its index. So do the words of listed shipments, since most searches are
 * for these, and the cells of the earth, four per degree, in which the newest of each are found.
 */
export class SearchInAnyOrder1763691700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX shipments_text_listed ON shipments
        USING gin (to_tsvector('english', title || ' ' || coalesce(description, ''))) WHERE status = 'listed';
      CREATE INDEX shipments_budget ON shipments (status, (coalesce(budget, 99999999)), id);
      CREATE INDEX shipments_budget_highest ON shipments (status, (coalesce(budget, -1)) DESC, id DESC);
      CREATE INDEX shipments_pickup_cell ON shipments
        (status, ((floor(pickup_latitude::float8 * 4) * 1440 + floor(pickup_longitude::float8 * 4))::int), created_at DESC, id DESC) WHERE status <> 'draft';
      CREATE INDEX shipments_delivery_cell ON shipments
        (status, ((floor(delivery_latitude::float8 * 4) * 1440 + floor(delivery_longitude::float8 * 4))::int), created_at DESC, id DESC) WHERE status <> 'draft';
      CREATE INDEX shipments_pickup_date ON shipments (status, (coalesce(pickup_date, '9999-12-31'::date)), id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX shipments_text_listed, shipments_pickup_cell, shipments_delivery_cell, shipments_budget, shipments_budget_highest, shipments_pickup_date',
    );
  }
}

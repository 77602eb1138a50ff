import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is asked of a listing around a place. The latitudes and longitudes are here only because PostgreSQL looks for the columns of `cell` too. */
const ASKED = `INCLUDE (pickup_latitude, pickup_longitude, delivery_latitude, delivery_longitude,
  pickup_x, pickup_y, pickup_z, delivery_x, delivery_y, delivery_z, only_for)`;

function cellIndex(end: 'pickup' | 'delivery', include: string): string {
  const cell = `(floor(${end}_latitude::float8 * 4) * 1440 + floor(${end}_longitude::float8 * 4))::int`;
  return `DROP INDEX shipments_${end}_cell;
    CREATE INDEX shipments_${end}_cell ON shipments (status, (${cell}), created_at DESC, id DESC) ${include} WHERE status <> 'draft';`;
}

/** A search around a place counts hundreds of listings for a page of twenty; now it does so without reading them. */
export class AnswerNearFromIndexes1765600000303 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(cellIndex('pickup', ASKED) + cellIndex('delivery', ASKED));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(cellIndex('pickup', '') + cellIndex('delivery', ''));
  }
}

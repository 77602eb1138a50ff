import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndex } from './parts/alongside.js';

/** What is asked of a listing around a place. The latitudes and longitudes are here only because PostgreSQL looks for the columns of `cell` too. */
const ASKED = `INCLUDE (pickup_latitude, pickup_longitude, delivery_latitude, delivery_longitude,
  pickup_x, pickup_y, pickup_z, delivery_x, delivery_y, delivery_z, only_for)`;

const ENDS = ['pickup', 'delivery'] as const;

function cellIndex(end: (typeof ENDS)[number], include: string): string {
  const cell = `(floor(${end}_latitude::float8 * 4) * 1440 + floor(${end}_longitude::float8 * 4))::int`;
  return `ON shipments (status, (${cell}), created_at DESC, id DESC) ${include} WHERE status <> 'draft'`;
}

/** A search around a place counts hundreds of listings for a page of twenty; now it does so without reading them. */
export class AnswerNearFromIndexes1765600000303 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const end of ENDS) await replaceIndex(runner, `shipments_${end}_cell`, cellIndex(end, ASKED));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const end of ENDS)
      await runner.query(`DROP INDEX shipments_${end}_cell; CREATE INDEX shipments_${end}_cell ${cellIndex(end, '')}`);
  }
}

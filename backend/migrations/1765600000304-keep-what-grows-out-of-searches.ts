import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndex } from './parts/alongside.js';

/** Read far more often than written. */
const READ_OFTEN = ['shipments_text', 'shipments_text_listed', 'trips_watching', 'saved_searches_watching'];

/** PostgreSQL adds new rows to these in bulk by default, and until then each search reads all that wait. */
const atOnce = (isOff: boolean): string =>
  READ_OFTEN.map((name) =>
    isOff
      ? `ALTER INDEX ${name} SET (fastupdate = off); SELECT gin_clean_pending_list('${name}');`
      : `ALTER INDEX ${name} RESET (fastupdate);`,
  ).join('\n');

/**
 * Two indexes were taken for what they are not for, at a cost that grows: the newest of all statuses for the newest of one, and what
 * is under way for what one carrier has under way. The condition of the first is that of `ofAnyStatus`.
 */
export class KeepWhatGrowsOutOfSearches1765600000304 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, 'shipments_newest', 'ON shipments (created_at DESC, id DESC) WHERE length(status) > 0');
    await replaceIndex(
      runner,
      'quotes_under_way',
      `ON quotes (carrier_id) INCLUDE (status, estimated_pickup_date, estimated_delivery_date)
        WHERE status IN ('accepted', 'paid', 'in_progress')`,
    );
    await runner.query(atOnce(true));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${atOnce(false)}
      DROP INDEX shipments_newest, quotes_under_way;
      CREATE INDEX quotes_under_way ON quotes (status) INCLUDE (estimated_pickup_date, estimated_delivery_date)
        WHERE status IN ('accepted', 'paid', 'in_progress');
      CREATE INDEX shipments_newest ON shipments (created_at DESC, id DESC);`);
  }
}

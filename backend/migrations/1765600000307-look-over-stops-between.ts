import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL for the latitude and the longitude, in degrees, of a point on the unit sphere whose numbers in `t.legs` begin at `at`. */
const latitude = (at: string) => `degrees(asin(least(1, greatest(-1, t.legs[${at} + 2]))))`;
const longitude = (at: string) => `degrees(atan2(t.legs[${at} + 1], t.legs[${at}]))`;

/**
 * A load may be picked up on one leg of a trip and delivered on a later one, so trips with stops between look at more cells. They get all
 * around each leg, which is more than they need until they are changed: what does not fit is sorted out exactly afterwards.
 *
 * A place over which a leg is at most so much longer is no farther from its middle than half of that way, as the crow flies.
 */
export class LookOverStopsBetween1765600000307 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH legs AS (
        SELECT t.id, (${latitude('i')} + ${latitude('i + 3')}) / 2 AS middle, (${longitude('i')} + ${longitude('i + 3')}) / 2 AS across,
               (t.legs[i + 6] + t.max_added_miles + 2) / 2 / 69 + 1 AS degrees
          FROM trips t CROSS JOIN generate_series(1, cardinality(t.legs), 7) i
         WHERE t.status = 'planned' AND cardinality(t.legs) > 7
      ), cells AS (
        SELECT id, array_agg(DISTINCT (up * 180 + side)::smallint ORDER BY (up * 180 + side)::smallint) AS all_cells
          FROM legs,
               generate_series(floor((middle - degrees) / 2)::int, floor((middle + degrees) / 2)::int) up,
               generate_series(floor((across - 3 * degrees) / 2)::int, floor((across + 3 * degrees) / 2)::int) side
         GROUP BY id
      )
      UPDATE trips t SET pickup_cells = all_cells, delivery_cells = all_cells FROM cells WHERE cells.id = t.id`);
  }

  async down(): Promise<void> {
    // More cells than a trip needs do no harm.
  }
}

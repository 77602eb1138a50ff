import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pick-ups and deliveries in windows of days and hours, and the day a carrier sets within one. */
export class AgreeOnWindowsOfDays1763693060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments ADD COLUMN pickup_until date, ADD COLUMN delivery_from date,
        ADD COLUMN pickup_hours jsonb, ADD COLUMN delivery_hours jsonb;
      ALTER TABLE quotes ADD COLUMN estimated_pickup_until date, ADD COLUMN pickup_day date, ADD COLUMN pickup_day_hours jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM deadlines WHERE kind = 'pickup_choice';
      ALTER TABLE quotes DROP COLUMN estimated_pickup_until, DROP COLUMN pickup_day, DROP COLUMN pickup_day_hours;
      ALTER TABLE shipments DROP COLUMN pickup_until, DROP COLUMN delivery_from, DROP COLUMN pickup_hours, DROP COLUMN delivery_hours;
    `);
  }
}

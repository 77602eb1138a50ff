import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a carrier asks for waiting longer than is free. */
export class ChargeForWaiting1765451000302 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quotes ADD COLUMN waiting_price numeric(10,2), ADD COLUMN free_waiting_minutes smallint NOT NULL DEFAULT 60;
      ALTER TABLE quotes
        ADD CONSTRAINT quotes_waiting_price CHECK (waiting_price BETWEEN 1 AND 1000 AND waiting_price <> 'NaN'),
        ADD CONSTRAINT quotes_free_waiting CHECK (free_waiting_minutes BETWEEN 0 AND 1440);
      COMMENT ON COLUMN quotes.waiting_price IS 'An hour at either end beyond the free minutes; NULL: none is asked. No clock takes it.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quotes DROP COLUMN free_waiting_minutes, DROP COLUMN waiting_price');
  }
}

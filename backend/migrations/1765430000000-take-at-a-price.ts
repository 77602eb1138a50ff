import type { MigrationInterface, QueryRunner } from 'typeorm';

/** At this price a carrier takes a listing without asking, and whoever does not pay for it loses the right for a while. */
export class TakeAtAPrice1765430000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments ADD COLUMN book_now_price numeric(10,2), ADD COLUMN book_now_for text;
      ALTER TABLE shipments
        ADD CONSTRAINT shipments_book_now_price CHECK (book_now_price BETWEEN 1 AND 950000 AND book_now_price <> 'NaN'),
        ADD CONSTRAINT shipments_book_now_for CHECK (book_now_for IN ('anybody', 'checked', 'proven')),
        ADD CONSTRAINT shipments_book_now CHECK ((book_now_price IS NULL) = (book_now_for IS NULL));
      CREATE INDEX shipments_book_now_of ON shipments (user_id) WHERE book_now_price IS NOT NULL;
      ALTER TABLE quotes ADD COLUMN taken_at timestamptz, ADD COLUMN left_unpaid_at timestamptz;
      ALTER TABLE quotes ADD CONSTRAINT quotes_left_unpaid CHECK (left_unpaid_at IS NULL OR taken_at IS NOT NULL);
      COMMENT ON COLUMN quotes.taken_at IS 'When its carrier took the job at the price it could be booked at.';
      COMMENT ON COLUMN quotes.left_unpaid_at IS 'When a job that was taken ended without a payment, by the owner or the clock.';
      CREATE INDEX quotes_left_unpaid_of ON quotes (owner_id, left_unpaid_at) WHERE left_unpaid_at IS NOT NULL;
      ALTER TABLE users ADD COLUMN book_now_off_until timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users DROP COLUMN book_now_off_until;
      ALTER TABLE quotes DROP COLUMN left_unpaid_at, DROP COLUMN taken_at;
      ALTER TABLE shipments DROP COLUMN book_now_for, DROP COLUMN book_now_price;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The bill of lading of a deal, and its bytes as they were given out from the pickup on. */
export class KeepBillsOfLading1765340002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bills_of_lading (
        quote_id uuid PRIMARY KEY REFERENCES quotes ON DELETE CASCADE,
        number text NOT NULL UNIQUE CHECK (number ~ '^BOL-[0-9A-Z]{8}$'),
        -- Of the tracking link that is printed on it.
        token text NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE TABLE bill_versions (
        quote_id uuid NOT NULL REFERENCES bills_of_lading ON DELETE CASCADE,
        stage text NOT NULL CHECK (stage IN ('pickup', 'delivery')),
        pdf bytea NOT NULL,
        written_at timestamptz NOT NULL,
        PRIMARY KEY (quote_id, stage)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bill_versions, bills_of_lading');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a shipment with an externalRef was created from, so that a program that sends it again is told that it exists. */
export class KnowRepeatsOfBulkRows1765000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipments ADD COLUMN given_hash bytea CHECK (octet_length(given_hash) = 32)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipments DROP COLUMN given_hash');
  }
}

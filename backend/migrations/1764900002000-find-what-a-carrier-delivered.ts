import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest deliveries of a carrier, for the track record on their public page. */
export class FindWhatACarrierDelivered1764900002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX quotes_carrier_delivered ON quotes (carrier_id, delivered_at DESC) WHERE delivered_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX quotes_carrier_delivered');
  }
}

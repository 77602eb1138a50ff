import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a shipment's kind is its owner's word or was inferred from the title. */
export class TellInferredKinds1763692040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipments ADD COLUMN subcategory_inferred boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shipments DROP COLUMN subcategory_inferred');
  }
}

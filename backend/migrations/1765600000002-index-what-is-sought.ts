import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Delay refunds lost their index when payments were given charges; what moves a refund's money, and the photos of an act, never had one. */
export class IndexWhatIsSought1765600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX refunds_delay ON refunds (quote_id) WHERE reason = 'delay';
      CREATE INDEX money_operations_refund ON money_operations (refund_id) WHERE refund_id IS NOT NULL;
      CREATE INDEX uploads_act ON uploads (act_id) WHERE act_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX refunds_delay, money_operations_refund, uploads_act');
  }
}

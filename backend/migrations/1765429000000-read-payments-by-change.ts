import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Programs read again what changed of their payments and claims. */
export class ReadPaymentsByChange1765429000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX payments_payer_changes ON payments (payer_id, updated_at, id);
      CREATE INDEX payments_payee_changes ON payments (payee_id, updated_at, id);
      CREATE INDEX claims_claimant_changes ON claims (claimant_id, updated_at, id);
      CREATE INDEX claims_respondent_changes ON claims (respondent_id, updated_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX claims_respondent_changes;
      DROP INDEX claims_claimant_changes;
      DROP INDEX payments_payee_changes;
      DROP INDEX payments_payer_changes;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders that operators' lists can be put in, beside the newest first. */
export class SortByAmountAndStatus1765435003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX quotes_by_amount ON quotes (amount, id);
      CREATE INDEX quotes_by_status ON quotes (status, created_at DESC, id DESC);
      CREATE INDEX payments_by_amount ON payments (charged_amount, id);
      CREATE INDEX payments_by_status ON payments (status, created_at DESC, id DESC);
      CREATE INDEX claims_by_amount ON claims (amount, id);
      CREATE INDEX claims_by_status ON claims (status, created_at DESC, id DESC);
      CREATE INDEX chargebacks_by_amount ON chargebacks (amount, id);
      CREATE INDEX chargebacks_by_status ON chargebacks (status, opened_at DESC, id DESC);
      CREATE INDEX chargebacks_by_day ON chargebacks (due_by, id);
      CREATE INDEX refunds_by_amount ON refunds (amount, id);
      CREATE INDEX money_operations_by_amount ON money_operations (amount, id);
      CREATE INDEX money_operations_by_state ON money_operations (state, created_at DESC, id DESC);
      CREATE INDEX support_tickets_by_status ON support_tickets (status, created_at DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX quotes_by_amount, quotes_by_status, payments_by_amount, payments_by_status, claims_by_amount, claims_by_status,
        chargebacks_by_amount, chargebacks_by_status, chargebacks_by_day, refunds_by_amount, money_operations_by_amount,
        money_operations_by_state, support_tickets_by_status;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = ['drop_response', 'error_500', 'delay', 'duplicate_webhook', 'no_webhook'];
const NOW = [...BEFORE, 'rate_limited', 'late_fee'];

/** Two more bad days of the card sandbox: it answers 429, or a charge's fee comes a day late. */
export class LetTheProviderLimitAndTarry1763692050000 implements MigrationInterface {
  name = 'LetTheProviderLimitAndTarry1763692050000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE sandbox.faults DROP CONSTRAINT faults_next_check, ADD CONSTRAINT faults_next_check CHECK (next IN (${listed(NOW)}))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM sandbox.faults WHERE NOT next IN (${listed(BEFORE)})`);
    await queryRunner.query(
      `ALTER TABLE sandbox.faults DROP CONSTRAINT faults_next_check, ADD CONSTRAINT faults_next_check CHECK (next IN (${listed(BEFORE)}))`,
    );
  }
}

function listed(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}

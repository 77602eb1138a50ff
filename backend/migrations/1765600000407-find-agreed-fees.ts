import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex } from './parts/alongside.js';

/** The few owners with a fee of their own are found without reading the accounts of all whose loads fit a trip. */
export class FindAgreedFees1765600000407 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'users_agreed_fee', 'ON users (id) INCLUDE (fee_percent) WHERE fee_percent IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_agreed_fee');
  }
}

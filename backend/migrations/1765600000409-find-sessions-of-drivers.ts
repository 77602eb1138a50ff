import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex } from './parts/alongside.js';

/** The sessions that a driver's link opened end with it. */
export class FindSessionsOfDrivers1765600000409 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'sessions_driver_link', 'ON sessions (driver_link) WHERE driver_link IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX sessions_driver_link');
  }
}

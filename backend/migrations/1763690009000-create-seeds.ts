import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which demo data was started, and whether it was finished. */
export class CreateSeeds1763690009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seeds (
        name text PRIMARY KEY,
        begun_at timestamptz NOT NULL,
        finished_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE seeds');
  }
}

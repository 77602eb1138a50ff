import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The addresses that a user has shipped from or to, for themselves alone. */
export class KeepOwnAddresses1763694020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE user_addresses (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        label text,
        address text NOT NULL,
        access jsonb,
        used_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX user_addresses_once ON user_addresses (user_id, lower(address));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE user_addresses');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where people have signed in before, so that a sign-in from somewhere new can be told to them. */
export class KnowDevices1763694200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_devices (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        device text NOT NULL,
        first_seen_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, device)
      );
      COMMENT ON TABLE known_devices IS 'Machine time.';
      COMMENT ON COLUMN known_devices.device IS 'SHA-256 of the browser as it names itself, without the numbers of its version.';
      INSERT INTO known_devices (user_id, device, first_seen_at)
      SELECT user_id, encode(sha256(convert_to(regexp_replace(coalesce(sess->>'userAgent', ''), '[0-9._]+', '', 'g'), 'UTF8')), 'hex'), min(created_at)
        FROM sessions GROUP BY 1, 2;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_devices');
  }
}

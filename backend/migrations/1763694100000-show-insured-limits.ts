import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a carrier's insurance pays at most stands with its badge, as the operators checked it. */
export class ShowInsuredLimits1763694100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE users SET badges = (
        SELECT jsonb_agg(badge || jsonb_build_object('limit', v."limit") ORDER BY place)
          FROM jsonb_array_elements(users.badges) WITH ORDINALITY AS b (badge, place)
          LEFT JOIN LATERAL (
            SELECT verifications."limit" FROM verifications
             WHERE user_id = users.id AND fact = badge->>'fact' AND status = 'verified' LIMIT 1
          ) v ON true)
       WHERE badges <> '[]'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE users SET badges = (
        SELECT jsonb_agg(badge - 'limit' ORDER BY place)
          FROM jsonb_array_elements(users.badges) WITH ORDINALITY AS b (badge, place))
       WHERE badges <> '[]'
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const EARLIER = `'usdot_number', 'operating_authority', 'liability_insurance', 'cargo_insurance', 'usda_registration', 'equipment', 'identity'`;

/** A background check is a fact: who made it, when, and what it found. */
export class CheckBackgrounds1763694310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE verifications ADD COLUMN provider text, ADD COLUMN checked_on date,
        ADD COLUMN result text CHECK (result IN ('clear', 'findings')),
        DROP CONSTRAINT verifications_fact_check,
        ADD CONSTRAINT verifications_fact_check CHECK (fact IN (${EARLIER}, 'background_check'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM deadlines WHERE subject IN (SELECT id FROM verifications WHERE fact = 'background_check');
      DELETE FROM verifications WHERE fact = 'background_check';
      UPDATE users SET badges = coalesce((SELECT jsonb_agg(b) FROM jsonb_array_elements(badges) b WHERE b->>'fact' <> 'background_check'), '[]')
       WHERE badges @> '[{"fact": "background_check"}]';
      ALTER TABLE verifications DROP COLUMN provider, DROP COLUMN checked_on, DROP COLUMN result,
        DROP CONSTRAINT verifications_fact_check,
        ADD CONSTRAINT verifications_fact_check CHECK (fact IN (${EARLIER}));
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The versions of the rate card, and what paid quotes taught about them. Both are append-only. */
export class KeepRateCards1763690013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rate_cards (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        version int NOT NULL UNIQUE,
        card jsonb NOT NULL,
        note text,
        created_by uuid,
        created_at timestamptz NOT NULL
      );
      CREATE TABLE price_corrections (
        version bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        card_version int NOT NULL REFERENCES rate_cards (version),
        computed_at timestamptz NOT NULL,
        inputs jsonb NOT NULL,
        cells jsonb NOT NULL,
        truth jsonb NOT NULL
      );
      CREATE TRIGGER no_change BEFORE UPDATE OR DELETE ON rate_cards FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER no_change BEFORE UPDATE OR DELETE ON price_corrections FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE INDEX quotes_paid ON quotes (paid_at DESC) WHERE paid_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX quotes_paid; DROP TABLE price_corrections, rate_cards');
  }
}

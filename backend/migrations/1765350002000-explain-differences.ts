import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators say why the provider and the ledger differ, and close what needs nothing more. */
export class ExplainDifferences1765350002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reconciliation_breaks ADD explained text, ADD note text, ADD explained_by uuid REFERENCES users (id),
        ADD closed_by uuid REFERENCES users (id),
        ADD CONSTRAINT reconciliation_breaks_explained CHECK ((explained IS NULL) = (explained_by IS NULL)),
        ADD CONSTRAINT reconciliation_breaks_explanation CHECK (explained IN ('timing', 'fee', 'by_hand', 'provider_error', 'our_error', 'other')),
        ADD CONSTRAINT reconciliation_breaks_closed_by CHECK (closed_by IS NULL OR closed_at IS NOT NULL);
      COMMENT ON COLUMN reconciliation_breaks.closed_by IS 'The operator who closed it; null if the two sides agreed by themselves.';
      CREATE INDEX reconciliation_breaks_by_hand ON reconciliation_breaks (reference, closed_at) WHERE closed_by IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX reconciliation_breaks_by_hand;
      ALTER TABLE reconciliation_breaks DROP explained, DROP note, DROP explained_by, DROP closed_by;
    `);
  }
}

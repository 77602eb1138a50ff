import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of shipments that a user has listed, and what becomes of each row. */
export class ImportShipments1765300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE imports (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        state text NOT NULL CHECK (state IN ('reading', 'checked', 'running', 'finished', 'failed')),
        -- Why its file could not be read.
        failure text CHECK (length(failure) <= 300),
        -- The file, until it is read.
        content bytea CHECK (length(content) <= 5242880),
        -- Fields of a shipment by the heads of columns; null: to be guessed.
        mapping jsonb,
        heads text[] NOT NULL DEFAULT '{}',
        encoding text CHECK (encoding IN ('utf-8', 'windows-1252')),
        separator text CHECK (separator IN ('comma', 'semicolon', 'tab')),
        -- The limit of an hour was reached; machine time.
        paused_until timestamptz,
        created_at timestamptz NOT NULL,
        finished_at timestamptz,
        CHECK ((state = 'reading') = (content IS NOT NULL)),
        CHECK ((state = 'failed') = (failure IS NOT NULL)),
        CHECK ((state = 'finished') = (finished_at IS NOT NULL))
      );
      CREATE INDEX imports_user ON imports (user_id, created_at DESC, id DESC);
      CREATE INDEX imports_under_way ON imports (created_at) WHERE state IN ('reading', 'running');
      CREATE INDEX imports_old ON imports (created_at);

      CREATE TABLE import_rows (
        import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
        row int NOT NULL CHECK (row BETWEEN 1 AND 2000),
        cells text[] NOT NULL,
        outcome text NOT NULL CHECK (outcome IN ('ready', 'wrong', 'created', 'existing', 'refused')),
        shipment_id uuid,
        -- {"column", "message"}: null for the column where it is about the row.
        errors jsonb NOT NULL DEFAULT '[]',
        PRIMARY KEY (import_id, row)
      );
      CREATE INDEX import_rows_wrong ON import_rows (import_id, row) WHERE outcome IN ('wrong', 'refused');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_rows; DROP TABLE imports;');
  }
}

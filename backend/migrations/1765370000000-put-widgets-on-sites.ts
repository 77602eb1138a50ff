import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Widgets with prices on other people's sites, what was asked there, and which listings came of it. */
export class PutWidgetsOnSites1765370000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE widgets (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        -- Stands in the source of other people's pages, so it is no secret.
        key text NOT NULL UNIQUE CHECK (key ~ '^hwp_[0-9A-Za-z]{24}$'),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
        allowed_origins text[] NOT NULL CHECK (cardinality(allowed_origins) BETWEEN 1 AND 10),
        category text,
        pickup text CHECK (length(pickup) <= 300),
        disabled_at timestamptz,
        estimates int NOT NULL DEFAULT 0,
        -- How many of them on this day, in UTC.
        day date,
        today int NOT NULL DEFAULT 0,
        listings int NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE INDEX widgets_user ON widgets (user_id, created_at DESC, id DESC);

      CREATE TABLE widget_estimates (
        id uuid PRIMARY KEY,
        widget_id uuid NOT NULL REFERENCES widgets ON DELETE CASCADE,
        category text NOT NULL,
        pickup text NOT NULL,
        delivery text NOT NULL,
        weight numeric(12,2),
        -- Something was listed from it.
        used boolean NOT NULL DEFAULT false,
        made_at timestamptz NOT NULL
      );
      CREATE INDEX widget_estimates_widget ON widget_estimates (widget_id);
      CREATE INDEX widget_estimates_old ON widget_estimates (made_at);

      ALTER TABLE shipments ADD COLUMN referred_by uuid REFERENCES widgets ON DELETE SET NULL;
      CREATE INDEX shipments_referred ON shipments (referred_by) WHERE referred_by IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE shipments DROP COLUMN referred_by; DROP TABLE widget_estimates; DROP TABLE widgets;',
    );
  }
}

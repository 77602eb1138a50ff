import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Acts that move much money wait until a second operator approves them. */
export class AskASecondPerson1765350001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE approvals (
        id uuid PRIMARY KEY,
        act text NOT NULL,
        resource text NOT NULL,
        record_id text NOT NULL,
        body jsonb NOT NULL,
        amount numeric(10, 2) NOT NULL CHECK (amount >= 0),
        status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'approved', 'withdrawn')),
        asked_by uuid NOT NULL REFERENCES users (id),
        asked_at timestamptz NOT NULL,
        until timestamptz NOT NULL,
        decided_by uuid REFERENCES users (id),
        decided_at timestamptz,
        CONSTRAINT approvals_decided CHECK ((status = 'waiting') = (decided_at IS NULL))
      );
      COMMENT ON COLUMN approvals.body IS 'What the act is carried out with once it is approved.';
      COMMENT ON COLUMN approvals.until IS 'Nobody can approve it from then on.';
      CREATE INDEX approvals_newest ON approvals (asked_at DESC, id DESC);
      CREATE INDEX approvals_waiting ON approvals (asked_at) WHERE status = 'waiting';
      CREATE INDEX approvals_of_record ON approvals (record_id, act) WHERE status = 'waiting';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE approvals');
  }
}

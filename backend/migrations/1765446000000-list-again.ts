import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Templates, and what lists them again by itself. */
export class ListAgain1765446000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments ADD COLUMN template boolean NOT NULL DEFAULT false;
      ALTER TABLE shipments ADD CONSTRAINT shipments_template CHECK (NOT template OR status IN ('draft', 'cancelled'));
      COMMENT ON COLUMN shipments.template IS 'Kept to make listings from; never listed itself.';
      CREATE INDEX shipments_templates ON shipments (user_id, created_at, id) WHERE template;
      CREATE TABLE recurrences (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users,
        shipment_id uuid NOT NULL REFERENCES shipments ON DELETE CASCADE,
        every text NOT NULL,
        days smallint[] NOT NULL CHECK (cardinality(days) BETWEEN 1 AND 7 AND 1 <= ALL (days) AND 31 >= ALL (days)),
        ahead_days smallint NOT NULL CHECK (ahead_days BETWEEN 1 AND 30),
        from_day date NOT NULL,
        until date,
        count smallint CHECK (count BETWEEN 1 AND 500),
        made smallint NOT NULL DEFAULT 0 CHECK (made >= 0),
        state text NOT NULL,
        reason text,
        next_day date,
        last_day date,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT recurrences_every CHECK (every IN ('week', 'two_weeks', 'month')),
        CONSTRAINT recurrences_state CHECK (state IN ('on', 'paused', 'over')),
        CONSTRAINT recurrences_reason CHECK (reason IN ('incomplete', 'suspended', 'finished')),
        CONSTRAINT recurrences_weekdays CHECK (every = 'month' OR 7 >= ALL (days)),
        CONSTRAINT recurrences_next CHECK ((state = 'on') = (next_day IS NOT NULL))
      );
      COMMENT ON TABLE recurrences IS 'A template that is listed again by itself.';
      COMMENT ON COLUMN recurrences.days IS 'Weekdays, 1 is Monday; of a month its days, where the 31st is the last day of a shorter one.';
      COMMENT ON COLUMN recurrences.from_day IS 'The first pickup day; every two weeks counts from its week.';
      COMMENT ON COLUMN recurrences.last_day IS 'The pickup day of the latest listing made.';
      CREATE UNIQUE INDEX recurrences_of_template ON recurrences (shipment_id);
      CREATE INDEX recurrences_of_user ON recurrences (user_id);
      ALTER TABLE shipments
        ADD COLUMN recurrence_id uuid REFERENCES recurrences ON DELETE SET NULL DEFERRABLE,
        ADD COLUMN recurrence_day date;
      COMMENT ON COLUMN shipments.recurrence_day IS 'The pickup day that its recurrence listed it for.';
      CREATE UNIQUE INDEX shipments_once_a_day ON shipments (recurrence_id, recurrence_day) WHERE recurrence_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM deadlines WHERE kind = 'recurrence';
      ALTER TABLE shipments DROP COLUMN recurrence_day, DROP COLUMN recurrence_id;
      DROP TABLE recurrences;
      ALTER TABLE shipments DROP COLUMN template;
    `);
  }
}

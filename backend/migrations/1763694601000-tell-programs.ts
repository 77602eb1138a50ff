import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of events that programs read, and the quotes of an owner in one index. */
export class TellPrograms1763694601000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE public_events (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id uuid NOT NULL,
        event_id bigint NOT NULL,
        user_id uuid NOT NULL,
        name text NOT NULL,
        data jsonb NOT NULL,
        at timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        UNIQUE (event_id, user_id)
      );
      CREATE INDEX public_events_user ON public_events (user_id, seq);
      CREATE INDEX public_events_age ON public_events (created_at);

      ALTER TABLE quotes ADD COLUMN owner_id uuid;
      UPDATE quotes q SET owner_id = s.user_id FROM shipments s WHERE s.id = q.shipment_id;
      CREATE FUNCTION quote_owner() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.owner_id := (SELECT user_id FROM shipments WHERE id = NEW.shipment_id);
          RETURN NEW;
        END $$;
      -- A listing never changes hands, so whose it is can stand beside each of its quotes.
      CREATE TRIGGER quote_owner BEFORE INSERT ON quotes FOR EACH ROW EXECUTE FUNCTION quote_owner();
      CREATE INDEX quotes_owner ON quotes (owner_id, created_at, id);
      CREATE INDEX quotes_owner_changes ON quotes (owner_id, updated_at, id);
      CREATE INDEX quotes_carrier_changes ON quotes (carrier_id, updated_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER quote_owner ON quotes;
      DROP FUNCTION quote_owner;
      DROP INDEX quotes_carrier_changes;
      ALTER TABLE quotes DROP COLUMN owner_id;
      DROP TABLE public_events;
    `);
  }
}

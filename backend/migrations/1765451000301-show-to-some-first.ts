import type { MigrationInterface, QueryRunner } from 'typeorm';

const COUNTED = (row: string) => `(${row}.only_for IS NULL OR ${row}.status = 'draft')`;

/** A change of any of these writes the row of open_loads anew, as before. */
const LOAD_COLUMNS =
  `category pickup_latitude pickup_longitude delivery_latitude delivery_longitude pickup_date pickup_until delivery_date
  weight dimensions budget distance_miles user_id created_at pickup_time_zone`.split(/\s+/);

const keepOpenLoad = (isOpen: (row: string) => string) => `
  CREATE OR REPLACE FUNCTION keep_open_load() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT ${isOpen('NEW')} THEN
      IF TG_OP = 'UPDATE' AND ${isOpen('OLD')} THEN DELETE FROM open_loads WHERE shipment_id = NEW.id; END IF;
      RETURN NULL;
    END IF;
    -- The first quote, and the last one's end, change the status alone.
    IF TG_OP = 'UPDATE' AND ${isOpen('OLD')} AND
      (${LOAD_COLUMNS.map((column) => `OLD.${column}`).join(', ')}) IS NOT DISTINCT FROM (${LOAD_COLUMNS.map((column) => `NEW.${column}`).join(', ')})
    THEN RETURN NULL; END IF;
    PERFORM write_open_load(NEW);
    RETURN NULL;
  END $$;`;

const countShipments = (same: string, counted: (row: string) => string) => `
  CREATE OR REPLACE FUNCTION count_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.status = OLD.status AND NEW.category IS NOT DISTINCT FROM OLD.category${same} THEN RETURN NULL; END IF;
    IF TG_OP <> 'INSERT' AND ${counted('OLD')} THEN INSERT INTO shipment_counts (status, category, n) VALUES (OLD.status, OLD.category, -1); END IF;
    IF TG_OP <> 'DELETE' AND ${counted('NEW')} THEN INSERT INTO shipment_counts (status, category, n) VALUES (NEW.status, NEW.category, 1); END IF;
    RETURN NULL;
  END $$;
  DROP TRIGGER count_shipments ON shipments;`;

const trigger = (columns: string) => `
  CREATE TRIGGER count_shipments AFTER INSERT OR DELETE OR UPDATE OF ${columns} ON shipments
    FOR EACH ROW EXECUTE FUNCTION count_shipments();`;

/** A listing is shown to a few carriers before all others: until then nobody else finds it, in no list, count or alert. */
export class ShowToSomeFirst1765451000301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments ADD COLUMN only_for uuid[], ADD COLUMN only_until timestamptz;
      ALTER TABLE shipments
        ADD CONSTRAINT shipments_only_for CHECK (cardinality(only_for) BETWEEN 1 AND 5),
        ADD CONSTRAINT shipments_only_until CHECK (CASE WHEN only_for IS NULL THEN only_until IS NULL ELSE only_until IS NOT NULL OR status IN ('draft', 'cancelled') END);
      COMMENT ON COLUMN shipments.only_for IS 'Carriers to whom it is shown before all others; NULL: it is for all.';
      COMMENT ON COLUMN shipments.only_until IS 'When it opens to all; of a draft at most.';
      CREATE INDEX shipments_for_few ON shipments USING gin (only_for) WHERE only_for IS NOT NULL;
      ${countShipments(' AND (NEW.only_for IS NULL) = (OLD.only_for IS NULL)', COUNTED)}
      ${trigger('status, category, only_for')}
      ${keepOpenLoad((row) => `(${row}.status IN ('listed', 'quoted') AND ${row}.only_for IS NULL)`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE shipments SET only_for = NULL, only_until = NULL WHERE only_for IS NOT NULL;
      DELETE FROM deadlines WHERE kind = 'open_to_all';
      ${countShipments('', () => 'true')}
      ${trigger('status, category')}
      ${keepOpenLoad((row) => `${row}.status IN ('listed', 'quoted')`)}
      ALTER TABLE shipments DROP COLUMN only_until, DROP COLUMN only_for;
    `);
  }
}

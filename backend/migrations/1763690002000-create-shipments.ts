import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shipments, and the estimates kept with them. */
export class CreateShipments1763690002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TYPE shipment_category AS ENUM ('vehicles', 'household_items', 'heavy_equipment', 'freight', 'animals', 'other');

      CREATE TABLE shipments (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users (id),
        title text NOT NULL,
        description text,
        category shipment_category,
        subcategory text,
        pickup_location text NOT NULL,
        delivery_location text NOT NULL,
        pickup_date date,
        delivery_date date,
        weight numeric(10,2) CHECK (weight > 0),
        dimensions text,
        photos text[] NOT NULL DEFAULT '{}',
        status text NOT NULL DEFAULT 'draft'
          CHECK (status IN ('draft', 'listed', 'quoted', 'booked', 'in_transit', 'delivered', 'cancelled')),
        budget numeric(10,2) CHECK (budget > 0),
        declared_value numeric(10,2) CHECK (declared_value > 0),
        pickup_address text,
        delivery_address text,
        pickup_contact text,
        delivery_contact text,
        pickup_place text NOT NULL,
        delivery_place text NOT NULL,
        pickup_latitude numeric(10,7) NOT NULL,
        pickup_longitude numeric(10,7) NOT NULL,
        delivery_latitude numeric(10,7) NOT NULL,
        delivery_longitude numeric(10,7) NOT NULL,
        pickup_time_zone text NOT NULL,
        delivery_time_zone text NOT NULL,
        distance_miles int NOT NULL,
        quote_count int NOT NULL DEFAULT 0,
        terms_version int NOT NULL DEFAULT 1,
        cancel_reason text,
        delivered_at timestamptz,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT shipments_listed_whole CHECK (status IN ('draft', 'cancelled') OR (category IS NOT NULL AND description IS NOT NULL))
      );
      COMMENT ON COLUMN shipments.pickup_location IS 'What the owner typed; pickup_place is what others see.';
      CREATE INDEX shipments_browse ON shipments (status, created_at DESC, id DESC);
      CREATE INDEX shipments_browse_category ON shipments (status, category, created_at DESC, id DESC);
      CREATE INDEX shipments_category ON shipments (category, created_at DESC, id DESC);
      CREATE INDEX shipments_newest ON shipments (created_at DESC, id DESC);
      CREATE INDEX shipments_owner ON shipments (user_id, created_at DESC, id DESC);
      CREATE INDEX shipments_text ON shipments
        USING gin (to_tsvector('english', title || ' ' || coalesce(description, ''))) WHERE status <> 'draft';
      CREATE INDEX shipments_pickup_point ON shipments
        USING gist (point(pickup_longitude::float8, pickup_latitude::float8)) WHERE status <> 'draft';
      CREATE INDEX shipments_delivery_point ON shipments
        USING gist (point(delivery_longitude::float8, delivery_latitude::float8)) WHERE status <> 'draft';

      CREATE TABLE shipment_counts (
        status text NOT NULL,
        category text,
        n bigint NOT NULL,
        folded boolean NOT NULL DEFAULT false
      );
      COMMENT ON TABLE shipment_counts IS 'Every change adds a row, which no other writer waits for; a sweep folds them into one a status and category.';
      CREATE UNIQUE INDEX shipment_counts_folded ON shipment_counts (status, category) NULLS NOT DISTINCT WHERE folded;
      CREATE FUNCTION count_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND NEW.status = OLD.status AND NEW.category IS NOT DISTINCT FROM OLD.category THEN RETURN NULL; END IF;
        IF TG_OP <> 'INSERT' THEN INSERT INTO shipment_counts (status, category, n) VALUES (OLD.status, OLD.category, -1); END IF;
        IF TG_OP <> 'DELETE' THEN INSERT INTO shipment_counts (status, category, n) VALUES (NEW.status, NEW.category, 1); END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER count_shipments AFTER INSERT OR DELETE OR UPDATE OF status, category ON shipments
        FOR EACH ROW EXECUTE FUNCTION count_shipments();

      CREATE TABLE price_comparisons (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        shipment_id uuid NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
        carrier_name text NOT NULL,
        service_type text NOT NULL,
        estimated_cost numeric(10,2) NOT NULL,
        estimated_days int NOT NULL,
        currency text NOT NULL DEFAULT 'USD',
        calculated_at timestamptz NOT NULL,
        api_response json,
        low numeric(10,2) NOT NULL,
        high numeric(10,2) NOT NULL
      );
      CREATE INDEX price_comparisons_shipment ON price_comparisons (shipment_id, estimated_cost);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE price_comparisons, shipments, shipment_counts; DROP FUNCTION count_shipments(); DROP TYPE shipment_category',
    );
  }
}

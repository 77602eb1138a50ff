import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where the ends of a listing lie that can be quoted on, when it can be picked up and what it pays: one row each, made for the search
 * along a carrier's trip. Triggers write it, so that it follows every verb, the demo and what is done by hand, in the same transaction.
 */
export class IndexOpenLoads1763694400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE open_loads (
        shipment_id uuid PRIMARY KEY REFERENCES shipments (id) ON DELETE CASCADE,
        owner_id uuid NOT NULL,
        pickup_cell smallint NOT NULL,
        delivery_cell smallint NOT NULL,
        first_day date NOT NULL,
        last_day date NOT NULL,
        deliver_by date,
        pickup_latitude int NOT NULL,
        pickup_longitude int NOT NULL,
        delivery_latitude int NOT NULL,
        delivery_longitude int NOT NULL,
        px real NOT NULL,
        py real NOT NULL,
        pz real NOT NULL,
        dx real NOT NULL,
        dy real NOT NULL,
        dz real NOT NULL,
        miles int NOT NULL,
        weight numeric(10,2),
        length_ft real,
        width_ft real,
        category shipment_category NOT NULL,
        pay_cents bigint,
        pay_basis text CHECK (pay_basis IN ('budget', 'typical')),
        sea boolean NOT NULL,
        listed_at timestamptz NOT NULL
      );
      COMMENT ON TABLE open_loads IS 'One row a shipment that is listed or quoted, written by triggers on shipments and price_comparisons.';
      COMMENT ON COLUMN open_loads.pickup_cell IS 'Of two degrees each way: floor(latitude / 2) * 180 + floor(longitude / 2).';
      COMMENT ON COLUMN open_loads.first_day IS '0001-01-01 where no day is given, as last_day is 9999-12-31.';
      COMMENT ON COLUMN open_loads.pickup_latitude IS 'Ten-millionths of a degree, as exact as shipments have it.';
      COMMENT ON COLUMN open_loads.px IS 'px, py, pz: the place of the pick-up on the unit sphere; dx, dy, dz that of the delivery.';
      COMMENT ON COLUMN open_loads.sea IS 'One of its ends is an island that is reached by sea.';

      CREATE INDEX open_loads_lane ON open_loads (pickup_cell, delivery_cell, first_day)
        INCLUDE (last_day, deliver_by, pickup_latitude, pickup_longitude, delivery_latitude, delivery_longitude, px, py, pz, dx, dy, dz,
                 miles, weight, length_ft, width_ft, category, pay_cents, pay_basis, listed_at, owner_id, shipment_id)
        WHERE NOT sea;

      CREATE FUNCTION is_overseas(latitude numeric, longitude numeric) RETURNS boolean IMMUTABLE LANGUAGE sql AS $$
        SELECT EXISTS (SELECT 1 FROM (VALUES
            (21.2, -158.35, 21.75, -157.6), (21.8, -160.3, 22.3, -159.2), (20.5, -157.4, 21.25, -155.95), (18.8, -156.2, 20.4, -154.7),
            (17.8, -67.4, 18.6, -65.55), (17.6, -65.1, 18.5, -64.4), (13, 144, 21, 147), (-15, -171.5, -11, -168),
            (46.5, -59.5, 51.7, -52.5), (48.3, -128.5, 49.22, -123.25), (49.2, -128.5, 50.9, -124.75), (51.8, -133.2, 54.3, -131),
            (47.1, -62.1, 47.7, -61.3), (41.29, -70.85, 41.49, -70.44), (41.22, -70.25, 41.4, -69.9), (41.13, -71.63, 41.25, -71.52),
            (48.4, -123.2, 48.72, -122.75), (33.25, -118.65, 33.5, -118.28), (54.5, -137, 59.0, -129.9), (56.4, -155, 58.7, -151.9),
            (51, -180, 72, -153.5), (61.5, -121, 84, -61)) AS box (south, west, north, east)
          WHERE latitude BETWEEN south AND north AND longitude BETWEEN west AND east)
      $$;
      COMMENT ON FUNCTION is_overseas IS 'The boxes of src/places/crossings.json; a test holds the two together.';

      CREATE FUNCTION usual_estimate(shipment uuid) RETURNS bigint STABLE LANGUAGE sql AS $$
        SELECT round(estimated_cost * 100)::bigint FROM price_comparisons
         WHERE shipment_id = shipment AND (api_response->>'usual')::boolean ORDER BY estimated_cost, id LIMIT 1
      $$;

      CREATE FUNCTION write_open_load(s shipments) RETURNS void LANGUAGE sql AS $$
        INSERT INTO open_loads AS kept (shipment_id, owner_id, pickup_cell, delivery_cell, first_day, last_day, deliver_by,
          pickup_latitude, pickup_longitude, delivery_latitude, delivery_longitude, px, py, pz, dx, dy, dz,
          miles, weight, length_ft, width_ft, category, pay_cents, pay_basis, sea, listed_at)
        SELECT s.id, s.user_id, floor(s.pickup_latitude / 2) * 180 + floor(s.pickup_longitude / 2),
               floor(s.delivery_latitude / 2) * 180 + floor(s.delivery_longitude / 2),
               -- A pick-up "by" a day can be from the day on which it was listed.
               CASE WHEN s.pickup_until IS NOT NULL THEN coalesce(s.pickup_date, '0001-01-01')
                    WHEN s.pickup_date IS NOT NULL THEN least(s.pickup_date, (s.created_at AT TIME ZONE s.pickup_time_zone)::date)
                    ELSE '0001-01-01' END,
               coalesce(s.pickup_until, s.pickup_date, '9999-12-31'), s.delivery_date,
               s.pickup_latitude * 10000000, s.pickup_longitude * 10000000, s.delivery_latitude * 10000000, s.delivery_longitude * 10000000,
               cosd(p.lat) * cosd(p.lon), cosd(p.lat) * sind(p.lon), sind(p.lat), cosd(d.lat) * cosd(d.lon), cosd(d.lat) * sind(d.lon), sind(d.lat),
               s.distance_miles, s.weight, sides[1]::real, sides[2]::real, s.category,
               coalesce(round(s.budget * 100)::bigint, typical), CASE WHEN s.budget IS NOT NULL THEN 'budget' WHEN typical IS NOT NULL THEN 'typical' END,
               is_overseas(s.pickup_latitude, s.pickup_longitude) OR is_overseas(s.delivery_latitude, s.delivery_longitude), s.created_at
          FROM (SELECT s.pickup_latitude::float8 AS lat, s.pickup_longitude::float8 AS lon) p,
               (SELECT s.delivery_latitude::float8 AS lat, s.delivery_longitude::float8 AS lon) d,
               (SELECT string_to_array(s.dimensions, ' x ') AS sides) m,
               (SELECT CASE WHEN s.budget IS NULL THEN usual_estimate(s.id) END AS typical) e
        ON CONFLICT (shipment_id) DO UPDATE SET (owner_id, pickup_cell, delivery_cell, first_day, last_day, deliver_by,
          pickup_latitude, pickup_longitude, delivery_latitude, delivery_longitude, px, py, pz, dx, dy, dz,
          miles, weight, length_ft, width_ft, category, pay_cents, pay_basis, sea, listed_at)
          = (excluded.owner_id, excluded.pickup_cell, excluded.delivery_cell, excluded.first_day, excluded.last_day, excluded.deliver_by,
          excluded.pickup_latitude, excluded.pickup_longitude, excluded.delivery_latitude, excluded.delivery_longitude,
          excluded.px, excluded.py, excluded.pz, excluded.dx, excluded.dy, excluded.dz,
          excluded.miles, excluded.weight, excluded.length_ft, excluded.width_ft, excluded.category, excluded.pay_cents, excluded.pay_basis, excluded.sea, excluded.listed_at)
      $$;

      CREATE FUNCTION keep_open_load() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.status NOT IN ('listed', 'quoted') THEN
          IF TG_OP = 'UPDATE' AND OLD.status IN ('listed', 'quoted') THEN DELETE FROM open_loads WHERE shipment_id = NEW.id; END IF;
          RETURN NULL;
        END IF;
        -- The first quote, and the last one's end, change the status alone.
        IF TG_OP = 'UPDATE' AND OLD.status IN ('listed', 'quoted') AND
          (OLD.category, OLD.pickup_latitude, OLD.pickup_longitude, OLD.delivery_latitude, OLD.delivery_longitude, OLD.pickup_date, OLD.pickup_until,
           OLD.delivery_date, OLD.weight, OLD.dimensions, OLD.budget, OLD.distance_miles, OLD.user_id, OLD.created_at, OLD.pickup_time_zone)
          IS NOT DISTINCT FROM
          (NEW.category, NEW.pickup_latitude, NEW.pickup_longitude, NEW.delivery_latitude, NEW.delivery_longitude, NEW.pickup_date, NEW.pickup_until,
           NEW.delivery_date, NEW.weight, NEW.dimensions, NEW.budget, NEW.distance_miles, NEW.user_id, NEW.created_at, NEW.pickup_time_zone)
        THEN RETURN NULL; END IF;
        PERFORM write_open_load(NEW);
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_open_load AFTER INSERT OR UPDATE ON shipments FOR EACH ROW EXECUTE FUNCTION keep_open_load();

      CREATE FUNCTION price_open_loads() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE open_loads o SET pay_cents = e.typical, pay_basis = CASE WHEN e.typical IS NOT NULL THEN 'typical' END
          FROM (SELECT id, usual_estimate(id) AS typical FROM (SELECT DISTINCT shipment_id AS id FROM changed) c) e
         WHERE o.shipment_id = e.id AND o.pay_basis IS DISTINCT FROM 'budget' AND o.pay_cents IS DISTINCT FROM e.typical;
        RETURN NULL;
      END $$;
      CREATE TRIGGER price_open_loads AFTER INSERT ON price_comparisons REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION price_open_loads();
      CREATE TRIGGER unprice_open_loads AFTER DELETE ON price_comparisons REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION price_open_loads();

      SELECT write_open_load(s) FROM shipments s WHERE s.status IN ('listed', 'quoted');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER price_open_loads ON price_comparisons;
      DROP TRIGGER unprice_open_loads ON price_comparisons;
      DROP TRIGGER keep_open_load ON shipments;
      DROP FUNCTION keep_open_load();
      DROP FUNCTION price_open_loads();
      DROP FUNCTION write_open_load(shipments);
      DROP FUNCTION usual_estimate(uuid);
      DROP FUNCTION is_overseas(numeric, numeric);
      DROP TABLE open_loads;
    `);
  }
}

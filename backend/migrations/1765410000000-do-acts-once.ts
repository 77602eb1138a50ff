import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What carriers do on the road, each once for ever; where the ends are exactly; and the codes that release a payment. */
export class DoActsOnce1765410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE acts (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id),
        shipment_id uuid NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
        quote_id uuid REFERENCES quotes (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('arrive_pickup', 'pickup', 'arrive_delivery', 'deliver', 'attempt', 'code')),
        captured_at timestamptz,
        device_sent_at timestamptz,
        received_at timestamptz NOT NULL,
        happened_at timestamptz NOT NULL,
        basis text NOT NULL CHECK (basis IN ('phone', 'receipt')),
        latitude numeric(10,7),
        longitude numeric(10,7),
        accuracy_m int,
        fence text NOT NULL CHECK (fence IN ('in', 'near', 'out', 'unknown')),
        outcome jsonb NOT NULL
      );
      COMMENT ON COLUMN acts.happened_at IS 'By our clock, as far as the phone can be believed.';
      COMMENT ON COLUMN acts.outcome IS 'What a repeat is answered: the answer, or the refusal.';
      CREATE INDEX acts_shipment ON acts (shipment_id, received_at);
      CREATE INDEX acts_quote ON acts (quote_id);
      CREATE INDEX acts_user ON acts (user_id, received_at);

      CREATE TABLE exact_points (
        shipment_id uuid NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
        place_end text NOT NULL CHECK (place_end IN ('pickup', 'delivery')),
        latitude numeric(10,7) NOT NULL,
        longitude numeric(10,7) NOT NULL,
        source text NOT NULL CHECK (source IN ('owner', 'recipient', 'carrier')),
        at timestamptz NOT NULL,
        PRIMARY KEY (shipment_id, place_end)
      );
      COMMENT ON COLUMN exact_points.source IS 'Who stood there; a point of the carrier''s proves nothing for the carrier.';

      CREATE TABLE release_codes (
        quote_id uuid PRIMARY KEY REFERENCES quotes (id) ON DELETE CASCADE,
        code text NOT NULL CHECK (code ~ '^[0-9]{6}$'),
        wrong int NOT NULL DEFAULT 0,
        used_at timestamptz,
        made_at timestamptz NOT NULL
      );
      COMMENT ON TABLE release_codes IS 'Only owners read theirs.';

      ALTER TABLE quotes ADD COLUMN arrived_on date;
      COMMENT ON COLUMN quotes.arrived_on IS 'The day that counts for a delay, where it is not the day of delivered_at.';
      ALTER TABLE sessions ADD COLUMN called_at timestamptz, ADD COLUMN called_before timestamptz;
      COMMENT ON COLUMN sessions.called_at IS 'Business time at which its latest calls began, to ten minutes.';
      COMMENT ON COLUMN sessions.called_before IS 'The same of the calls before those.';
      ALTER TABLE uploads ADD COLUMN act_id uuid, ADD COLUMN sender_called_at timestamptz;
      COMMENT ON COLUMN uploads.act_id IS 'What it was sent for; unused, it is kept longer.';
      COMMENT ON COLUMN uploads.sender_called_at IS 'When the session had called us before it sent this, in business time.';

      ALTER TABLE location_tracking ADD COLUMN measured_at timestamptz;
      COMMENT ON COLUMN location_tracking.measured_at IS 'As the phone said, which names a position that is sent again.';
      CREATE UNIQUE INDEX location_tracking_measured ON location_tracking (shipment_id, measured_at) WHERE measured_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE location_tracking DROP COLUMN measured_at;
      ALTER TABLE uploads DROP COLUMN act_id, DROP COLUMN sender_called_at;
      ALTER TABLE sessions DROP COLUMN called_at, DROP COLUMN called_before;
      ALTER TABLE quotes DROP COLUMN arrived_on;
      DROP TABLE release_codes, exact_points, acts;
    `);
  }
}

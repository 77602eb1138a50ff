import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Other terms that the two sides of a pending quote offer each other, and what became of them. */
export class HaggleOverQuotes1765425001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE counter_offers (
        id uuid PRIMARY KEY,
        quote_id uuid NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
        shipment_id uuid NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
        offered_by uuid NOT NULL REFERENCES users (id),
        side text NOT NULL CHECK (side IN ('shipper', 'carrier')),
        round int NOT NULL CHECK (round BETWEEN 1 AND 3),
        amount numeric(10,2) NOT NULL CHECK (amount BETWEEN 1 AND 950000 AND amount <> 'NaN'),
        pickup_date date,
        pickup_until date,
        delivery_date date,
        message text,
        masked_message text,
        masked text[] NOT NULL DEFAULT '{}',
        warnings text[] NOT NULL DEFAULT '{}',
        valid_until timestamptz NOT NULL,
        status text NOT NULL CHECK (status IN ('open', 'accepted', 'declined', 'withdrawn', 'replaced', 'lapsed')),
        decline_reason text,
        decided_at timestamptz,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT counter_offers_window CHECK (pickup_until IS NULL OR pickup_until > pickup_date),
        CONSTRAINT counter_offers_rounds UNIQUE (quote_id, side, round)
      );
      CREATE UNIQUE INDEX counter_offers_one_open ON counter_offers (quote_id) WHERE status = 'open';
      CREATE UNIQUE INDEX counter_offers_one_accepted ON counter_offers (quote_id) WHERE status = 'accepted';
      CREATE INDEX counter_offers_quote ON counter_offers (quote_id, created_at, id);
      CREATE INDEX counter_offers_open ON counter_offers (shipment_id) WHERE status = 'open';
      CREATE INDEX counter_offers_newest ON counter_offers (created_at, id);
      ALTER TABLE timeline DROP CONSTRAINT timeline_subject_check;
      ALTER TABLE timeline ADD CONSTRAINT timeline_subject_check
        CHECK (subject IN ('shipment', 'quote', 'payment', 'claim', 'change_order', 'counter_offer'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM deadlines WHERE kind = 'offer_expiry';
      DELETE FROM timeline WHERE subject = 'counter_offer';
      ALTER TABLE timeline DROP CONSTRAINT timeline_subject_check;
      ALTER TABLE timeline ADD CONSTRAINT timeline_subject_check
        CHECK (subject IN ('shipment', 'quote', 'payment', 'claim', 'change_order'));
      DROP TABLE counter_offers;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a shipment consists of, if it is several things; reports, changes and claims can be about one of them. */
export class ListItems1765451000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shipment_items (
        id uuid PRIMARY KEY,
        shipment_id uuid NOT NULL REFERENCES shipments ON DELETE CASCADE,
        place smallint NOT NULL CHECK (place BETWEEN 0 AND 49),
        title text NOT NULL,
        quantity smallint NOT NULL CHECK (quantity BETWEEN 1 AND 999),
        weight numeric(10,2) CHECK (weight > 0),
        dimensions text,
        declared_value numeric(10,2) CHECK (declared_value > 0),
        note text,
        photos text[] NOT NULL DEFAULT '{}',
        written jsonb,
        masked text[] NOT NULL DEFAULT '{}',
        CONSTRAINT shipment_items_place UNIQUE (shipment_id, place) DEFERRABLE
      );
      COMMENT ON TABLE shipment_items IS 'The things that a shipment consists of, at most 50, in the order of place.';
      COMMENT ON COLUMN shipment_items.weight IS 'Of one of them, in lbs.';
      COMMENT ON COLUMN shipment_items.declared_value IS 'Of one of them.';
      ALTER TABLE shipments ADD COLUMN item_count smallint NOT NULL DEFAULT 0 CHECK (item_count BETWEEN 0 AND 50);
    `);
    for (const table of ABOUT_ITEMS)
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN item_id uuid REFERENCES shipment_items ON DELETE SET NULL, ADD COLUMN item_title text;
        COMMENT ON COLUMN ${table}.item_title IS 'What the item was called then; it stays when the item is taken off the listing.';
        CREATE INDEX ${table}_item ON ${table} (item_id) WHERE item_id IS NOT NULL;
      `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ABOUT_ITEMS)
      await runner.query(`ALTER TABLE ${table} DROP COLUMN item_title, DROP COLUMN item_id`);
    await runner.query(`
      ALTER TABLE shipments DROP COLUMN item_count;
      DROP TABLE shipment_items;
    `);
  }
}

const ABOUT_ITEMS = ['condition_reports', 'change_orders', 'claims'] as const;

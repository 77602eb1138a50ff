import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the item can be reached at both ends, whether a vehicle runs, and a phone beside each contact. */
export class TellHowToLoad1763694000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shipments ADD COLUMN pickup_access jsonb, ADD COLUMN delivery_access jsonb,
        ADD COLUMN pickup_note text, ADD COLUMN delivery_note text,
        ADD COLUMN pickup_phone text, ADD COLUMN delivery_phone text, ADD COLUMN runs boolean,
        ADD CONSTRAINT shipments_vehicles_run CHECK (runs IS NULL OR category = 'vehicles');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    // What was two columns is one text again.
    await runner.query(`
      UPDATE shipments SET pickup_contact = nullif(concat_ws(', ', pickup_contact, pickup_phone), ''),
        delivery_contact = nullif(concat_ws(', ', delivery_contact, delivery_phone), '')
       WHERE pickup_phone IS NOT NULL OR delivery_phone IS NOT NULL;
      ALTER TABLE shipments DROP CONSTRAINT shipments_vehicles_run,
        DROP COLUMN pickup_access, DROP COLUMN delivery_access, DROP COLUMN pickup_note, DROP COLUMN delivery_note,
        DROP COLUMN pickup_phone, DROP COLUMN delivery_phone, DROP COLUMN runs;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const PERSON = "lower(' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email)";
const SHIPMENT = "lower(' ' || title || ' ' || pickup_place || ' ' || delivery_place)";
const TICKET = "lower(' ' || name || ' ' || email || ' ' || topic)";

const byAnyPart = (table: string, text: string) =>
  `CREATE INDEX ${table}_any_part ON ${table} USING gin ((${text}) gin_trgm_ops);`;
const byWords = (table: string, text: string) =>
  `CREATE INDEX ${table}_words ON ${table} USING gin (to_tsvector('simple', translate(${text}, '@._+-', '     ')));`;

/**
 * What a caller names is found: any part of a name, e-mail address, title or place where the database has trigrams and lets us
 * use them, else the beginnings of words; a phone number by its last digits, read backwards; and an account by its id at the provider.
 */
export class FindWhatCallersName1763694500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        CREATE EXTENSION IF NOT EXISTS pg_trgm;
        ${byAnyPart('users', PERSON)}
        ${byAnyPart('shipments', SHIPMENT)}
        ${byAnyPart('support_tickets', TICKET)}
      EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
        ${byWords('users', PERSON)}
        ${byWords('shipments', SHIPMENT)}
        ${byWords('support_tickets', TICKET)}
      END $$;
      CREATE INDEX users_phone_ends ON users ((left(reverse(regexp_replace(phone, '(ext|x).*$|[^0-9]', '', 'gi')), 10)) text_pattern_ops) WHERE phone IS NOT NULL;
      CREATE INDEX users_stripe_account ON users (stripe_account_id) WHERE stripe_account_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX users_stripe_account, users_phone_ends;
      DROP INDEX IF EXISTS users_any_part, shipments_any_part, support_tickets_any_part, users_words, shipments_words, support_tickets_words;
    `);
  }
}

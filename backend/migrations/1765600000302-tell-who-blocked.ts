import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each process remembers whether a caller has blocked anybody, and hears here when that may have changed. */
export class TellWhoBlocked1765600000302 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION tell_callers_of_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('haulway_callers', coalesce(NEW.blocker_id, OLD.blocker_id)::text);
        RETURN NULL;
      END $$;
      CREATE TRIGGER tell_callers AFTER INSERT OR DELETE ON user_blocks FOR EACH ROW EXECUTE FUNCTION tell_callers_of_blocks();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tell_callers ON user_blocks;
      DROP FUNCTION tell_callers_of_blocks();
    `);
  }
}

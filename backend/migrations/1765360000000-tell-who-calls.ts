import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each process remembers sessions and keys, and hears here of whatever changes what one may do: the user's id on
 * `haulway_callers`, from the transaction that makes the change. Sessions that had ended by themselves are no news.
 */
export class TellWhoCalls1765360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION tell_callers() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('haulway_callers', (CASE TG_TABLE_NAME WHEN 'users' THEN to_jsonb(OLD)->>'id' ELSE to_jsonb(OLD)->>'user_id' END));
        RETURN NULL;
      END $$;
      CREATE TRIGGER tell_callers_of_changes AFTER UPDATE ON sessions FOR EACH ROW
        WHEN (NEW.last_seen_at < OLD.last_seen_at OR NEW.expire <> OLD.expire OR NEW.user_id <> OLD.user_id OR NEW.has_plain_tokens <> OLD.has_plain_tokens)
        EXECUTE FUNCTION tell_callers();
      CREATE TRIGGER tell_callers_of_ends AFTER DELETE ON sessions FOR EACH ROW
        WHEN (OLD.expire > now()) EXECUTE FUNCTION tell_callers();
      CREATE TRIGGER tell_callers_of_changes AFTER UPDATE ON users FOR EACH ROW
        WHEN (NEW.is_carrier <> OLD.is_carrier OR NEW.operator_role IS DISTINCT FROM OLD.operator_role
              OR NEW.suspended_at IS DISTINCT FROM OLD.suspended_at OR NEW.deleted_at IS DISTINCT FROM OLD.deleted_at)
        EXECUTE FUNCTION tell_callers();
      CREATE TRIGGER tell_callers_of_ends AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION tell_callers();
      CREATE TRIGGER tell_callers_of_changes AFTER UPDATE ON api_keys FOR EACH ROW
        WHEN (NEW.revoked_at IS DISTINCT FROM OLD.revoked_at OR NEW.expires_at <> OLD.expires_at OR NEW.scopes <> OLD.scopes
              OR NEW.allowed_networks IS DISTINCT FROM OLD.allowed_networks OR NEW.rate_per_minute IS DISTINCT FROM OLD.rate_per_minute)
        EXECUTE FUNCTION tell_callers();
      CREATE TRIGGER tell_callers_of_ends AFTER DELETE ON api_keys FOR EACH ROW
        WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION tell_callers();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tell_callers_of_changes ON sessions;
      DROP TRIGGER tell_callers_of_ends ON sessions;
      DROP TRIGGER tell_callers_of_changes ON users;
      DROP TRIGGER tell_callers_of_ends ON users;
      DROP TRIGGER tell_callers_of_changes ON api_keys;
      DROP TRIGGER tell_callers_of_ends ON api_keys;
      DROP FUNCTION tell_callers();
    `);
  }
}

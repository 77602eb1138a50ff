import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each line of the audit log is numbered and holds a hash of itself and of the line before, so that tampering shows. */
export class ChainTheAuditLog1763691800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_log ADD COLUMN n bigint, ADD COLUMN ip text, ADD COLUMN request_id text, ADD COLUMN hash bytea;

      CREATE FUNCTION audit_hash(previous bytea, line audit_log) RETURNS bytea LANGUAGE sql STABLE AS $$
        SELECT sha256(coalesce(previous, '') || convert_to(json_build_array(line.n, line.id, line.admin_id, line.action, line.resource, line.resource_id,
          line.reason, line.before, line.after, extract(epoch FROM line.at), line.ip, line.request_id)::text, 'UTF8'))
      $$;

      ALTER TABLE audit_log DISABLE TRIGGER no_change;
      DO $$
      DECLARE
        line audit_log;
        previous bytea;
        place bigint := 0;
      BEGIN
        FOR line IN SELECT * FROM audit_log ORDER BY at, id LOOP
          place := place + 1;
          line.n := place;
          previous := audit_hash(previous, line);
          UPDATE audit_log SET n = place, hash = previous WHERE id = line.id;
        END LOOP;
      END $$;
      ALTER TABLE audit_log ENABLE TRIGGER no_change;

      ALTER TABLE audit_log ALTER COLUMN n SET NOT NULL, ALTER COLUMN hash SET NOT NULL;
      CREATE UNIQUE INDEX audit_log_n ON audit_log (n);

      CREATE FUNCTION chain_audit_line() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        last audit_log;
      BEGIN
        -- One line at a time, until its transaction is over: the next must know this one.
        PERFORM pg_advisory_xact_lock(hashtext('audit_log'));
        SELECT * INTO last FROM audit_log ORDER BY n DESC LIMIT 1;
        NEW.n := coalesce(last.n, 0) + 1;
        NEW.hash := audit_hash(last.hash, NEW);
        RETURN NEW;
      END $$;
      CREATE TRIGGER chain BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION chain_audit_line();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER chain ON audit_log;
      DROP FUNCTION chain_audit_line();
      DROP FUNCTION audit_hash(bytea, audit_log);
      ALTER TABLE audit_log DROP COLUMN n, DROP COLUMN ip, DROP COLUMN request_id, DROP COLUMN hash;
    `);
  }
}

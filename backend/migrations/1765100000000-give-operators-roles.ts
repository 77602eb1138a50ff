import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Operators have roles. Whoever was an administrator becomes an owner. A program of an earlier release still writes the flag
 * alone, and so does whoever makes the first operator by hand, so the database keeps the two together: an administrator
 * without a role becomes the owner if there is none, and otherwise may read and nothing else.
 */
export class GiveOperatorsRoles1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN operator_role text
        CONSTRAINT users_operator_role CHECK (operator_role IN ('owner', 'support', 'finance', 'read_only'));
      UPDATE users SET operator_role = 'owner' WHERE is_admin;
      ALTER TABLE users ADD CONSTRAINT users_admins_have_roles CHECK (is_admin = (operator_role IS NOT NULL));
      COMMENT ON COLUMN users.operator_role IS 'What an operator may do; null for everybody else. Goes with is_admin.';

      CREATE FUNCTION keep_operator_role() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND NEW.operator_role IS NOT DISTINCT FROM OLD.operator_role AND NEW.is_admin <> OLD.is_admin
           OR TG_OP = 'INSERT' AND NEW.operator_role IS NULL THEN
          NEW.operator_role := CASE
            WHEN NOT NEW.is_admin THEN NULL
            WHEN EXISTS (SELECT FROM users WHERE is_admin AND operator_role = 'owner') THEN 'read_only'
            ELSE 'owner' END;
        END IF;
        NEW.is_admin := NEW.operator_role IS NOT NULL;
        RETURN NEW;
      END $$;
      CREATE TRIGGER keep_operator_role BEFORE INSERT OR UPDATE OF is_admin, operator_role ON users
        FOR EACH ROW EXECUTE FUNCTION keep_operator_role();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_operator_role ON users;
      DROP FUNCTION keep_operator_role();
      ALTER TABLE users DROP COLUMN operator_role;
    `);
  }
}

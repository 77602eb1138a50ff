import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With the truck at the door, a proposed change has two hours instead of a day. */
export class ChangeAtTheDoor1765400001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE change_orders ADD COLUMN at_the_door boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE change_orders DROP COLUMN at_the_door');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An operator disables where somebody's events are sent; only operators enable it again. */
export class DisableWebhooksByHand1765440001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(reasons("'owner', 'gone', 'failing', 'secret_lost', 'operator'"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE webhook_endpoints SET disabled_reason = 'owner' WHERE disabled_reason = 'operator'`);
    await runner.query(reasons("'owner', 'gone', 'failing', 'secret_lost'"));
  }
}

function reasons(words: string): string {
  return `
    ALTER TABLE webhook_endpoints
      DROP CONSTRAINT webhook_endpoints_disabled_reason_check,
      ADD CONSTRAINT webhook_endpoints_disabled_reason_check CHECK (disabled_reason IN (${words}))`;
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL that counts anew what was released on each day whose figures are kept. */
const released = (amount: string): string => `
  UPDATE daily_figures d SET released_cents = counted.cents
    FROM (SELECT (t.at AT TIME ZONE 'UTC')::date AS day, sum((${amount}) * 100) AS cents
            FROM timeline t JOIN payments p ON p.id = t.subject_id
           WHERE t.subject = 'payment' AND t.to_status = 'released' AND t.event = 'release' GROUP BY 1) counted
   WHERE counted.day = d.day`;

/** Of a price that was partly refunded, the rest was released: what the carrier got, and the fee. */
export class CountWhatWasReleased1765600000306 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(released('p.payout_amount + p.platform_fee'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(released('p.amount'));
  }
}

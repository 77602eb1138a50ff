import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The names other people know somebody by: the first name and the last initial. */
const NAME = `concat_ws(' ', nullif(u.first_name, ''), CASE WHEN u.last_name <> '' THEN left(u.last_name, 1) || '.' END)`;

/**
 * Notifications and mails say whom they name, so that an erased person's name can be removed from other people's. In
 * existing ones it is found through the deal or conversation they lead to. Links in mails that sign somebody in or prove
 * an address are sealed until they are sent; those already sent are made unreadable.
 */
export class ForgetNames1763692021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications ADD COLUMN mentions jsonb NOT NULL DEFAULT '[]';
      ALTER TABLE emails ADD COLUMN mentions jsonb NOT NULL DEFAULT '[]', ADD COLUMN sealed_token text;

      WITH met AS (
        SELECT n.id AS notification, u.id, ${NAME} AS name, n.title || ' ' || n.body AS said
          FROM (SELECT *, CASE WHEN link ~ '^/shipments/[0-9a-f-]{36}$' THEN right(link, 36)::uuid END AS deal,
                       CASE WHEN link ~ '^/messages\\?c=[0-9a-f-]{36}$' THEN right(link, 36)::uuid END AS talk FROM notifications) n
          JOIN LATERAL (
            SELECT s.user_id AS id FROM shipments s WHERE s.id = n.deal
            UNION SELECT q.carrier_id FROM quotes q WHERE q.shipment_id = n.deal
            UNION SELECT unnest(ARRAY[p.payer_id, p.payee_id]) FROM payments p WHERE n.link = '/payments' AND n.user_id IN (p.payer_id, p.payee_id)
            UNION SELECT unnest(ARRAY[c.first_id, c.second_id]) FROM conversations c WHERE c.id = n.talk
          ) other ON other.id <> n.user_id
          JOIN users u ON u.id = other.id)
      UPDATE notifications n SET mentions = found.mentions
        FROM (SELECT notification, jsonb_agg(DISTINCT jsonb_build_object('id', id, 'name', name)) AS mentions FROM met
               WHERE name <> '' AND strpos(said, name) > 0 GROUP BY notification) found
       WHERE n.id = found.notification;

      UPDATE emails SET text = regexp_replace(text, '((verify|token)=)[\\w-]{43}', '\\1__LINK_TOKEN__', 'g'), html = regexp_replace(html, '((verify|token)=)[\\w-]{43}', '\\1__LINK_TOKEN__', 'g')
       WHERE kind IN ('email_verification', 'password_reset') AND state <> 'queued';

      CREATE INDEX notifications_mentions ON notifications USING gin (mentions jsonb_path_ops);
      CREATE INDEX emails_mentions ON emails USING gin (mentions jsonb_path_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE emails DROP COLUMN sealed_token, DROP COLUMN mentions; ALTER TABLE notifications DROP COLUMN mentions',
    );
  }
}

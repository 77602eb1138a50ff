import pg from 'pg';

/** Gives up the mails to an address in a running Haulway, as after six hours of refusals. Answers how many there are. */
export async function giveUpMails(databaseUrl: string, recipient: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(
    `UPDATE emails SET state = 'failed', attempts = 12, sent_at = NULL, last_error = '550 No such user here' WHERE recipient = $1 AND state = 'sent'`,
    [recipient],
  );
  await client.end();
  return rowCount ?? 0;
}

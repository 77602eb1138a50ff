import pg from 'pg';

/** Notes a difference between the ledger and the provider in a running Haulway, as a reconciliation would. Answers its id. */
export async function noteDifference(databaseUrl: string, reference: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO reconciliation_breaks (kind, reference, ours_cents, theirs_cents, detail, opened_at)
     VALUES ('amount_differs', $1, 124000, 123000, 'The provider has another amount.', now()) RETURNING id`,
    [reference],
  );
  await client.end();
  return rows[0]?.id ?? '';
}

/** Closed reports of one person on another, as many as a list's file has to hold. */
export async function fileReports(
  databaseUrl: string,
  reporter: string,
  reported: string,
  count: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO reports (id, reporter_id, kind, subject, subject_id, reported_id, text, status, closed_at, created_at)
     SELECT gen_random_uuid(), $1, 'spam', 'user', $2, $2, 'No. ' || n, 'closed', now(), now() FROM generate_series(1, $3::int) n`,
    [reporter, reported, count],
  );
  await client.end();
}

/** Parks what the provider told of a payment in a running Haulway, as after the last failed try. Answers the event's id. */
export async function parkEvent(databaseUrl: string, paymentIntent: string, error: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `UPDATE webhook_events SET state = 'parked', attempts = 12, last_error = $2, done_at = NULL
     WHERE id = (SELECT id FROM webhook_events WHERE object_id = $1 AND state = 'done' LIMIT 1) RETURNING id`,
    [paymentIntent, error],
  );
  await client.end();
  return rows[0]?.id ?? '';
}

/** Whether the card sandbox of a running Haulway pays a carrier, who has begun the setup: as after the provider has a question, or has its answer. */
export async function setTransfers(databaseUrl: string, carrier: string, status: 'active' | 'inactive'): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `UPDATE sandbox.objects SET data = jsonb_set(data, '{capabilities,transfers}', to_jsonb($2::text))
     WHERE type = 'account' AND data->'metadata'->>'userId' = $1`,
    [carrier, status],
  );
  await client.end();
}

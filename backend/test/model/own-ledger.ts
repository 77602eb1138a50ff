import pg from 'pg';
import { invariants } from '../../src/ledger/ledger.invariants.js';
import { exits } from './exits.js';
import type { World } from '../support/people.js';

/** The tables the invariants read, limited to some shipments. People's and the platform's accounts belong to all deals. */
const VIEWS: Record<string, string> = {
  shipments: 'id IN (SELECT id FROM own.chosen)',
  quotes: 'shipment_id IN (SELECT id FROM own.chosen)',
  payments: 'shipment_id IN (SELECT id FROM own.chosen)',
  claims: 'shipment_id IN (SELECT id FROM own.chosen)',
  deadlines: 'shipment_id IN (SELECT id FROM own.chosen)',
  chargebacks: 'quote_id IN (SELECT id FROM own.quotes)',
  change_orders: 'shipment_id IN (SELECT id FROM own.chosen)',
  counter_offers: 'shipment_id IN (SELECT id FROM own.chosen)',
  payment_charges: 'payment_id IN (SELECT id FROM own.payments)',
  refunds: 'quote_id IN (SELECT id FROM own.quotes)',
  money_operations: 'quote_id IN (SELECT id FROM own.quotes)',
  ledger_accounts: 'quote_id IS NULL OR quote_id IN (SELECT id FROM own.quotes)',
  ledger_transactions: 'quote_id IN (SELECT id FROM own.quotes)',
  ledger_entries: 'transaction_id IN (SELECT id FROM own.ledger_transactions)',
};

/** What carriers are owed and owe is one sum over all their deals, so it is only checked over the whole ledger. */
const OVER_ALL_DEALS = /^I(10|17) /;
const OF_ACCOUNTS = /^I2 /;

const BROKEN = [...invariants, ...exits]
  .filter(({ name }) => !OVER_ALL_DEALS.test(name))
  .map(
    ({ name, sql }) =>
      `SELECT '${name.replaceAll("'", "''")}' AS name, to_jsonb(found) AS row FROM (${sql}) found${OF_ACCOUNTS.test(name) ? ' WHERE found.quote_id IS NOT NULL' : ''}`,
  )
  .join(' UNION ALL ');

/** The ledger's invariants for some deals only: the same queries, on tables that hold nothing else. */
export class OwnLedger {
  private constructor(private readonly client: pg.Client) {}

  static async open({ server }: World): Promise<OwnLedger> {
    await server.query('CREATE SCHEMA own');
    await server.query('CREATE TABLE own.chosen (id uuid PRIMARY KEY)');
    for (const [table, which] of Object.entries(VIEWS))
      await server.query(`CREATE VIEW own.${table} AS SELECT * FROM public.${table} WHERE ${which}`);
    const client = new pg.Client({ connectionString: server.databaseUrl, options: '-c search_path=own,public' });
    await client.connect();
    // Its database goes away with the server, perhaps before it.
    client.on('error', () => undefined);
    return new OwnLedger(client);
  }

  async expectClean(shipmentIds: readonly string[]): Promise<void> {
    await this.client.query('INSERT INTO own.chosen SELECT unnest($1::uuid[]) ON CONFLICT DO NOTHING', [shipmentIds]);
    const { rows } = await this.client.query<object>({ name: 'broken', text: BROKEN });
    if (rows.length > 0) throw new Error(`The ledger is broken: ${JSON.stringify(rows, undefined, 2)}`);
  }

  /** From now on about other deals. */
  async forget(): Promise<void> {
    await this.client.query('TRUNCATE own.chosen');
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}

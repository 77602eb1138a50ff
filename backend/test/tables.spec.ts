import { startServer, type TestServer } from './support/server.js';

/** A column: its type as PostgreSQL names it, whether it must be filled, and its default. */
type Column = [type: string, required?: 'required', standard?: string];

const money: [string] = ['numeric(10,2)'];
const instant: [string] = ['timestamp with time zone'];
const text: Column = ['text'];

/** The nine tables that the product is specified by, field by field; a table may have more. */
const TABLES: Record<string, Record<string, Column>> = {
  users: {
    id: ['uuid', 'required'],
    email: ['text', 'required'],
    password: ['text', 'required'],
    first_name: text,
    last_name: text,
    profile_image_url: text,
    is_carrier: ['boolean', 'required', 'false'],
    is_admin: ['boolean', 'required', 'false'],
    rating: ['numeric(3,2)'],
    review_count: ['integer', 'required', '0'],
    phone: text,
    bio: text,
    reset_token: text,
    reset_token_expiry: instant,
    created_at: [...instant, 'required'],
    updated_at: [...instant, 'required'],
  },
  sessions: { sid: ['uuid', 'required'], sess: ['json', 'required'], expire: [...instant, 'required'] },
  shipments: {
    id: ['uuid', 'required'],
    user_id: ['uuid', 'required'],
    title: ['text', 'required'],
    description: text,
    category: ['shipment_category'],
    subcategory: text,
    pickup_location: ['text', 'required'],
    delivery_location: ['text', 'required'],
    pickup_date: ['date'],
    delivery_date: ['date'],
    weight: money,
    dimensions: text,
    photos: ['text[]', 'required', "'{}'::text[]"],
    status: ['text', 'required', "'draft'::text"],
    budget: money,
    created_at: [...instant, 'required'],
    updated_at: [...instant, 'required'],
  },
  quotes: {
    id: ['uuid', 'required'],
    shipment_id: ['uuid', 'required'],
    carrier_id: ['uuid', 'required'],
    amount: [...money, 'required'],
    estimated_pickup_date: ['date'],
    estimated_delivery_date: ['date'],
    message: text,
    status: ['text', 'required', "'pending'::text"],
    payment_status: ['text', 'required', "'pending'::text"],
    stripe_payment_intent_id: text,
    paid_at: instant,
    delivered_at: instant,
    payment_released_at: instant,
    created_at: [...instant, 'required'],
    updated_at: [...instant, 'required'],
  },
  messages: {
    id: ['uuid', 'required'],
    conversation_id: ['uuid', 'required'],
    sender_id: ['uuid', 'required'],
    receiver_id: ['uuid', 'required'],
    shipment_id: ['uuid'],
    content: ['text', 'required'],
    created_at: [...instant, 'required'],
  },
  reviews: {
    id: ['uuid', 'required'],
    shipment_id: ['uuid', 'required'],
    reviewer_id: ['uuid', 'required'],
    reviewee_id: ['uuid', 'required'],
    rating: ['integer', 'required'],
    comment: text,
    created_at: [...instant, 'required'],
  },
  payments: {
    id: ['uuid', 'required'],
    quote_id: ['uuid', 'required'],
    shipment_id: ['uuid', 'required'],
    payer_id: ['uuid', 'required'],
    payee_id: ['uuid', 'required'],
    amount: [...money, 'required'],
    platform_fee: [...money, 'required', '0'],
    payout_amount: [...money, 'required'],
    status: ['text', 'required', "'pending'::text"],
    stripe_payment_intent_id: text,
    stripe_transfer_id: text,
    delivery_confirmed_at: instant,
    released_at: instant,
    created_at: [...instant, 'required'],
    updated_at: [...instant, 'required'],
  },
  price_comparisons: {
    id: ['uuid', 'required'],
    shipment_id: ['uuid', 'required'],
    carrier_name: ['text', 'required'],
    service_type: ['text', 'required'],
    estimated_cost: [...money, 'required'],
    estimated_days: ['integer', 'required'],
    currency: ['text', 'required', "'USD'::text"],
    calculated_at: [...instant, 'required'],
    api_response: ['json'],
  },
  location_tracking: {
    id: ['uuid', 'required'],
    shipment_id: ['uuid', 'required'],
    carrier_id: ['uuid', 'required'],
    latitude: ['numeric(10,7)', 'required'],
    longitude: ['numeric(10,7)', 'required'],
    address: text,
    notes: text,
    timestamp: [...instant, 'required'],
  },
};

const CASCADES = [
  'quotes.shipment_id',
  'payments.quote_id',
  'price_comparisons.shipment_id',
  'location_tracking.shipment_id',
];

describe('the tables', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer();
  });

  it.each(Object.entries(TABLES))(
    '%s has its fields with their types, required columns and defaults',
    async (table, columns) => {
      const rows = await server.query<{ name: string; type: string; required: boolean; standard: string | null }>(
        `SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required, pg_get_expr(d.adbin, d.adrelid) AS standard
         FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
        WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped`,
        [table],
      );
      const found = new Map(rows.map((row) => [row.name, row]));
      const actual = Object.fromEntries(
        Object.entries(columns).map(([name, [, , standard]]) => {
          const row = found.get(name);
          return [
            name,
            row && [row.type, row.required ? 'required' : 'optional', standard === undefined ? '' : row.standard],
          ];
        }),
      );
      const expected = Object.fromEntries(
        Object.entries(columns).map(([name, [type, required, standard]]) => [
          name,
          [type, required ?? 'optional', standard ?? ''],
        ]),
      );
      expect(actual).toEqual(expected);
    },
  );

  it('lose what depends on a removed row where the specification says so', async () => {
    const rows = await server.query<{ name: string }>(
      `SELECT c.conrelid::regclass || '.' || a.attname AS name FROM pg_constraint c
         JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.contype = 'f' AND c.confdeltype = 'c'`,
    );
    const names = rows.map((row) => row.name);
    expect(CASCADES.filter((each) => !names.includes(each))).toEqual([]);
  });

  it('know the six categories', async () => {
    const rows = await server.query<{ label: string }>(
      `SELECT unnest(enum_range(NULL::shipment_category))::text AS label`,
    );
    expect(rows.map((row) => row.label)).toEqual([
      'vehicles',
      'household_items',
      'heavy_equipment',
      'freight',
      'animals',
      'other',
    ]);
  });
});

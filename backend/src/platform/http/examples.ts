import type { OpenAPIObject } from '@nestjs/swagger';

type AnySchema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
export type ReferenceObject = Extract<AnySchema, { $ref: string }>;
export type SchemaObject = Exclude<AnySchema, ReferenceObject>;
export type Schemas = Record<string, SchemaObject | ReferenceObject>;

const DEEPEST = 12;

/** Example values by field name, all from one deal: a boat of Dana's that Cole takes from Austin to Denver. */
const BY_NAME: Record<string, unknown> = {
  about: 'Two trucks, twelve years on the road.',
  account: 'The strap held the whole way.',
  address: 'Near Amarillo, TX',
  advanceSeconds: 3_600,
  amount: 1_240,
  announcement: 'Support is closed on Thanksgiving Day.',
  autoReleaseHours: 72,
  bio: 'Boats and trailers, twelve years on the road.',
  body: 'Cole R. offers $1,240.00.',
  budget: 1_500,
  cancelReason: 'The boat was sold.',
  chargedAmount: 1_240,
  claimWindowHours: 48,
  clientSecret: 'pi_1Qh3vX_secret_x7VdT2',
  comment: 'On time.',
  content: 'Can you come before noon?',
  currentPassword: 'a long walk to Denver',
  cvc: '123',
  declaredValue: 12_000,
  declineReason: 'The date is too late for us.',
  delayMaxPercent: 25,
  delayPercentPerDay: 5,
  deliveryAddress: '1701 Wynkoop St, Denver, CO 80202',
  deliveryLocation: 'Denver, CO',
  description: 'A 22 ft boat, ready to go.',
  distanceMiles: 932,
  estimatedDays: 3,
  expMonth: 12,
  expYear: 2_030,
  firstName: 'Dana',
  freeCancelHours: 24,
  homeBase: 'Austin, TX',
  inApp: true,
  lastInitial: 'R.',
  lastName: 'Reyes',
  lateCancelPercent: 10,
  limit: 100_000,
  mail: true,
  message: 'I can load on Tuesday.',
  miles: 932,
  name: 'Dana Reyes',
  noShowHours: 72,
  note: 'Loaded without a scratch.',
  notes: 'On schedule.',
  password: 'a long walk to Denver',
  paymentWindowHours: 48,
  payoutAmount: 1_153.2,
  phone: '(512) 555-0142',
  pickupAddress: '200 Congress Ave, Austin, TX 78701',
  pickupLocation: 'Austin, TX',
  platformFee: 86.8,
  platformFeePercent: 7,
  quickReplies: 'After 3 PM.',
  rating: 4.9,
  reason: 'Plans changed.',
  recipientName: 'Sam Okafor',
  reference: 'Wire of March 9, no. 20270309-17',
  response: 'The strap held all the way.',
  reviewCount: 38,
  subcategory: 'boat',
  subject: 'A new quote',
  title: 'Sailing boat, 22 ft',
  token: 'Kx3vQm9aT7wLr2uB',
  topic: 'Shipping',
  weight: 2_400,
};

const BY_FORMAT: Record<string, string> = {
  uuid: '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11',
  date: '2027-03-09',
  'date-time': '2027-03-09T17:00:00.000Z',
  email: 'dana@example.com',
  uri: 'https://example.com/',
  'uri-reference': '/api/uploads/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11',
};

/** A value the schema allows: the fields' own examples, else what such a field usually holds. */
export function exampleOf(schema: SchemaObject | ReferenceObject, schemas: Schemas, name = '', level = 0): unknown {
  if (level > DEEPEST) return {};
  if ('$ref' in schema) {
    const target = schemas[schema.$ref.split('/').at(-1) ?? ''];
    return target ? exampleOf(target, schemas, name, level + 1) : {};
  }
  if (schema.example !== undefined) return schema.example;
  if (isNull(schema, name)) return null;
  const words = wordsOf(schema);
  if (words) return words[0];
  if (schema.allOf && schema.allOf.length > 1)
    return Object.assign({}, ...schema.allOf.map((each) => exampleOf(each, schemas, name, level + 1))) as object;
  const part = schema.allOf?.[0] ?? schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (part) return exampleOf(part, schemas, name, level + 1);
  if (schema.type === 'array') {
    const { items } = schema;
    return items
      ? Array.from({ length: Math.max(schema.minItems ?? 1, 1) }, () => exampleOf(items, schemas, name, level + 1))
      : [];
  }
  if (schema.type === 'object' || schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, property]) => [
        key,
        exampleOf(property, schemas, key, level + 1),
      ]),
    );
  }
  return usual(schema, name) ?? plainExample(schema);
}

/**
 * Gives each field of a schema that has no example the value that fields of its name usually hold. Readers put the example of
 * a whole together from those of its fields, and make up the rest themselves: it follows from what a field is that it is an
 * id, an instant or one of the words of a list.
 */
export function showFields(schema: SchemaObject | ReferenceObject, name = ''): void {
  if ('$ref' in schema) return;
  for (const [key, property] of Object.entries(schema.properties ?? {})) showFields(property, key);
  if (schema.items) showFields(schema.items, name);
  if (schema.example === null || schema.example === (BY_FORMAT[schema.format ?? ''] ?? null)) delete schema.example;
  if (schema.example === undefined && schema.default === undefined && !isNull(schema, name) && !wordsOf(schema)) {
    const value = usual(schema, name);
    if (value !== undefined) schema.example = value;
  }
}

/** What may never happen has not: a pending quote has no day of its payout. */
function isNull({ nullable, format }: SchemaObject, name: string): boolean {
  return nullable === true && (format === 'date-time' || name.endsWith('Reason'));
}

function wordsOf(schema: SchemaObject): readonly unknown[] | undefined {
  return (
    (schema.enum as readonly unknown[] | undefined) ?? (schema as { 'x-known-values'?: string[] })['x-known-values']
  );
}

/** What a field of this name usually holds, if it is allowed here. */
function usual(
  { type, minimum = -Infinity, maximum = Infinity, maxLength = Infinity, format }: SchemaObject,
  name: string,
): unknown {
  const value = format === undefined ? BY_NAME[name] : undefined;
  if (typeof value === 'boolean') return type === 'boolean' ? value : undefined;
  if (typeof value === 'string') return type === 'string' && value.length <= maxLength ? value : undefined;
  if (typeof value !== 'number' || value < minimum || value > maximum) return undefined;
  return type === 'number' || (type === 'integer' && Number.isInteger(value)) ? value : undefined;
}

function plainExample(schema: SchemaObject): unknown {
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return (
    BY_FORMAT[schema.format ?? ''] ??
    'text'.padEnd(Math.min(schema.minLength ?? 0, 100), '.').slice(0, schema.maxLength ?? 100)
  );
}

interface Tool {
  surfaceOf(document: unknown): string[];
  breaksOf(before: string[], now: string[]): string[];
}

type Schema = Record<string, unknown>;

const { surfaceOf, breaksOf } = (await import(new URL('../tools/api-breaks.mjs', import.meta.url).href)) as Tool;

const REQUEST: Schema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', maxLength: 100 },
    weight: { type: 'number', minimum: 1 },
    category: { type: 'string', enum: ['boats', 'cars'] },
  },
};
const ANSWER: Schema = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string' },
    status: { type: 'string', enum: ['listed', 'booked'] },
    word: { type: 'string', enum: ['one'], 'x-known-values': ['one'] },
    budget: { type: ['number', 'null'] },
  },
};

const call = (asked: Schema, told: Schema, more: Schema = {}) => ({
  paths: {
    '/loads': {
      post: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/NewLoad' } } } },
        responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Load' } } } } },
        ...more,
      },
    },
  },
  components: { schemas: { NewLoad: asked, Load: told } },
});

/** A schema with one property changed. */
const having = (schema: Schema, name: string, property: Schema): Schema => ({
  ...schema,
  properties: { ...(schema['properties'] as Schema), [name]: property },
});
const without = (schema: Schema, name: string): Schema => {
  const { [name]: _, ...properties } = schema['properties'] as Schema;
  return { ...schema, properties };
};

/** The same answer, with a field that the document shares among schemas. */
const SHARED = {
  ...call(REQUEST, { allOf: [{ $ref: '#/components/schemas/Ids' }, without(ANSWER, 'id')] }),
};
Object.assign(SHARED.components.schemas, {
  Ids: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
});

const ours = surfaceOf(call(REQUEST, ANSWER));
const breaking = (document: unknown) => breaksOf(ours, surfaceOf(document));

it.each<[string, unknown]>([
  ['is the same', call(REQUEST, ANSWER)],
  ['writes in one place what schemas share', SHARED],
  ['takes a new optional field', call(having(REQUEST, 'length', { type: 'number', maximum: 60 }), ANSWER)],
  ['answers a new field', call(REQUEST, { ...having(ANSWER, 'miles', { type: 'number' }), required: ['id', 'miles'] })],
  [
    'takes a new value',
    call(having(REQUEST, 'category', { type: 'string', enum: ['boats', 'cars', 'pianos'] }), ANSWER),
  ],
  [
    'answers a new value of an open list',
    call(REQUEST, having(ANSWER, 'word', { type: 'string', enum: ['one', 'two'], 'x-known-values': ['one', 'two'] })),
  ],
  ['asks for less', call({ ...REQUEST, required: [] }, ANSWER)],
  ['has a wider limit', call(having(REQUEST, 'title', { type: 'string', maxLength: 200 }), ANSWER)],
  ['has no limit any more', call(having(REQUEST, 'title', { type: 'string' }), ANSWER)],
  ['answers one value less', call(REQUEST, having(ANSWER, 'status', { type: 'string', enum: ['listed'] }))],
  ['never answers null any more', call(REQUEST, having(ANSWER, 'budget', { type: 'number' }))],
  [
    'has another call',
    { ...call(REQUEST, ANSWER), paths: { ...call(REQUEST, ANSWER).paths, '/trips': { get: { responses: {} } } } },
  ],
])('a document that %s breaks nobody', (_, document) => {
  expect(breaking(document)).toEqual([]);
});

it.each<[string, unknown, string]>([
  ['has lost a call', { ...call(REQUEST, ANSWER), paths: {} }, 'Gone: call POST /loads'],
  ['takes a field no longer', call(without(REQUEST, 'weight'), ANSWER), 'Gone: > NewLoad.weight: number'],
  [
    'takes a value no longer',
    call(having(REQUEST, 'category', { type: 'string', enum: ['cars'] }), ANSWER),
    'Gone: > NewLoad.category: takes boats',
  ],
  ['requires a field', call({ ...REQUEST, required: ['title', 'weight'] }, ANSWER), 'New: > NewLoad.weight: required'],
  [
    'requires a new field',
    call({ ...having(REQUEST, 'length', { type: 'number' }), required: ['title', 'length'] }, ANSWER),
    'New: > NewLoad.length: required',
  ],
  [
    'has a narrower limit',
    call(having(REQUEST, 'title', { type: 'string', maxLength: 99 }), ANSWER),
    'New: > NewLoad.title: maxLength 99',
  ],
  [
    'has a new limit',
    call(having(REQUEST, 'weight', { type: 'number', minimum: 1, maximum: 9 }), ANSWER),
    'New: > NewLoad.weight: maximum 9',
  ],
  ['takes another type', call(having(REQUEST, 'weight', { type: 'string' }), ANSWER), 'Gone: > NewLoad.weight: number'],
  ['answers a field no longer', call(REQUEST, without(ANSWER, 'budget')), 'Gone: < Load.budget: number'],
  ['does not always answer a field', call(REQUEST, { ...ANSWER, required: [] }), 'Gone: < Load.id: always'],
  ['answers another type', call(REQUEST, having(ANSWER, 'budget', { type: 'string' })), 'New: < Load.budget: string'],
  ['may answer null', call(REQUEST, having(ANSWER, 'id', { type: ['string', 'null'] })), 'New: < Load.id: may be null'],
  [
    'answers a new value of a closed list',
    call(REQUEST, having(ANSWER, 'status', { type: 'string', enum: ['listed', 'booked', 'lost'] })),
    'New: < Load.status: may be lost',
  ],
  ['answers another status', call(REQUEST, ANSWER, { responses: { 202: {} } }), 'Gone: < POST /loads: answers 201'],
])('a document that %s breaks programs', (_, document, sentence) => {
  expect(breaking(document)).toContain(sentence);
});

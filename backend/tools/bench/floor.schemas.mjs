// The shapes of answers, from which Fastify compiles its serializers.

/** @param {string} type */
const maybe = (type) => ({ type: [type, 'null'] });
/** @param {string} type @param {string[]} names */
const each = (type, names) => Object.fromEntries(names.map((name) => [name, maybe(type)]));

const person = {
  type: 'object',
  properties: { id: { type: 'string' }, ...each('string', ['firstName', 'lastInitial']) },
};

const point = { type: 'object', properties: each('number', ['latitude', 'longitude']) };
const access = {
  type: ['object', 'null'],
  properties: { ...each('string', ['place', 'note']), ...each('integer', ['stairs']), ...each('boolean', ['lift']) },
};
const contact = { type: ['object', 'null'], properties: each('string', ['name', 'phone']) };

const metadata = { type: ['object', 'null'], additionalProperties: true };
const hours = { type: ['object', 'null'], properties: each('string', ['from', 'to']) };
/** What the caller can do with a record, and what it waits for. */
const acts = {
  can: { type: 'array', items: { type: 'string' } },
  next: { type: ['object', 'null'], properties: each('string', ['who', 'what', 'until', 'otherwise']) },
};

export const SHIPMENT_SCHEMA = {
  type: 'object',
  properties: {
    ...each('string', [
      'id',
      'userId',
      'title',
      'description',
      'category',
      'subcategory',
      'pickupLocation',
      'deliveryLocation',
      'pickupDate',
      'pickupUntil',
      'deliveryFrom',
      'deliveryDate',
      'sharePath',
      'externalRef',
      'dimensions',
      'status',
    ]),
    ...each('string', ['cancelReason', 'pickupAddress', 'deliveryAddress', 'onlyUntil', 'createdAt', 'updatedAt']),
    ...each('number', ['weight', 'budget', 'declaredValue', 'distanceMiles', 'quoteCount', 'itemCount']),
    pickupPoint: point,
    deliveryPoint: point,
    typical: { type: ['object', 'null'], properties: each('number', ['low', 'usual', 'high']) },
    pickupAccess: access,
    deliveryAccess: access,
    pickupContact: contact,
    deliveryContact: contact,
    contact,
    platformFeePercent: maybe('number'),
    bookNowPrice: maybe('number'),
    items: { type: 'array', items: { type: 'object', additionalProperties: true } },
    onlyFor: { type: ['array', 'null'], items: { type: 'string' } },
    bookNowFor: maybe('string'),
    releaseCode: maybe('string'),
    fences: { type: ['array', 'null'], items: { type: 'object' } },
    template: maybe('boolean'),
    recurrenceId: maybe('string'),
    runs: maybe('boolean'),
    metadata,
    pickupHours: hours,
    deliveryHours: hours,
    photos: { type: 'array', items: { type: 'string' } },
    photoCaptions: { type: 'array', items: { type: 'string' } },
    masked: { type: 'array', items: { type: 'string' } },
    owner: person,
    ...acts,
  },
};

export const QUOTE_SCHEMA = {
  type: 'object',
  properties: {
    metadata,
    ...each('string', [
      'id',
      'shipmentId',
      'shipmentTitle',
      'carrierId',
      'estimatedPickupDate',
      'estimatedPickupUntil',
      'pickupDay',
      'estimatedDeliveryDate',
      'message',
      'status',
      'paymentStatus',
      'stripePaymentIntentId',
      'validUntil',
    ]),
    ...each('string', [
      'declineReason',
      'paymentDueAt',
      'paidAt',
      'deliveredAt',
      'paymentReleasedAt',
      'takenAt',
      'createdAt',
      'updatedAt',
    ]),
    externalRef: maybe('string'),
    counterOffers: { type: 'number' },
    waitingPrice: maybe('number'),
    freeWaitingMinutes: { type: 'number' },
    amount: { type: 'number' },
    stale: { type: 'boolean' },
    outsideWindow: { type: 'boolean' },
    pickupDayHours: hours,
    agreed: { type: ['object', 'null'] },
    lapsedFacts: { type: 'array', items: { type: 'string' } },
    warnings: { type: 'array', items: { type: 'string' } },
    masked: { type: 'array', items: { type: 'string' } },
    history: { type: 'array', items: {} },
    carrier: {
      ...person,
      properties: {
        ...person.properties,
        ...each('string', ['portrait', 'truckPhoto']),
        ...each('number', ['rating', 'reviewCount', 'completedJobs']),
        badges: { type: 'array', items: {} },
      },
    },
    ...acts,
  },
};

import { getSchemaPath } from '@nestjs/swagger';
import { CommaList, Id, QueryNumber, RawText } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { type EventName, EVENTS } from '../platform/events/catalog.js';
import type { SentEvent } from '../platform/http/webhooks.js';
import { PUBLIC_NAMES, PUBLIC_WORDS, sampleDataOf, statusOf } from './public-events.catalog.js';

export const MOST_EVENTS = 200;
const USUAL = 100;
/** No event has all the ids. */
const SAMPLE_DATA = sampleDataOf('quote.submitted');

/** Which events to read. */
export class LatestEventsSearch {
  @CommaList(1_000, {
    optional: true,
    description: 'Names, separated by commas; `quote.*` is all about quotes, `*` is all.',
    example: 'quote.*,payment.released',
  })
  types?: string;

  @Id({ optional: true, description: 'Events of this shipment only.' }) shipmentId?: string;

  @QueryNumber(1, MOST_EVENTS, { integer: true, default: USUAL, description: 'Events a page.' })
  limit: number = USUAL;
}

export class EventLogSearch extends LatestEventsSearch {
  @RawText(1, 100, {
    optional: true,
    description:
      'From the Link of the page before; `now`: only a Link to what comes next. Left out: from the oldest, 30 days back.',
    example: 'now',
  })
  after?: string;
}

/** The ids of what an event is about, and where to read it. */
export class EventData {
  @Shown.id({ optional: true }) shipmentId?: string;
  @Shown.id({ optional: true }) quoteId?: string;
  @Shown.id({ optional: true }) paymentId?: string;
  @Shown.id({ optional: true }) changeOrderId?: string;
  @Shown.id({ optional: true }) counterOfferId?: string;
  @Shown.id({ optional: true }) questionId?: string;
  @Shown.id({ optional: true }) claimId?: string;
  @Shown.id({ optional: true }) conversationId?: string;
  @Shown.id({ optional: true }) messageId?: string;
  @Shown.id({ optional: true }) locationId?: string;
  @Shown.id({ optional: true }) reviewId?: string;
  @Shown.id({ optional: true }) verificationId?: string;
  @Shown.id({ optional: true }) userId?: string;
  @Shown.id({ optional: true }) webhookEndpointId?: string;
  @Shown.id({ optional: true }) importId?: string;
  @Shown.text({ optional: true, description: 'What your own system calls it.', example: 'STK-4711' })
  externalRef?: string;
  @Shown.text({
    optional: true,
    description: 'The status after it of what `url` reads.',
    example: 'pending',
  })
  status?: string;
  @Shown.link({
    description: 'What to read for the rest.',
    example: '/api/quotes/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11',
  })
  url: string;
}

export class EventAnswer {
  @Shown.id({ description: 'The same wherever this event is told.' }) id: string;
  @Shown.oneOf(PUBLIC_NAMES, { example: 'quote.submitted' }) type: string;
  @Shown.instant({ description: 'When it happened.' }) timestamp: Date;
  @Shown.flag({ description: 'false: of a Haulway with the card sandbox.' }) livemode: boolean;
  @Shown.object(() => EventData, { example: SAMPLE_DATA }) data: EventData;
  @Shown.flag({ optional: true, description: 'Of an example that was asked for: its ids are of nothing.' })
  test?: boolean;
}

/** Each event as the document has it among its webhooks: events about the same things share all but their type and status. */
export const SENT_EVENTS: Readonly<Record<string, SentEvent>> = Object.fromEntries(
  PUBLIC_NAMES.map((type) => {
    const { status: _sample, ...data } = sampleDataOf(type);
    const status = statusOf(type);
    const properties = {
      type: { const: type },
      ...(status === undefined ? {} : { data: { properties: { status: { const: status } } } }),
    };
    return [type, { summary: PUBLIC_WORDS[type] ?? type, shape: shapeOf(type, data), own: { properties } }];
  }),
);

/** Named for the ids that it always has, as QuoteEvent: but for the shipment of a quote, and the quote of a claim. */
function shapeOf(type: EventName, sample: Record<string, string>): SentEvent['shape'] {
  const { ids } = EVENTS[type];
  const own = ids.filter((id) => id !== 'shipmentId').filter((id, _, rest) => id !== 'quoteId' || rest.length === 1);
  const data = { allOf: [{ $ref: getSchemaPath(EventData) }], required: [...ids], examples: [sample] };
  return {
    name: `${(own.length > 0 ? own : ids).map((id) => id.charAt(0).toUpperCase() + id.slice(1, -'Id'.length)).join('')}Event`,
    schema: { allOf: [{ $ref: getSchemaPath(EventAnswer) }, { properties: { data } }] },
  };
}

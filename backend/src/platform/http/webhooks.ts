import { ApiExtension, type OpenAPIObject } from '@nestjs/swagger';
import type { Part } from './dialect.js';
import { operationsOf } from './operations.js';

/** What the document says about an event that is sent to webhook endpoints. */
export interface SentEvent {
  summary: string;
  /** What its body has in common with those of other events, with an example: written once, under this name. */
  shape: { name: string; schema: object };
  /** What is its own, in the terms of OpenAPI 3.1 as well. */
  own: object;
}

/** The events that were noted, and the schemas that they share. */
export interface Sent {
  webhooks: Part;
  schemas: Part;
}

/** The operation's own note of it, which is not published. */
const SENDS = 'x-sends';

/** Documents the events, by name, that a call has sent to an address of the caller's. */
export const Sends = (events: Readonly<Record<string, SentEvent>>) => ApiExtension(SENDS, { events });

/** Takes what {@link Sends} noted out of a document. */
export function takeSent(document: OpenAPIObject): Sent {
  const webhooks: Part = {};
  const schemas: Part = {};
  for (const { operation } of operationsOf(document)) {
    const { events = {} } = (operation[SENDS] ?? {}) as { events?: Record<string, SentEvent> };
    delete operation[SENDS];
    for (const [name, event] of Object.entries(events)) {
      webhooks[name] = { post: postOf(event) };
      schemas[event.shape.name] = event.shape.schema;
    }
  }
  return { webhooks, schemas };
}

/** It is named by its event alone, as nobody calls it; what may be answered is the same for all, and said of the calls about endpoints. */
function postOf({ summary, shape, own }: SentEvent): Part {
  const schema = { allOf: [{ $ref: `#/components/schemas/${shape.name}` }, own] };
  return {
    summary,
    security: [],
    requestBody: { required: true, content: { 'application/json': { schema } } },
  };
}

/** A document in OpenAPI 3.1 with these webhooks; 3.0 has none. */
export function withWebhooks(document: Part, { webhooks, schemas }: Sent): Part {
  const components = document['components'] as Part & { schemas?: Part };
  return { ...document, webhooks, components: { ...components, schemas: { ...components.schemas, ...schemas } } };
}

import { ApiExtension, type OpenAPIObject } from '@nestjs/swagger';
import type { Part } from './dialect.js';
import { operationsOf } from './operations.js';

/** What the document says about an event that is sent to webhook endpoints. */
export interface SentEvent {
  summary: string;
  /** Of the body, in the terms of OpenAPI 3.1. */
  schema: object;
  example: object;
}

/** The operation's own note of it, which is not published. */
const SENDS = 'x-sends';

/** Documents the events, by name, that a call has sent to an address of the caller's. */
export const Sends = (tag: string, events: Readonly<Record<string, SentEvent>>) => ApiExtension(SENDS, { tag, events });

const TAKEN = '#/components/responses/Taken';

/** Takes what {@link Sends} noted out of a document. */
export function takeSent(document: OpenAPIObject): Part {
  const webhooks: Part = {};
  for (const { operation } of operationsOf(document)) {
    const { tag = '', events = {} } = (operation[SENDS] ?? {}) as { tag?: string; events?: Record<string, SentEvent> };
    delete operation[SENDS];
    for (const [name, event] of Object.entries(events)) webhooks[name] = { post: postOf(name, tag, event) };
  }
  return webhooks;
}

function postOf(name: string, tag: string, { summary, schema, example }: SentEvent): Part {
  return {
    operationId: name,
    summary,
    tags: [tag],
    security: [],
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
    responses: { '2XX': { $ref: TAKEN } },
  };
}

/** A document in OpenAPI 3.1 with these webhooks; 3.0 has none. */
export function withWebhooks(document: Part, webhooks: Part): Part {
  const components = document['components'] as Part & { responses?: Part };
  const Taken = {
    description: 'Taken, if it comes within 15 seconds. Anything else is sent again, but 410, which ends it.',
  };
  return { ...document, webhooks, components: { ...components, responses: { ...components.responses, Taken } } };
}

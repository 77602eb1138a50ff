import { Flag, Instant, OneOf, RawText } from '../common/fields.js';
import { PageSearch } from '../common/page-search.dto.js';
import { Shown } from '../common/shown.js';
import { FAILURES } from './attempt.js';

export const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'cancelled'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export class WebhookDeliverySearch extends PageSearch {
  @OneOf(DELIVERY_STATES, { optional: true }) state?: DeliveryState;
  @RawText(1, 60, { optional: true, description: 'The name of an event.', example: 'quote.submitted' }) type?: string;
}

export class WebhookRecovery {
  @Instant({ description: 'Events that happened from then on.' }) since: string;
  @Instant({ optional: true, description: 'Up to then; left out: all.', example: '2027-03-09T18:00:00Z' })
  until?: string;
  @Flag({
    optional: true,
    description: 'Left out or true: only those that have not arrived. false: those that have arrived as well.',
    example: true,
  })
  onlyFailed?: boolean;
}

export class WebhookRecoveryAnswer {
  @Shown.whole({ description: 'How many are sent once more; at most 10,000 at a time, the oldest first.' })
  count: number;
  @Shown.whole({ description: 'How many more were still waiting for an attempt, which comes now.' }) waiting: number;
}

export class WebhookDeliveryRow {
  @Shown.id() id: string;
  @Shown.id({ description: "The event's id, sent as `webhook-id`." }) eventId: string;
  @Shown.text({ description: 'As in the event log.', example: 'quote.submitted' }) type: string;
  @Shown.oneOf(DELIVERY_STATES, {
    description: '`failed`: all ten attempts failed. `cancelled`: the endpoint was disabled first.',
  })
  state: DeliveryState;
  @Shown.whole({ description: 'Attempts made by plan.' }) attempt: number;
  @Shown.instant({ nullable: true, description: 'When the next attempt is due.' }) nextAt: Date | null;
  @Shown.flag({ description: 'It was sent again by `recover`.' }) recovered: boolean;
  @Shown.instant() createdAt: Date;
}

export class WebhookAttempt {
  @Shown.instant() at: Date;
  @Shown.flag({ description: 'Asked for by `retry`.' }) manual: boolean;
  @Shown.whole({ nullable: true, description: 'null: it did not answer.' }) status: number | null;
  @Shown.oneOf(FAILURES, { nullable: true, description: 'null: it arrived.' }) failure: string | null;
  @Shown.whole() durationMs: number;
  @Shown.text({ nullable: true, description: 'The first 4 kB of the answer.' }) responseBody: string | null;
}

export class WebhookDeliveryAnswer extends WebhookDeliveryRow {
  @Shown.text({ description: 'What is sent, to the byte.' }) body: string;
  @Shown.list(() => WebhookAttempt, { description: 'The oldest first, at most 50.' }) attempts: WebhookAttempt[];
}

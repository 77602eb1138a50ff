import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { Flag, RawText, rule, Text, WholeBetween } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { wrongNameIn } from '../public-events/public-events.catalog.js';
import { FAILURES } from './attempt.js';

const MOST_EVENTS = 50;
export const DISABLED_REASONS = ['owner', 'gone', 'failing', 'secret_lost', 'operator'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

function Events({ optional = false } = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', maxLength: 60 },
      minItems: 1,
      maxItems: MOST_EVENTS,
      required: !optional,
      description:
        'Names of events, all of a kind (`quote.*`) or all, also later ones (`*`). A key needs the scope to read each.',
      example: ['quote.*', 'payment.released'],
    }),
    ...(optional ? [ValidateIf((_, value) => value !== undefined)] : []),
    rule('events', (value) => {
      if (!Array.isArray(value) || value.length === 0) return 'Choose at least one event';
      if (value.length > MOST_EVENTS) return `At most ${MOST_EVENTS}`;
      return wrongNameIn(value);
    }),
  );
}

function TargetUrl({ optional = false } = {}): PropertyDecorator {
  const words = {
    description: 'Where events are sent: https, on port 443 or 8443 of a public address.',
    example: 'https://hooks.example.com/haulway',
  };
  return applyDecorators(RawText(1, 500, { ...words, optional }), ApiProperty({ format: 'uri', required: !optional }));
}

const DESCRIPTION = { optional: true, nullable: true, description: 'What you know it by.', example: 'Stock system' };

export class NewWebhookEndpoint {
  @TargetUrl() url: string;
  @Events() events: string[];
  @Text(1, 200, DESCRIPTION) description?: string | null;
}

export class WebhookEndpointChanges {
  @TargetUrl({ optional: true }) url?: string;
  @Events({ optional: true }) events?: string[];
  @Text(1, 200, DESCRIPTION) description?: string | null;
  @Flag({ optional: true, description: 'false: nothing more is sent, and what waits is cancelled.', example: true })
  enabled?: boolean;
}

export class WebhookSecretRotation {
  @WholeBetween(0, 168, {
    optional: true,
    description: 'Hours for which the old secret signs beside the new one; left out: 24.',
    example: 24,
  })
  overlapHours?: number;
}

export class WebhookTest {
  @RawText(1, 60, { optional: true, description: 'The event to send an example of.', example: 'quote.submitted' })
  type?: string;
}

export class WebhookEndpointAnswer {
  @Shown.id() id: string;
  @Shown.url() url: string;
  @Shown.text({ nullable: true }) description: string | null;
  @Shown.texts({ example: ['quote.*', 'payment.released'] }) events: string[];
  @Shown.flag() enabled: boolean;
  @Shown.oneOf(DISABLED_REASONS, {
    nullable: true,
    description:
      'By its `owner`; it answered 410 (`gone`) or failed for 120 hours (`failing`); a restore lost its secret (`secret_lost`); Haulway (`operator`), who alone enables it.',
  })
  disabledReason: DisabledReason | null;
  @Shown.instant({ nullable: true }) disabledAt: Date | null;
  @Shown.instant({ nullable: true, description: 'Since when every attempt has failed.' }) failingSince: Date | null;
  @Shown.instant({ nullable: true }) lastSentAt: Date | null;
  @Shown.instant() createdAt: Date;
  @Shown.instant() updatedAt: Date;
}

const SECRET = {
  description: 'Signs what is sent; to be checked with each.',
  example: 'whsec_x7VdKx3vQm9aT7wLr2uBpN4sYc8eHz1001T2uBAAAAA=',
};

export class WebhookSecretAnswer {
  @Shown.text(SECRET) secret: string;
  @Shown.instant({ nullable: true, description: 'Until when the secret before it signs too; null: there is none.' })
  previousUntil: Date | null;
}

export class NewWebhookEndpointAnswer extends WebhookEndpointAnswer {
  @Shown.text(SECRET) secret: string;
}

export class WebhookTestAnswer {
  @Shown.whole({ nullable: true, description: 'null: it did not answer.' }) status: number | null;
  @Shown.oneOf(FAILURES, { nullable: true, description: 'null: it arrived.' }) failure: string | null;
  @Shown.whole() durationMs: number;
  @Shown.text({ nullable: true, description: 'The first 4 kB of the answer.' }) responseBody: string | null;
}

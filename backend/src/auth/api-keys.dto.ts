import { isIP } from 'node:net';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { RawText, rule, Text, WholeBetween } from '../common/fields.js';
import { type Scope, SCOPES } from '../common/scopes.js';
import { called, Shown } from '../common/shown.js';
import { ENVIRONMENTS, type Environment } from './api-key-form.js';

const ALL_SCOPES = Object.keys(SCOPES);
const MOST_NETWORKS = 20;
const NETWORK = /^([0-9A-Fa-f:.]{2,45})(?:[/]([0-9]{1,3}))?$/;
const NAME = { description: 'What you know it by.', example: 'Stock system' };

function Scopes({ optional = false } = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { ...called('ScopeGiven'), type: 'string', enum: ALL_SCOPES },
      minItems: 1,
      maxItems: ALL_SCOPES.length,
      uniqueItems: true,
      required: !optional,
      description: 'What a program may do with it.',
      example: ['shipments:read', 'shipments:write', 'quotes:read'],
    }),
    ...(optional ? [ValidateIf((_, value) => value !== undefined)] : []),
    rule('scopes', (value) => {
      if (!Array.isArray(value) || value.length === 0) return 'Choose at least one scope';
      const unknown = value.find((each) => !ALL_SCOPES.includes(each as string)) as unknown;
      if (unknown !== undefined) return `One of ${ALL_SCOPES.join(', ')}`;
      return new Set(value).size === value.length ? undefined : 'The same one twice';
    }),
  );
}

function Networks(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', pattern: NETWORK.source },
      maxItems: MOST_NETWORKS,
      required: false,
      nullable: true,
      description: 'Addresses or networks that it may be used from; null: from anywhere.',
      example: ['203.0.113.0/24'],
    }),
    ValidateIf((_, value) => value !== undefined && value !== null),
    rule('networks', (value) => {
      if (!Array.isArray(value) || value.length === 0) return 'This must be a list of networks, or null';
      if (value.length > MOST_NETWORKS) return `At most ${MOST_NETWORKS} networks`;
      return value.every(isNetwork) ? undefined : 'Each an address or a network, as 203.0.113.0/24';
    }),
  );
}

function isNetwork(text: unknown): boolean {
  const [, address = '', prefix] = NETWORK.exec(typeof text === 'string' ? text : '') ?? [];
  const family = isIP(address);
  return family > 0 && (prefix === undefined || Number(prefix) <= (family === 4 ? 32 : 128));
}

export class NewApiKey {
  @Text(1, 80, NAME) name: string;
  @Scopes() scopes: Scope[];
  @WholeBetween(1, 730, { optional: true, description: 'Days until it expires; left out: 365.', example: 365 })
  expiresInDays?: number;
  @Networks() allowedNetworks?: string[] | null;
  @RawText(1, 128, { description: 'Your password.' }) password: string;
}

export class ApiKeyChanges {
  @Text(1, 80, { ...NAME, optional: true }) name?: string;
  @Scopes({ optional: true }) scopes?: Scope[];
  @Networks() allowedNetworks?: string[] | null;
}

export class ApiKeyRotation {
  @WholeBetween(0, 168, {
    optional: true,
    description: 'Hours for which the old one works beside the new one; left out: 24.',
    example: 24,
  })
  overlapHours?: number;
  @RawText(1, 128, { description: 'Your password.' }) password: string;
}

export class ApiKeyAnswer {
  @Shown.id() id: string;
  @Shown.text({ example: 'Stock system' }) name: string;
  @Shown.oneOf(ENVIRONMENTS, { description: '`test`: this Haulway has the card sandbox, and nobody is charged.' })
  environment: Environment;
  @Shown.text({ description: 'The first four characters after `hwk_live_`.', example: 'x7Vd' }) start: string;
  @Shown.text({ description: 'Its last four characters.', example: 'T2uB' }) last4: string;
  @Shown.manyOf(ALL_SCOPES, { name: 'Scope' }) scopes: string[];
  @Shown.texts({ nullable: true, description: 'null: from anywhere.' }) allowedNetworks: string[] | null;
  @Shown.instant() createdAt: Date;
  @Shown.instant() expiresAt: Date;
  @Shown.instant({ nullable: true, description: 'To the minute.' }) lastUsedAt: Date | null;
  @Shown.text({ nullable: true, description: 'Where it was last used from, without its last part.' }) lastUsedIp:
    string | null;
  @Shown.instant({ nullable: true, description: 'When it was ended; it shows for 90 days more.' })
  revokedAt: Date | null;
  @Shown.text({ nullable: true, description: 'Why it was ended.' }) revokedReason: string | null;
  @Shown.id({ nullable: true, description: 'The key that it replaces.' }) replacesId: string | null;
}

export class NewApiKeyAnswer extends ApiKeyAnswer {
  @Shown.text({
    description: 'The key itself. It is shown this once and stored nowhere.',
    example: 'hwk_live_x7VdKx3vQm9aT7wLr2uBpN4sYc8eHz1001T2uB',
  })
  key: string;
}

export class CurrentApiKeyAnswer {
  @Shown.id() id: string;
  @Shown.text({ example: 'Stock system' }) name: string;
  @Shown.oneOf(ENVIRONMENTS) environment: Environment;
  @Shown.manyOf(ALL_SCOPES, { name: 'Scope' }) scopes: string[];
  @Shown.instant() expiresAt: Date;
  @Shown.id({ description: 'Whom it acts for.' }) userId: string;
}

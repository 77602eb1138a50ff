import { Id, Instant, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { isoJson } from '../platform/database/json.js';
import { personName } from './admin.columns.js';

/** The resources whose open records wait for operators, in the order of the console's menu. */
export const QUEUED = [
  'approvals',
  'claims',
  'change-orders',
  'chargebacks',
  'verifications',
  'support-tickets',
  'reports',
  'shipments',
  'payments',
  'money-operations',
  'reconciliation-breaks',
  'jobs',
  'emails',
  'texts',
] as const;
export type QueuedResource = (typeof QUEUED)[number];

export class Assignment {
  @Id({ optional: true, nullable: true, description: 'An operator; left out: you, null: nobody.' }) to?: string | null;
}

export class Snooze {
  @Instant({
    optional: true,
    nullable: true,
    description: 'Not in the queue until then; left out or null: back at once.',
  })
  until?: string | null;
}

export class NewNote {
  @Text(1, 2000, { message: 'Write a note', example: 'Called the carrier: the photos come tomorrow.' }) text: string;
}

export class NoteAnswer {
  @Shown.id() id: string;
  @Shown.id() authorId: string;
  @Shown.text({ example: 'Ada Reyes' }) author: string;
  @Shown.text() text: string;
  @Shown.instant() createdAt: string;
}

/** A note's JSON, made by the database; `n` is the row. */
export const NOTE_JSON = `json_build_object('id', n.id, 'authorId', n.author_id, 'author', ${personName('n.author_id')},
  'text', n.text, 'createdAt', ${isoJson('n.created_at')})`;

export class QueueCountAnswer {
  @Shown.oneOf(QUEUED) resource: QueuedResource;
  @Shown.whole({ description: 'What waits now, without what is snoozed; at most 1,000.' }) count: number;
}

export class QueueCountsAnswer {
  @Shown.list(() => QueueCountAnswer) counts: QueueCountAnswer[];
  @Shown.whole({ description: 'How many of them are assigned to you.' }) mine: number;
}

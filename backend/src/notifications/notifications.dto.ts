import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsUUID, ValidateIf } from 'class-validator';
import { Shown } from '../common/shown.js';
import { EVENT_NAMES, type EventName } from '../platform/events/catalog.js';
import { isoJson } from '../platform/database/json.js';

/** Together with the field itself, fewer than a body may hold in all. */
const MOST_IDS = 500;

/** Which notifications were read; without ids, all. */
export class ReadNotifications {
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: MOST_IDS, required: false })
  @ValidateIf((_, value) => value !== undefined)
  @IsArray({ message: 'This must be a list of ids' })
  @ArrayMaxSize(MOST_IDS, { message: `At most ${MOST_IDS} ids` })
  @IsUUID('loose', { each: true, message: 'Each of these must be an id' })
  ids?: string[];
}

export class NotificationAnswer {
  @Shown.id() id: string;
  @Shown.text({ description: 'The event it reports.', example: 'quote.submitted' }) kind: string;
  @Shown.text() title: string;
  @Shown.text() body: string;
  @Shown.link({ nullable: true, description: 'The page of the user app it leads to.', example: '/payments' })
  link: string | null;
  @Shown.instant({ nullable: true }) readAt: Date | null;
  @Shown.instant() createdAt: Date;
}

/** One of the live events: its name, and the ids it carries. */
export class LiveEvent {
  @Shown.oneOf(EVENT_NAMES) event: EventName;
  @Shown.free({ description: 'The ids of what it is about, such as `shipmentId`.' }) data: Record<string, string>;
}

/** A notification's JSON, made by the database; `alias` is the notifications table in the query. */
export function notificationJson(alias: string): string {
  return `json_build_object('id', ${alias}.id, 'kind', ${alias}.kind, 'title', ${alias}.title, 'body', ${alias}.body, 'link', ${alias}.link,
    'readAt', ${isoJson(`${alias}.read_at`)}, 'createdAt', ${isoJson(`${alias}.created_at`)})`;
}

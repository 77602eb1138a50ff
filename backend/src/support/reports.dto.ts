import { Id, OneOf, Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { isoJson } from '../platform/database/json.js';

export const REPORT_KINDS = ['spam', 'scam', 'abuse', 'outside_payment', 'prohibited_item', 'other'] as const;
export const REPORT_SUBJECTS = ['message', 'user', 'shipment', 'quote', 'review'] as const;
export const REPORT_STATUSES = ['open', 'closed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** Something that the operators should look at. */
export class NewReport {
  @OneOf(REPORT_KINDS) kind: (typeof REPORT_KINDS)[number];
  @OneOf(REPORT_SUBJECTS, { description: 'What is reported.' }) subject: ReportSubject;
  @Id({ description: 'Its id.' }) id: string;
  @Text(0, 2000, { optional: true, description: 'What happened, in your own words.' }) text?: string;
}

export class ReportAnswer {
  @Shown.id() id: string;
  @Shown.oneOf(REPORT_KINDS) kind: (typeof REPORT_KINDS)[number];
  @Shown.oneOf(REPORT_SUBJECTS) subject: ReportSubject;
  @Shown.id() subjectId: string;
  @Shown.text() text: string;
  @Shown.instant() createdAt: string;
}

/** A report's JSON, made by the database; `r` is the row. */
export const REPORT_JSON = `json_build_object('id', r.id, 'kind', r.kind, 'subject', r.subject, 'subjectId', r.subject_id, 'text', r.text,
  'createdAt', ${isoJson('r.created_at')})`;

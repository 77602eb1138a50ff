import { writtenText } from '../common/contact-data.js';
import { Id, Text, WholeBetween } from '../common/fields.js';
import { PageSearch } from '../common/page-search.dto.js';
import { Shown } from '../common/shown.js';
import { isoJson } from '../platform/database/json.js';
import { PersonAnswer, personJson } from '../users/users.dto.js';

/** What one side of a finished job says about the other. */
export class NewReview {
  @Id() shipmentId: string;

  @WholeBetween(1, 5, { description: 'Whole stars.', example: 5 }) rating: number;

  @Text(0, 2000, { optional: true, nullable: true }) comment?: string | null;
}

/** Which of a user's received reviews. */
export class ReviewSearch extends PageSearch {
  @Id({ optional: true, description: 'Only those about this shipment.' }) shipmentId?: string;
}

export class ReviewAnswer {
  @Shown.id() id: string;
  @Shown.id() shipmentId: string;
  @Shown.id() reviewerId: string;
  @Shown.id() revieweeId: string;
  @Shown.object(() => PersonAnswer) reviewer: PersonAnswer;
  @Shown.whole({ description: '1 to 5.' }) rating: number;
  @Shown.text({ nullable: true }) comment: string | null;
  @Shown.texts({ description: 'Kinds of contact data in the comment visible only to its writer: phone, email, link.' })
  masked: string[];
  @Shown.instant() createdAt: string;
}

/** A review's JSON, made by the database for the viewer in $2: `r` is the review, `w` its writer. */
export const REVIEW_JSON = `json_build_object('id', r.id, 'shipmentId', r.shipment_id, 'reviewerId', r.reviewer_id, 'revieweeId', r.reviewee_id,
  'reviewer', ${personJson('w')}, 'rating', r.rating, 'comment', CASE WHEN r.reviewer_id = $2 THEN ${writtenText('r', 'comment', 'comment')} ELSE r.comment END, 'masked', r.masked, 'createdAt', ${isoJson('r.created_at')})`;

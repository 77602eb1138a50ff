import type { ActWord } from '../common/acts.js';
import { Can, Next, type NextStepAnswer } from '../common/acts.dto.js';
import { CLAIM_KINDS, type ClaimKind } from '../common/claim-kinds.js';
import { Dollars, Id, OneOf, Text } from '../common/fields.js';
import { PageSearch, UpdatedSince } from '../common/page-search.dto.js';
import { Shown } from '../common/shown.js';
import { isoJson } from '../platform/database/json.js';
import { AboutItem, ItemNamed } from '../shipments/items.dto.js';
import { PhotoUrls } from '../uploads/uploads.dto.js';
import { CLAIM_STATUSES, type ClaimStatus, type Decision, DECISIONS, OPEN_CLAIM } from './claims.rules.js';

/** The column's limit; how much may be claimed is up to the protection plan and the declared value. */
const MOST_CENTS = 9_999_999_999;
const MOST_CHARACTERS = 5_000;

/** What one side of a paid deal asks for. */
export class NewClaim {
  @Id() shipmentId: string;
  @OneOf(CLAIM_KINDS, { description: 'damage, delay and no_show are for the shipper; other is for either side.' })
  kind: ClaimKind;
  @Dollars(1, MOST_CENTS, {
    description:
      "At most the plan's limit and the declared value, if any, less what was granted before on claims of damage and other.",
  })
  amount: number;
  @Text(1, MOST_CHARACTERS, { description: 'What happened.' }) description: string;
  @AboutItem() itemId?: string | null;
  @PhotoUrls() photos?: string[] | null;
}

/** What the other side says about it. */
export class Response {
  @Text(1, MOST_CHARACTERS, { description: 'What happened, as the other side saw it.' }) account: string;
  @PhotoUrls() photos?: string[] | null;
}

export class Resolution {
  @OneOf(DECISIONS) decision: Decision;
  @Dollars(1, MOST_CENTS, {
    optional: true,
    nullable: true,
    description: 'For partly_approved only: less than was claimed.',
  })
  amount?: number | null;
  @Text(1, MOST_CHARACTERS, { description: 'The reasons; both sides see them.' }) note: string;
}

export class ClaimSearch extends PageSearch {
  @Id({ optional: true }) shipmentId?: string;
  @OneOf(CLAIM_STATUSES, { optional: true }) status?: ClaimStatus;
  @UpdatedSince() updatedSince?: string;
}

export class ClaimAnswer extends ItemNamed {
  @Shown.id() id: string;
  @Shown.id() shipmentId: string;
  @Shown.id() quoteId: string;
  @Shown.id() claimantId: string;
  @Shown.id({ description: 'The other side.' }) respondentId: string;
  @Shown.oneOf(['shipper', 'carrier'], { description: 'Which side opened it.' }) side: 'shipper' | 'carrier';
  @Shown.oneOf(CLAIM_KINDS) kind: ClaimKind;
  @Shown.dollars() amount: number;
  @Shown.text() description: string;
  @Shown.links() photos: string[];
  @Shown.oneOf(CLAIM_STATUSES) status: ClaimStatus;
  @Shown.text({ nullable: true, description: "The other side's account." }) response: string | null;
  @Shown.links() responsePhotos: string[];
  @Shown.instant({ nullable: true }) respondedAt: string | null;
  @Shown.oneOf(DECISIONS, { nullable: true }) decision: Decision | null;
  @Shown.dollars({ nullable: true }) approvedAmount: number | null;
  @Shown.dollars({
    description: 'The part of the approved amount that the card cannot take back; operators pay it by bank transfer.',
  })
  outOfBandAmount: number;
  @Shown.instant({ nullable: true, description: 'When that was paid.' }) paidByHandAt: string | null;
  @Shown.text({ nullable: true, description: 'The reasons of the decision.' }) note: string | null;
  @Shown.instant({ nullable: true }) decidedAt: string | null;
  @Shown.instant({ description: 'When it must be decided by.' }) dueAt: string;
  @Shown.flag({ description: 'It should have been decided by now. No money moves until it is.' }) overdue: boolean;
  @Shown.instant() createdAt: string;
  @Shown.instant() updatedAt: string;
  @Can('claim') can?: ActWord<'claim'>[];
  @Next() next?: NextStepAnswer | null;
}

/** Is the claim `c` open? */
const IS_OPEN = `c.status IN (${OPEN_CLAIM.map((status) => `'${status}'`).join(', ')})`;

/** A claim's JSON, made by the database: `c` is the claim. */
export const CLAIM_JSON = `json_build_object('id', c.id, 'shipmentId', c.shipment_id, 'quoteId', c.quote_id, 'claimantId', c.claimant_id,
  'respondentId', c.respondent_id, 'side', c.side, 'kind', c.kind, 'amount', c.amount, 'description', c.description, 'itemId', c.item_id, 'itemTitle', c.item_title, 'photos', c.photos,
  'status', c.status, 'response', c.response, 'responsePhotos', c.response_photos, 'respondedAt', ${isoJson('c.responded_at')},
  'decision', c.decision, 'approvedAmount', c.approved_amount, 'outOfBandAmount', c.out_of_band, 'paidByHandAt', ${isoJson('c.paid_by_hand_at')}, 'note', c.note, 'decidedAt', ${isoJson('c.decided_at')},
  'dueAt', ${isoJson('c.due_at')}, 'overdue', c.overdue AND ${IS_OPEN}, 'createdAt', ${isoJson('c.created_at')}, 'updatedAt', ${isoJson('c.updated_at')})`;

import { asWritten, hideContacts } from '../common/contact-data.js';
import { type Fact, FACTS } from '../common/facts.js';
import { Flag, patternOf, rule, Text, TextList } from '../common/fields.js';
import { ShareAnswer } from '../common/share.dto.js';
import { called, Shown } from '../common/shown.js';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { type Category, CATEGORY_GIVEN, CATEGORY_IDS } from '../common/categories.js';
import { PhotoUrls } from '../uploads/uploads.dto.js';
import type { UserRow } from './user.entity.js';

const MOST_LANES = 5;
const MOST_TRUCK_PHOTOS = 6;

/** A lane that a carrier drives. */
export class LaneAnswer {
  @Text(1, 100, { example: 'Austin, TX' }) from: string;
  @Text(1, 100, { example: 'Denver, CO' }) to: string;
}

/** What people tell everybody about themselves. */
class ToldAnswer {
  @Shown.text({ nullable: true }) about: string | null;
  @Shown.text({ nullable: true, description: 'Where a carrier is at home.' }) homeBase: string | null;
  @Shown.list(() => LaneAnswer, { description: 'What a carrier drives most.' }) lanes: LaneAnswer[];
  @Shown.manyOf(CATEGORY_IDS, { name: 'Category', description: 'What a carrier takes.' }) takes: Category[];
  @Shown.links() truckPhotos: string[];
}

/** Oneself, as the signed-in user sees it. */
/** Who drives a job. */
export class DriverOfAnswer {
  @Shown.text({ example: 'Sam' }) name: string;
  @Shown.id({ description: 'The job.' }) shipmentId: string;
}

export class UserAnswer extends ToldAnswer {
  @Shown.id() id: string;
  @Shown.email() email: string;
  @Shown.text({ nullable: true }) firstName: string | null;
  @Shown.text({ nullable: true }) lastName: string | null;
  @Shown.link({ nullable: true }) profileImageUrl: string | null;
  @Shown.flag() isCarrier: boolean;
  @Shown.flag() isAdmin: boolean;
  @Shown.number({ nullable: true, description: 'Mean of the reviews received, 1 to 5.' }) rating: number | null;
  @Shown.whole() reviewCount: number;
  @Shown.text({ nullable: true }) phone: string | null;
  @Shown.text({ nullable: true }) bio: string | null;
  @Shown.texts({ description: 'Kinds of contact data in the first name hidden from others: phone, email, link.' })
  masked: string[];
  @Shown.texts({ description: 'Answers kept ready for messages.' }) quickReplies: string[];
  @Shown.text({
    nullable: true,
    example: 'Ana Ruiz, (512) 555-0190',
    description: 'Who at Haulway a business can call.',
  })
  supportContact: string | null;
  @Shown.flag() emailVerified: boolean;
  @Shown.text({ nullable: true, description: 'Replaces `email` once the link that was sent there is opened.' })
  pendingEmail: string | null;
  @Shown.instant({ nullable: true }) suspendedAt: Date | null;
  @Shown.object(() => DriverOfAnswer, {
    optional: true,
    description: 'Only for a driver of theirs, whose session is for this job alone.',
  })
  driver?: DriverOfAnswer;
  @Shown.instant() createdAt: Date;
  @Shown.instant() updatedAt: Date;
}

/** Another person, in brief. */
export class PersonAnswer {
  @Shown.id() id: string;
  @Shown.text({ nullable: true }) firstName: string | null;
  @Shown.text({ nullable: true }) lastInitial: string | null;
}

/** Somebody a user has blocked. */
export class BlockedAnswer extends PersonAnswer {
  @Shown.instant() blockedAt: string;
}

/** A fact about a carrier that an operator has checked. */
export class BadgeAnswer {
  @Shown.oneOf(FACTS, { name: 'Fact' }) fact: Fact;
  @Shown.day() verifiedOn: string;
  @Shown.dollars({ nullable: true, description: 'What an insurance pays at most.' }) limit: number | null;
}

/** Somebody's public profile. */
export class PublicUserAnswer extends ToldAnswer {
  @Shown.id() id: string;
  @Shown.text({ nullable: true }) firstName: string | null;
  @Shown.text({ nullable: true }) lastInitial: string | null;
  @Shown.link({ nullable: true, description: 'Their picture, if they sent us one.' }) portrait: string | null;
  @Shown.flag() isCarrier: boolean;
  @Shown.number({ nullable: true }) rating: number | null;
  @Shown.whole() reviewCount: number;
  @Shown.list(() => BadgeAnswer) badges: BadgeAnswer[];
  @Shown.whole() completedJobs: number;
  @Shown.object(() => ShareAnswer, {
    description: 'Pickups at which it was as they said.',
  })
  itemsAsDescribed: ShareAnswer;
  @Shown.instant() memberSince: Date;
}

// The picture: one of our own uploads, or an external address that we store as text and never fetch. Only characters
// RFC 3986 allows in an address, since clients in typed languages parse the answer as one.
const IMAGE =
  /^(https:\/\/[A-Za-z0-9][A-Za-z0-9.-]{0,252}(:[0-9]{1,5})?([/?]([A-Za-z0-9_.~!$&()*+,;=:@/?-]|%[0-9A-Fa-f]{2}){0,500})?(#([A-Za-z0-9_.~!$&()*+,;=:@/?-]|%[0-9A-Fa-f]{2}){0,500})?|\/api\/uploads\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;
const LONGEST_IMAGE = 'https://'.length + 500;

/** What a user may change about themselves; null empties a field. */
export class ProfileChanges {
  @Text(0, 100, { optional: true, nullable: true }) firstName?: string | null;
  @Text(0, 100, { optional: true, nullable: true }) lastName?: string | null;
  @Text(0, 30, { optional: true, nullable: true }) phone?: string | null;
  @Text(0, 2000, { optional: true, nullable: true }) bio?: string | null;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    maxLength: LONGEST_IMAGE,
    pattern: patternOf(IMAGE),
    example: 'https://example.com/dana.jpg',
  })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @rule('image', (value) =>
    typeof value === 'string' && value.length <= LONGEST_IMAGE && IMAGE.test(value)
      ? undefined
      : 'An https address, or one of your uploads',
  )
  profileImageUrl?: string | null;

  @TextList(10, 300, { optional: true, description: 'Answers kept ready for messages; only you see them.' })
  quickReplies?: string[];

  @Text(0, 1_000, { optional: true, nullable: true, description: 'Everybody reads it; no contact details.' })
  about?: string | null;
  @Text(0, 100, { optional: true, nullable: true, description: 'Everybody reads it: a city and state.' })
  homeBase?: string | null;

  @ApiProperty({
    type: () => [LaneAnswer],
    required: false,
    maxItems: MOST_LANES,
    example: [{ from: 'Austin, TX', to: 'Denver, CO' }],
  })
  @ValidateIf((_, value) => value !== undefined)
  @rule('lanes', (value) =>
    Array.isArray(value) && value.length <= MOST_LANES ? undefined : `A list of at most ${MOST_LANES} lanes`,
  )
  @ValidateNested({ each: true })
  @Type(() => LaneAnswer)
  lanes?: LaneAnswer[];

  @ApiProperty({
    type: 'array',
    items: { ...called(CATEGORY_GIVEN), enum: [...CATEGORY_IDS], type: 'string' },
    required: false,
    maxItems: CATEGORY_IDS.length,
  })
  @ValidateIf((_, value) => value !== undefined)
  @rule('takes', (value) =>
    Array.isArray(value) &&
    value.every((each) => CATEGORY_IDS.includes(each as Category)) &&
    new Set(value).size === value.length
      ? undefined
      : `Some of ${CATEGORY_IDS.join(', ')}, each once`,
  )
  takes?: Category[];

  @ValidateIf((_, value) => value !== undefined)
  @rule('few', (value) =>
    !Array.isArray(value) || value.length <= MOST_TRUCK_PHOTOS ? undefined : `At most ${MOST_TRUCK_PHOTOS} photos`,
  )
  @PhotoUrls('POST /api/uploads', MOST_TRUCK_PHOTOS)
  truckPhotos?: string[];

  @Flag({ optional: true, description: 'true: carrier, false: shipper.' }) isCarrier?: boolean;
}

export function toUser(row: UserRow): UserAnswer {
  return {
    id: row.id,
    email: row.email,
    firstName: asWritten(row).firstName,
    lastName: row.lastName,
    profileImageUrl: row.profileImageUrl,
    isCarrier: row.isCarrier,
    isAdmin: row.isAdmin,
    rating: row.rating === null ? null : Number(row.rating),
    reviewCount: row.reviewCount,
    phone: row.phone,
    bio: row.bio,
    ...toldBy(row),
    masked: row.masked,
    quickReplies: row.quickReplies,
    supportContact: row.supportContact,
    emailVerified: row.emailVerified,
    pendingEmail: row.pendingEmail,
    suspendedAt: row.suspendedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** A carrier as their driver sees them: whom to call, and nothing that is for them alone. */
export function toDriver(row: UserRow, { name, shipmentId }: DriverOfAnswer): UserAnswer {
  return {
    ...toUser(row),
    isAdmin: false,
    quickReplies: [],
    supportContact: null,
    pendingEmail: null,
    driver: { name, shipmentId },
  };
}

/** The columns of a first name, in which others see no contact data. */
export function nameColumns(firstName: string | null | undefined): Pick<UserRow, 'firstName' | 'written' | 'masked'> {
  const { shown, written, masked } = hideContacts({ firstName: firstName || null });
  return { ...shown, written, masked };
}

export function toPerson(row: Pick<UserRow, 'id' | 'firstName' | 'lastName'>): PersonAnswer {
  return { id: row.id, firstName: row.firstName, lastInitial: lastInitial(row.lastName) };
}

function toldBy({ about, homeBase, lanes, takes, truckPhotos }: UserRow): ToldAnswer {
  return { about, homeBase, lanes, takes, truckPhotos };
}

export function toPublicUser(row: UserRow): PublicUserAnswer {
  return {
    ...toPerson(row),
    ...toldBy(row),
    portrait: row.profileImageUrl?.startsWith('/api/uploads/') ? row.profileImageUrl : null,
    isCarrier: row.isCarrier,
    rating: row.rating === null ? null : Number(row.rating),
    reviewCount: row.reviewCount,
    badges: row.badges,
    completedJobs: row.completedJobs,
    itemsAsDescribed: { count: row.pickups, of: row.pickups + row.misdescribed },
    memberSince: row.createdAt,
  };
}

function lastInitial(lastName: string | null): string | null {
  return lastName ? `${[...lastName][0] ?? ''}.` : null;
}

/** The same as `toPerson`, made by the database for hot reads; `alias` is the query's users table. */
export function personJson(alias: string): string {
  return `json_build_object(${personFields(alias)})`;
}

/** The fields of {@link personJson}, for an answer that says more about the person. */
export function personFields(alias: string): string {
  return `'id', ${alias}.id, 'firstName', ${alias}.first_name,
    'lastInitial', CASE WHEN ${alias}.last_name <> '' THEN left(${alias}.last_name, 1) || '.' END`;
}

import { AccessAnswer } from '../common/access.js';
import type { ActWord } from '../common/acts.js';
import { Can, Next, type NextStepAnswer } from '../common/acts.dto.js';
import { CATEGORY_IDS, type Category } from '../common/categories.js';
import { HoursOfDay } from '../common/hours.js';
import { type Metadata, ShownMetadata } from '../common/metadata.js';
import { Shown } from '../common/shown.js';
import { PersonAnswer } from '../users/users.dto.js';
import { ActAnswer, CODE_RESULTS, type CodeResult } from './acted.dto.js';
import { BOOK_NOW_FOR, type BookNowFor } from './book-now.rules.js';
import { EndContactAnswer } from './contact.js';
import { ItemAnswer } from './items.dto.js';
import { SHIPMENT_STATUSES, type ShipmentStatus } from './shipments.rules.js';

/** About where a place is, to a tenth of a degree. */
export class PointAnswer {
  @Shown.number() latitude: number;
  @Shown.number() longitude: number;
}

/** Where an end is, and within how many miles somebody is there. */
export class FenceAnswer extends PointAnswer {
  @Shown.oneOf(['pickup', 'delivery']) end: 'pickup' | 'delivery';
  @Shown.number() miles: number;
}

/** What the usual service of a listing typically costs. */
export class TypicalAnswer {
  @Shown.dollars() low: number;
  @Shown.dollars() usual: number;
  @Shown.dollars() high: number;
}

const PARTIES = 'For owner, operators, and the carrier from escrow until claims close.';

/** Whom to call about a paid job. */
export class OtherSideAnswer {
  @Shown.text({ example: 'Dale R.' }) name: string;
  @Shown.text({ nullable: true, example: '(512) 555-0142' }) phone: string | null;
}

/** What the two sides of a booking agreed on. */
export class AgreedAnswer {
  @Shown.dollars({ description: 'The price.' }) amount: number;
  @Shown.dollars({ nullable: true, description: 'What its carrier gets of it; null for the owner.' })
  payout: number | null;
  @Shown.day({ nullable: true, description: 'The day of the pickup, or the first of several.' })
  pickupDate: string | null;
  @Shown.day({ nullable: true, description: 'The last of several days.' }) pickupUntil: string | null;
  @Shown.day({ nullable: true }) deliveryDate: string | null;
}

/** A shipment; what only the parties may see is null for others. */
export class ShipmentAnswer {
  @Shown.id() id: string;
  @Shown.id() userId: string;
  @Shown.object(() => PersonAnswer) owner: PersonAnswer;
  @Shown.text() title: string;
  @Shown.text({ nullable: true }) description: string | null;
  @Shown.oneOf(CATEGORY_IDS, { name: 'Category', nullable: true }) category: Category | null;
  @Shown.text({ nullable: true, description: 'The kind of item: as given, else inferred from the title.' })
  subcategory: string | null;
  @Shown.texts({
    description: 'Kinds of contact data in its texts that only the parties see: phone, email, link.',
  })
  masked: string[];
  @Shown.text({ description: 'Empty in a draft without one.' }) pickupLocation: string;
  @Shown.text({ description: 'Empty in a draft without one.' }) deliveryLocation: string;
  @Shown.day({ nullable: true }) pickupDate: string | null;
  @Shown.day({ nullable: true }) pickupUntil: string | null;
  @Shown.object(() => HoursOfDay, { nullable: true }) pickupHours: HoursOfDay | null;
  @Shown.day({ nullable: true }) deliveryFrom: string | null;
  @Shown.day({ nullable: true }) deliveryDate: string | null;
  @Shown.object(() => HoursOfDay, { nullable: true }) deliveryHours: HoursOfDay | null;
  @Shown.number({ nullable: true, description: 'lbs' }) weight: number | null;
  @Shown.text({ nullable: true, description: 'L x W x H in ft' }) dimensions: string | null;
  @Shown.whole({ description: '0: it is one thing.' }) itemCount: number;
  @Shown.list(() => ItemAnswer, { optional: true, description: 'Left out in lists.' }) items?: ItemAnswer[];
  @Shown.links({ description: 'The first one is the cover.' }) photos: string[];
  @Shown.texts({ description: 'What stands under each photo; empty where nothing does.' }) photoCaptions: string[];
  @Shown.oneOf(SHIPMENT_STATUSES) status: ShipmentStatus;
  @Shown.dollars({ nullable: true }) budget: number | null;
  @Shown.dollars({ nullable: true }) bookNowPrice: number | null;
  @Shown.oneOf(BOOK_NOW_FOR, { nullable: true }) bookNowFor: BookNowFor | null;
  @Shown.dollars({ nullable: true }) declaredValue: number | null;
  @Shown.instant({ nullable: true, description: 'Until then only a few carriers see it.' }) onlyUntil: string | null;
  @Shown.link({
    nullable: true,
    example: '/s/6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11',
    description: 'A public page with title, first photo and places; null while there is none.',
  })
  sharePath: string | null;
  @Shown.object(() => PointAnswer, { nullable: true, description: 'About where it is picked up.' })
  pickupPoint: PointAnswer | null;
  @Shown.object(() => PointAnswer, { nullable: true, description: 'About where it is delivered.' })
  deliveryPoint: PointAnswer | null;
  @Shown.object(() => TypicalAnswer, {
    nullable: true,
    description: 'What the usual service typically costs; null until the estimates are made.',
  })
  typical: TypicalAnswer | null;
  @Shown.whole({ description: 'Road miles.' }) distanceMiles: number;
  @Shown.whole() quoteCount: number;
  @Shown.text({ nullable: true }) cancelReason: string | null;
  @Shown.object(() => AccessAnswer, { nullable: true }) pickupAccess: AccessAnswer | null;
  @Shown.object(() => AccessAnswer, { nullable: true }) deliveryAccess: AccessAnswer | null;
  @Shown.flag({ nullable: true, description: 'Of a vehicle or machine: does it drive by itself?' }) runs:
    boolean | null;
  @Shown.text({ nullable: true, description: PARTIES }) pickupAddress: string | null;
  @Shown.text({ nullable: true, description: PARTIES }) deliveryAddress: string | null;
  @Shown.object(() => EndContactAnswer, { nullable: true, description: PARTIES })
  pickupContact: EndContactAnswer | null;
  @Shown.object(() => EndContactAnswer, { nullable: true, description: PARTIES })
  deliveryContact: EndContactAnswer | null;
  @Shown.object(() => OtherSideAnswer, {
    nullable: true,
    optional: true,
    description: 'The other side, for the two of a job from escrow until claims close; else null. Left out in lists.',
  })
  contact?: OtherSideAnswer | null;
  @Shown.number({
    nullable: true,
    optional: true,
    example: 3.5,
    description: 'The platform fee agreed for its owner, if lower than the usual one. Left out in lists.',
  })
  platformFeePercent?: number | null;
  @Shown.text({
    nullable: true,
    optional: true,
    description: 'What your own system calls it; null for others. Left out in open lists.',
    example: 'STK-4711',
  })
  externalRef?: string | null;
  @ShownMetadata() metadata?: Metadata | null;
  @Shown.ids({ optional: true, nullable: true, description: 'Carriers who see it before all others, for its owner.' })
  onlyFor?: string[] | null;
  @Shown.flag({ optional: true, description: 'Kept to make listings from; in your lists.' }) template?: boolean;
  @Shown.id({ optional: true, nullable: true, description: 'What listed it again, for its owner.' })
  recurrenceId?: string | null;
  @Shown.dollars({ optional: true, description: 'In the list of your jobs (`carrier=me`): the amount of your quote.' })
  agreedAmount?: number;
  @Shown.object(() => AgreedAnswer, {
    nullable: true,
    optional: true,
    description: 'In lists of your own (`owner=me`, `carrier=me`): what is agreed once a quote is accepted, else null.',
  })
  agreed?: AgreedAnswer | null;
  @Shown.text({
    nullable: true,
    optional: true,
    example: '402913',
    description:
      'For the owner, signed in, until the delivery is confirmed, which it does once given to the carrier. Left out in lists.',
  })
  releaseCode?: string | null;
  @Shown.list(() => FenceAnswer, {
    nullable: true,
    optional: true,
    description: 'For the carrier of a paid job: who is so near an end has arrived. Left out in lists.',
  })
  fences?: FenceAnswer[] | null;
  @Shown.object(() => ActAnswer, { optional: true, description: 'Answers the act that was sent.' }) act?: ActAnswer;
  @Shown.oneOf(CODE_RESULTS, { optional: true, description: 'Of a delivery with an act or a code.' })
  codeResult?: CodeResult;
  @Shown.instant() createdAt: string;
  @Shown.instant() updatedAt: string;
  @Can('shipment') can?: ActWord<'shipment'>[];
  @Next() next?: NextStepAnswer | null;
}

import { Shown } from '../common/shown.js';
import { MessageAnswer } from '../messages/messages.dto.js';
import { ConditionReportAnswer } from '../proofs/conditions.dto.js';
import { EarlierTermsAnswer } from '../quotes/quotes.dto.js';
import { TimelineEventAnswer } from '../shipments/timeline.dto.js';
import { LocationAnswer } from '../tracking/tracking.dto.js';

const PLACES = ['listing', 'pickup', 'delivery', 'claim', 'response'] as const;

/** What was agreed, and when each step was taken. */
export class AgreedQuoteAnswer {
  @Shown.id() id: string;
  @Shown.dollars() amount: number;
  @Shown.day({ nullable: true }) estimatedPickupDate: string | null;
  @Shown.day({ nullable: true }) estimatedPickupUntil: string | null;
  @Shown.day({ nullable: true }) pickupDay: string | null;
  @Shown.day({ nullable: true }) estimatedDeliveryDate: string | null;
  @Shown.text({ nullable: true }) message: string | null;
  @Shown.list(() => EarlierTermsAnswer, { description: 'Earlier prices and dates, oldest first.' })
  history: EarlierTermsAnswer[];
  @Shown.instant() createdAt: string;
  @Shown.instant({ nullable: true }) acceptedAt: string | null;
  @Shown.instant({ nullable: true }) paidAt: string | null;
  @Shown.instant({ nullable: true }) pickedUpAt: string | null;
  @Shown.instant({ nullable: true }) deliveredAt: string | null;
}

export class EvidencePhotoAnswer {
  @Shown.id() id: string;
  @Shown.link({ example: '/api/uploads/4f6f4f0e-6a43-4d0c-9a55-0f6b3f2f7f10' }) url: string;
  @Shown.oneOf(PLACES) place: (typeof PLACES)[number];
  @Shown.id({ description: 'Who sent it.' }) userId: string;
  @Shown.text({
    nullable: true,
    description: 'SHA-256 of the file as sent, in hex; null if it came before this was recorded.',
  })
  sha256: string | null;
  @Shown.instant({ description: 'When it reached the server.' }) receivedAt: string;
}

/** What happened around a claim, each list oldest first. */
export class EvidenceAnswer {
  @Shown.object(() => AgreedQuoteAnswer) quote: AgreedQuoteAnswer;
  @Shown.list(() => TimelineEventAnswer, {
    description:
      'Of the shipment, the quote, its payment and claims, with proof of pickup and delivery; the latest 200 lines.',
  })
  events: TimelineEventAnswer[];
  @Shown.list(() => MessageAnswer, {
    description: 'Messages between the two sides about this shipment; the latest 200.',
  })
  messages: MessageAnswer[];
  @Shown.whole() messageCount: number;
  @Shown.list(() => EvidencePhotoAnswer, { description: 'At most 100.' }) photos: EvidencePhotoAnswer[];
  @Shown.list(() => ConditionReportAnswer) conditionReports: ConditionReportAnswer[];
  @Shown.list(() => LocationAnswer, { description: 'The latest 200.' }) locations: LocationAnswer[];
  @Shown.whole() locationCount: number;
}

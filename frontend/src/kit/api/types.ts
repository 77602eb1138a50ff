import type { PaymentStatus } from '../format/words';
import type { components } from './schema';

type Answers = components['schemas'];

/** Another person as everybody may see them. */
export type Person = Answers['PersonAnswer'];
/** The signed-in user as they see themselves. */
export type User = Answers['UserAnswer'];
/** Anybody's public profile. */
export type PublicUser = Answers['PublicUserAnswer'];
export type Shipment = Answers['ShipmentAnswer'];
export type Quote = Answers['QuoteAnswer'];
/** One carrier's estimated price, in dollars. */
export type Estimate = Pick<Answers['RateAnswer'], 'carrierName' | 'serviceType' | 'estimatedDays' | 'estimatedCost' | 'currency'>;
export type ProtectionPlan = Answers['ProtectionPlanAnswer'];
export type AppConfig = Answers['ConfigAnswer'];
export type Conversation = Answers['ConversationAnswer'];
export type Message = Answers['MessageAnswer'];
export type Notice = Answers['NotificationAnswer'];
export type LocationReport = Answers['LocationAnswer'];
export type Place = Answers['PlaceAnswer'];
export type SessionRow = Answers['SessionAnswer'];

export interface Payment {
  id: string;
  quoteId: string;
  shipmentId: string;
  payerId: string;
  payeeId: string;
  amount: number;
  platformFee: number;
  payoutAmount: number;
  protectionPlan: string;
  protectionFee: number;
  chargedAmount: number;
  refundedAmount: number;
  status: PaymentStatus;
  transferStatus: string | null;
  payoutExpectedOn: string | null;
  timeline: { status: string; at: string }[];
  refunds: { id: string; amount: number; reason: string; status: string; createdAt: string }[];
  ledgerEntries: LedgerEntry[];
  failure?: { code: string; message: string };
  releasedAt: string | null;
  createdAt: string;
}

export interface LedgerEntry {
  id: string;
  account: string;
  /** Signed, in dollars. */
  amount: number;
  kind: string;
  createdAt: string;
}

export interface Timeline {
  events: { at: string; event: string; from: string | null; to: string | null }[];
  deadlines: { kind: string; dueAt: string; who: string; then: string }[];
}

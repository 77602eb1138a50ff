import type { CategoryId, PaymentStatus, QuoteStatus, ShipmentStatus } from '../format/words';

/** Another person as everybody may see them. */
export interface Person {
  id: string;
  firstName: string | null;
  lastInitial: string | null;
}

/** The signed-in user as they see themselves. */
export interface User {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  isCarrier: boolean;
  isAdmin: boolean;
  rating: number | null;
  reviewCount: number;
  phone: string | null;
  bio: string | null;
  emailVerified: boolean;
  suspendedAt: string | null;
  createdAt: string;
}

export interface Shipment {
  id: string;
  userId: string;
  owner: Person;
  title: string;
  description: string | null;
  /** null while a draft has none. */
  category: CategoryId | null;
  subcategory: string | null;
  pickupLocation: string;
  deliveryLocation: string;
  pickupDate: string | null;
  deliveryDate: string | null;
  /** Pounds. */
  weight: number | null;
  dimensions: string | null;
  photos: string[];
  status: ShipmentStatus;
  budget: number | null;
  distanceMiles: number | null;
  quoteCount: number;
  declaredValue: number | null;
  cancelReason: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface Carrier extends Person {
  rating: number | null;
  reviewCount: number;
  completedJobs: number;
}

export interface Quote {
  id: string;
  shipmentId: string;
  carrierId: string;
  carrier: Carrier;
  amount: number;
  estimatedPickupDate: string | null;
  estimatedDeliveryDate: string | null;
  message: string | null;
  status: QuoteStatus;
  paymentStatus: PaymentStatus;
  stale: boolean;
  validUntil: string | null;
  declineReason: string | null;
  paymentDueAt: string | null;
  createdAt: string;
}

export interface Payment {
  id: string;
  quoteId: string;
  shipmentId: string;
  payerId: string;
  payeeId: string;
  amount: number;
  platformFee: number;
  payoutAmount: number | null;
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
  failure: { code: string; message: string } | null;
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

export interface Estimate {
  carrierName: string;
  serviceType: string;
  estimatedDays: number;
  estimatedCost: number;
  currency: string;
  low: number | null;
  high: number | null;
}

export interface ProtectionPlan {
  id: string;
  label: string;
  percent: number;
  minimum: number;
  limit: number;
}

export interface AppConfig {
  paymentProvider: 'sandbox' | 'stripe';
  stripePublishableKey: string | null;
  currency: string;
  demo: boolean;
  platformFeePercent: number;
  paymentWindowHours: number;
  autoReleaseHours: number;
  claimWindowHours: number;
  lateCancelPercent: number;
  delayPercentPerDay: number;
  delayMaxPercent: number;
  protectionPlans: ProtectionPlan[];
  categories: { id: CategoryId; label: string }[];
  supportPhone: string;
  announcement: string | null;
}

export interface Timeline {
  events: { at: string; event: string; from: string | null; to: string | null }[];
  deadlines: { kind: string; dueAt: string; who: string; then: string }[];
}

export interface Conversation {
  id: string;
  shipmentId: string | null;
  other: Person;
  lastMessage: Message | null;
  unreadCount: number;
  updatedAt: string;
}

export interface Message {
  id: string;
  conversationId: string;
  senderId: string;
  receiverId: string;
  shipmentId: string | null;
  content: string;
  masked: string[];
  createdAt: string;
  readAt: string | null;
}

export interface Notice {
  id: string;
  kind: string;
  title: string;
  body: string | null;
  link: string | null;
  readAt: string | null;
  createdAt: string;
}

export interface LocationReport {
  id: string;
  shipmentId: string;
  latitude: number;
  longitude: number;
  address: string | null;
  notes: string | null;
  timestamp: string;
}

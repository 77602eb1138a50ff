import type { components } from './schema';

type Answers = components['schemas'];
type NounOf<Name extends string> = Name extends `${infer Noun}.${string}` ? Noun : never;

/** Another person, as everybody may see them. */
export type Person = Answers['PersonAnswer'];
/** The signed-in user, as they see themselves. */
export type User = Answers['UserAnswer'];
/** Anybody's public profile. */
export type PublicUser = Answers['PublicUserAnswer'];
/** How a carrier has done so far. */
export type TrackRecord = Answers['TrackRecordAnswer'];
export type Shipment = Answers['ShipmentAnswer'];
/** One of the things that a shipment consists of. */
export type ShipmentItem = Answers['ItemAnswer'];
/** A shipment as anybody with the link sees it. */
export type SharedShipment = Answers['SharedShipmentAnswer'];
/** A shipment as whoever has a tracking link sees it. */
export type Tracked = Answers['TrackAnswer'];
export type Quote = Answers['QuoteAnswer'];
/** The quote of a job on the road; a driver is told nothing of money. */
export type JobQuote = Answers['DriverQuoteAnswer'] & Partial<Quote>;
/** One carrier's estimated price, in dollars. */
export type Estimate = Pick<
  Answers['RateAnswer'],
  'carrierName' | 'serviceType' | 'estimatedDays' | 'estimatedCost' | 'currency' | 'low' | 'high' | 'usual'
>;
/** An estimate in the preview, which says what was priced. */
export type PreviewedEstimate = Estimate & Pick<Answers['RateAnswer'], 'kind'>;
/** What a job typically costs, and how often that turned out right. */
export type PriceTruth = Answers['PriceTruthAnswer'];
export type ProtectionPlan = Answers['ProtectionPlanAnswer'];
export type AppConfig = Answers['ConfigAnswer'];
/** Fee, windows and plans. */
export type Terms = Answers['TermsAnswer'];
export type Conversation = Answers['ConversationAnswer'];
export type Message = Answers['MessageAnswer'];
/** Something that the operators should look at. */
export type NewReport = Answers['NewReport'];
/** The nouns that live events' names start with. */
export type LiveNoun = NounOf<Answers['LiveEvent']['event']>;
export type Notice = Answers['NotificationAnswer'];
export type LocationReport = Answers['LocationAnswer'];
export type Place = Answers['PlaceAnswer'];
export type Payment = Answers['PaymentAnswer'];
export type TimelineEvent = Answers['TimelineEventAnswer'];
export type Timeline = Answers['TimelineAnswer'];
export type Dashboard = Answers['DashboardAnswer'];
/** How much is unread. */
export type Unread = Answers['UnreadAnswer'];
/** Sums over payments. */
export type PaymentTotals = Answers['PaymentTotalsAnswer'];
/** Something that is waiting for the user. */
export type Need = Answers['NeedAnswer'];
export type CancellationPreview = Answers['CancellationPreview'];
/** What a payment dialog starts with; the amount is what the card will pay, in dollars. */
export type PaymentIntent = Answers['PayAnswer'];
export type SandboxAnswer = Answers['SandboxAnswer'];
export type Review = Answers['ReviewAnswer'];
/** Whether money that is owed to the user can be paid out. */
export type PayoutAccount = Answers['PayoutAccountAnswer'];
/** An address that a user ships from or to, which only they see. */
export type OwnAddress = Answers['AddressAnswer'];
/** What one side of a deal proposes to change. */
export type ChangeOrder = Answers['ChangeOrderAnswer'];
/** Other terms that one side of a pending quote offers the other. */
export type CounterOffer = Answers['CounterOfferAnswer'];
/** What a carrier asks about a listing. */
export type Question = Answers['QuestionAnswer'];
/** A question to the operators. */
export type Ticket = Answers['TicketAnswer'];
/** What the user is notified about, by kind and channel. */
export type Preferences = Answers['PreferencesAnswer'];
export type Claim = Answers['ClaimAnswer'];
/** All that can be checked about a carrier. */
export type Passport = Answers['PassportAnswer'];
export type PassportFact = Answers['FactAnswer'];
export type FactSubmission = Answers['SubmissionAnswer'];
export type Trip = Answers['TripAnswer'];
/** A listing along a trip. */
export type TripLoad = Answers['TripLoadsAnswer']['loads'][number];
/** A load that is recommended to a carrier, and why. */
export type RecommendedLoad = Answers['RecommendedLoadsAnswer']['loads'][number];
export type SavedSearch = Answers['SavedSearchAnswer'];
/** How a template repeats. */
export type Recurrence = Answers['RecurrenceAnswer'];
/** The stops of a trip in an order. */
export type Stops = Answers['StopsAnswer'];
/** A fact as it is submitted. */
export type NewFact = Answers['NewFact'];

import type { Answer } from '../support/client.js';
import type { Deal, Person, World } from '../support/people.js';
import type { Phone } from './road.js';
import { bookedQuote, type ModelDeal, type ModelQuote, type PlanId } from './shape.js';

/** A step's random choices; an act takes what it needs. */
export interface Choice {
  carrier: number;
  cents: number;
  days: number;
  plan: PlanId;
  card: 'good' | 'lost' | 'twice' | 'declined' | 'approved' | 'refused' | 'review';
  hours: number;
  /** What the provider does to a step's calls, and how often. */
  fault: 'none' | 'drop_response' | 'error_500' | 'rate_limited';
  times: number;
  /** The fee on a charge comes within seconds, or a day late. */
  fee: 'soon' | 'late';
}

/** Who acts in a history, on what. */
export interface Scene {
  readonly world: World;
  readonly shipper: Person;
  readonly carriers: readonly Person[];
  /** The second phone of each of them. */
  readonly phones: readonly Phone[];
  /** One after another; calls are about the newest. */
  readonly deals: ModelDeal[];
  readonly deal: ModelDeal;
  /** Business time in ms. */
  now(): number;
}

/** What one of them does: when it must succeed, the call, and what must be true afterward. */
export interface Act {
  weight: number;
  allowed(deal: ModelDeal, choice: Choice, now: number): boolean;
  call(scene: Scene, choice: Choice): Promise<Answer<unknown>>;
  effect(deal: ModelDeal, choice: Choice, now: number, answer: Answer<unknown>, scene: Scene): void;
  /** The code with which it must be refused when it is not allowed, if a code is promised; then it is tried more often. */
  refusal?(deal: ModelDeal, choice: Choice, now: number): string | undefined;
  /** The provider is called, or has news: it must be heard before the next step. */
  money?: boolean;
  /** Handles the provider's faults itself, or is not done together with them. */
  noFaults?: boolean;
  /** Not even tried when it must be refused. */
  skips?(deal: ModelDeal, choice: Choice, now: number): boolean;
}

export const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Another amount than that, possible all the same. */
export const otherThan = (cents: number): number => (cents > 100 ? cents - 1 : cents + 1);

export const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** The quote that calls about the deal name. */
export const spokenOf = (deal: ModelDeal): ModelQuote | undefined => bookedQuote(deal) ?? deal.quotes.at(-1);

export const dealOf = ({ shipper, carriers, deal }: Scene): Deal => {
  const quote = spokenOf(deal);
  return {
    shipper,
    carrier: carriers[quote?.carrier ?? 0] as Person,
    shipmentId: deal.shipmentId,
    quoteId: quote?.id ?? UNKNOWN,
  };
};

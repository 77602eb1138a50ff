import type { Answer } from '../support/client.js';
import type { Person } from '../support/people.js';
import { type Act, type Choice, dollars, otherThan, type Scene } from './acts.js';
import { isOff } from './left-unpaid.js';
import { book, daysFrom } from './offers.js';
import { newQuote, open } from './parties.js';
import type { ModelDeal } from './shape.js';

const isRemoved = ({ days }: Choice): boolean => days === 5;
const seesOther = ({ days }: Choice): boolean => days === 5;

interface TakenBody {
  id: string;
  paymentDueAt: string;
}

function take({ carriers, deal, now }: Scene, { days }: Choice, carrier: number, amount: number) {
  const { pickupDay, deliveryDay } = daysFrom(now(), days);
  return (carriers[carrier] as Person).api.post<TakenBody>(`/api/shipments/${deal.shipmentId}/take`, {
    amount: dollars(amount),
    estimatedPickupDate: pickupDay,
    estimatedDeliveryDate: deliveryDay,
  });
}

/** The carrier's pending quote says the owner's price, or a new one does, and is booked. */
function taken(deal: ModelDeal, { days }: Choice, carrier: number, now: number, body: unknown): void {
  const { id, paymentDueAt } = body as TakenBody;
  const amount = deal.bookNow ?? 0;
  let quote = deal.quotes.find((each) => each.carrier === carrier && each.status === 'pending');
  if (!quote) {
    quote = newQuote(id, carrier, amount);
    deal.quotes.push(quote);
  }
  if (quote.id !== id) throw new Error("Taking a listing is about one's own pending quote.");
  Object.assign(quote, { amount, ask: amount, stale: false, taken: true, ...daysFrom(now, days) });
  book(deal, quote, Date.parse(paymentDueAt));
}

const isOffered = (deal: ModelDeal, now: number): boolean => open(deal) && deal.bookNow !== null && !isOff(deal, now);

function refusal(deal: ModelDeal, choice: Choice, now: number): string | undefined {
  if (deal.status === 'cancelled') return 'illegal_transition';
  if (!open(deal)) return 'already_booked';
  if (!isOffered(deal, now)) return 'book_now_off';
  return seesOther(choice) ? 'price_changed' : undefined;
}

/** The owner names a price, and carriers take the listing at it without asking. */
export const TAKING: Record<string, Act> = {
  price: {
    weight: 3,
    allowed: (deal, choice, now) => open(deal) && (isRemoved(choice) || !isOff(deal, now)),
    call: ({ shipper, deal }, choice) =>
      shipper.api.patch(
        `/api/shipments/${deal.shipmentId}`,
        isRemoved(choice) ? { bookNowPrice: null } : { bookNowPrice: dollars(choice.cents), bookNowFor: 'anybody' },
      ),
    effect: (deal, choice) => void (deal.bookNow = isRemoved(choice) ? null : choice.cents),
    refusal: (deal, choice, now) => (open(deal) && !isRemoved(choice) && isOff(deal, now) ? 'book_now_off' : undefined),
  },
  take: {
    weight: 8,
    allowed: (deal, choice, now) => isOffered(deal, now) && !seesOther(choice),
    call: (scene, choice) => {
      const amount = scene.deal.bookNow ?? choice.cents;
      return take(scene, choice, choice.carrier, seesOther(choice) ? otherThan(amount) : amount);
    },
    effect: (deal, choice, now, { body }) => taken(deal, choice, choice.carrier, now, body),
    refusal,
  },
  /** Two carriers at once: one has the job, and the other hears so. */
  takesCross: {
    weight: 3,
    allowed: (deal, _choice, now) => isOffered(deal, now),
    call: async (scene, choice) => {
      const answers = await Promise.all(
        scene.carriers.map((_carrier, at) => take(scene, choice, at, scene.deal.bookNow ?? choice.cents)),
      );
      const by = answers.findIndex(({ status }) => status === 200);
      const [won] = answers.splice(Math.max(0, by), 1) as [Answer<TakenBody>];
      const [lost] = answers as [Answer<TakenBody>];
      const isOne = (lost.body as unknown as { code?: string }).code === 'already_booked';
      return by < 0 || !isOne ? lost : { ...won, body: { ...won.body, by } };
    },
    effect: (deal, choice, now, { body }) => taken(deal, choice, (body as { by: number }).by, now, body),
    skips: (deal, _choice, now) => !isOffered(deal, now),
  },
};

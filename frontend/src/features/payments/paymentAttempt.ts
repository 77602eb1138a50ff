import type { Payment, PaymentIntent } from '../../kit/api/types';
import { differs, type FlowEvent, type Outcome, outcomeOf, PROCESS_FAILED, type Shown } from './paymentFlow';

/** How long to wait before each further check with the server, in ms: two minutes in all. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/** Ways to find out what became of a card. */
export interface Questions {
  /** Has the server ask the provider. Returns the payment's status. @throws whatever the call throws */
  confirm: () => Promise<Payment['status']>;
  /** The status that the server has, without asking the provider. @throws whatever the call throws */
  stored: () => Promise<Payment['status'] | undefined>;
  /** Whether this error says that the payment is not complete. */
  saysNotCharged: (error: unknown) => boolean;
  pause: (ms: number) => Promise<void>;
  /** Called before every wait. */
  onWait: () => void;
}

/** A card being sent. */
export interface Charge {
  /** Gives the card to the provider. Returns the intent's status. @throws on any failure, including a refusal */
  send: (clientSecret: string) => Promise<string>;
  /** The provider's words, if this error is its refusal. */
  refusal: (error: unknown) => string | undefined;
}

/** What has to hold before a card is sent. */
export interface Agreement {
  /** What is on screen. */
  shown: Shown;
  /** What the server would charge now. @throws whatever the call throws */
  now: () => Promise<PaymentIntent>;
  saysPaid: (error: unknown) => boolean;
  /** Called with what the card is about to pay. */
  onAgreed: (intent: PaymentIntent) => void;
}

/** Asks the server what became of a payment, for about two minutes, until it knows. */
export async function findOut(questions: Questions): Promise<Outcome> {
  for (const wait of WAITS_MS) {
    const outcome = await askOnce(questions);
    if (outcome !== 'unknown') return outcome;
    questions.onWait();
    await questions.pause(wait);
  }
  return askOnce(questions);
}

async function askOnce({ confirm, stored, saysNotCharged }: Questions): Promise<Outcome> {
  try {
    return outcomeOf(await confirm()) ?? 'unknown';
  } catch (error) {
    if (saysNotCharged(error)) return 'not_charged';
  }
  const status = await stored().catch(() => undefined);
  return (status && outcomeOf(status)) ?? 'unknown';
}

/** One attempt with a card, sent only if the server would charge the amount on screen. Returns how it ended. */
export async function pay(agreement: Agreement, charge: Charge, questions: Questions): Promise<FlowEvent> {
  let now: PaymentIntent;
  try {
    now = await agreement.now();
  } catch (error) {
    if (agreement.saysPaid(error)) return { is: 'told', outcome: await findOut(questions) };
    return { is: 'not_sent' };
  }
  if (differs(agreement.shown, now)) return { is: 'changed', intent: now };
  agreement.onAgreed(now);
  return finish({ ...charge, send: () => charge.send(now.clientSecret) }, questions);
}

/** Sends a card, or the bank's approval, and then asks the server what came of it, whatever the provider answered. */
export async function finish(
  { send, refusal }: Omit<Charge, 'send'> & { send: () => Promise<string> },
  questions: Questions,
): Promise<FlowEvent> {
  try {
    if ((await send()) === 'requires_action') return { is: 'needs_approval' };
  } catch (error) {
    const words = refusal(error);
    const brokeOff = words === undefined ? PROCESS_FAILED : ({ title: 'Payment Failed', text: words } as const);
    return { is: 'told', outcome: await findOut(questions), brokeOff };
  }
  return { is: 'told', outcome: await findOut(questions) };
}

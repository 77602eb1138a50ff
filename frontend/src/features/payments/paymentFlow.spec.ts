import type { PaymentIntent } from '../../kit/api/types';
import { findOut, finish, pay, type Questions } from './paymentAttempt';
import { type Flow, type FlowEvent, next, type Outcome, toastFor } from './paymentFlow';

const intent: PaymentIntent = {
  clientSecret: 'pi_1_secret_1',
  amount: 1240,
  currency: 'USD',
  protectionPlan: 'standard',
  provider: 'sandbox',
};
const dearer: PaymentIntent = { ...intent, amount: 1271, protectionPlan: 'premium' };
const failed: Flow = { step: 'card', plan: 'standard', intent, failure: { text: 'Your card was declined.', at: 3 } };

const lost = new Error('500: the answer was lost');
const notCompleted = new Error('409: not completed');
const paidAlready = new Error('409: already paid');
const declined = new Error('402: Your card was declined.');

interface Server {
  /** What each further confirmation returns or throws; the last one repeats. */
  confirm: (Awaited<ReturnType<Questions['confirm']>> | Error)[];
  stored?: Awaited<ReturnType<Questions['stored']>> | Error;
}

/** A server that answers as the case says, and a record of the waits. */
function asking({ confirm, stored = lost }: Server) {
  const waits: number[] = [];
  let asked = 0;
  const say = async <Said>(said: Said | Error): Promise<Said> => {
    if (said instanceof Error) throw said;
    return said;
  };
  const questions: Questions = {
    confirm: () => say(confirm[Math.min(asked++, confirm.length - 1)] ?? lost),
    stored: () => say(stored),
    saysNotCharged: (error) => error === notCompleted,
    pause: async (ms) => void waits.push(ms),
    onWait: () => undefined,
  };
  return { questions, waits, asked: () => asked };
}

const charge = (answer: string | Error) => ({
  send: async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  },
  refusal: (error: unknown) => (error === declined ? 'Your card was declined.' : undefined),
});

describe('what became of a card', () => {
  it.each<[string, Server, Outcome, number]>([
    ['is held when the server says so', { confirm: ['in_escrow'] }, 'held', 0],
    ['is under review when it looks paid', { confirm: ['paid'] }, 'under_review', 0],
    ['went back when the booking had ended', { confirm: ['refunded'] }, 'sent_back', 0],
    ['is not charged when the server has asked the provider', { confirm: [notCompleted] }, 'not_charged', 0],
    ['is asked again when the answer is lost', { confirm: [lost, 'in_escrow'] }, 'held', 1],
    ['is taken from the quote where the confirmation fails', { confirm: [lost], stored: 'in_escrow' }, 'held', 0],
    [
      'is not taken for uncharged because a quote still waits',
      { confirm: [lost, lost, 'in_escrow'], stored: 'pending' },
      'held',
      2,
    ],
    [
      'is not taken for uncharged because an earlier card had failed',
      { confirm: [lost, notCompleted], stored: 'failed' },
      'not_charged',
      1,
    ],
    ['stays unknown when the server cannot be reached', { confirm: [lost] }, 'unknown', 7],
  ])('%s', async (_name, server, outcome, waits) => {
    const { questions, waits: waited } = asking(server);
    expect(await findOut(questions)).toBe(outcome);
    expect(waited).toHaveLength(waits);
  });

  it('is asked for at most two minutes', async () => {
    const { questions, waits } = asking({ confirm: [lost] });
    await findOut(questions);
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(120_000);
  });
});

describe('an attempt with a card', () => {
  it.each<[string, string | Error, Server, FlowEvent]>([
    ['that passes is held', 'succeeded', { confirm: ['in_escrow'] }, { is: 'told', outcome: 'held' }],
    ['that the bank wants approved asks for it', 'requires_action', { confirm: [lost] }, { is: 'needs_approval' }],
    [
      'that is refused is told in the words of the provider',
      declined,
      { confirm: [notCompleted] },
      { is: 'told', outcome: 'not_charged', brokeOff: { title: 'Payment Failed', text: 'Your card was declined.' } },
    ],
    [
      'that is refused because an earlier one had passed is held',
      declined,
      { confirm: ['in_escrow'] },
      { is: 'told', outcome: 'held', brokeOff: { title: 'Payment Failed', text: 'Your card was declined.' } },
    ],
    [
      'that breaks off is told so once the server says that nothing was charged',
      lost,
      { confirm: [notCompleted] },
      {
        is: 'told',
        outcome: 'not_charged',
        brokeOff: { title: 'Payment Error', text: 'Failed to process payment. Please try again.' },
      },
    ],
  ])('%s', async (_name, answer, server, event) => {
    expect(await finish(charge(answer), asking(server).questions)).toEqual(event);
  });

  it.each<[string, PaymentIntent | Error, Server, FlowEvent]>([
    [
      'sends nothing when the amount on screen is no longer the one to be charged',
      dearer,
      { confirm: [lost] },
      { is: 'changed', intent: dearer },
    ],
    ['sends nothing when the server cannot be asked for the amount', lost, { confirm: [lost] }, { is: 'not_sent' }],
    [
      'sends nothing when another one has paid, and says what became of that',
      paidAlready,
      { confirm: ['paid'] },
      { is: 'told', outcome: 'under_review' },
    ],
  ])('%s', async (_name, now, server, event) => {
    let sent = 0;
    const agreement = {
      shown: intent,
      now: async () => (now instanceof Error ? Promise.reject(now) : now),
      saysPaid: (error: unknown) => error === paidAlready,
      onAgreed: () => undefined,
    };
    const send = async () => String(++sent);
    expect(await pay(agreement, { send, refusal: () => undefined }, asking(server).questions)).toEqual(event);
    expect(sent).toBe(0);
  });

  it('of a quote that was just accepted is sent for the total that was reckoned, with the secret that there is now', async () => {
    const sent: string[] = [];
    const agreed: PaymentIntent[] = [];
    const attempt = (now: PaymentIntent) =>
      pay(
        {
          shown: { amount: 1240, protectionPlan: 'standard' },
          now: async () => now,
          saysPaid: () => false,
          onAgreed: (each) => agreed.push(each),
        },
        { send: async (secret) => String(sent.push(secret)), refusal: () => undefined },
        asking({ confirm: ['in_escrow'] }).questions,
      );
    expect(await attempt(dearer)).toEqual({ is: 'changed', intent: dearer });
    expect([sent, agreed]).toEqual([[], []]);
    expect(await attempt(intent)).toEqual({ is: 'told', outcome: 'held' });
    expect([sent, agreed]).toEqual([['pi_1_secret_1'], [intent]]);
  });
});

describe('the dialog', () => {
  it.each<[string, FlowEvent]>([
    ['a plan is chosen', { is: 'starts', plan: 'plus' }],
    ['the client secret comes', { is: 'started', intent }],
    ['a card is sent', { is: 'pays' }],
    ['the bank asks', { is: 'needs_approval' }],
    ['it waits for an answer', { is: 'waits' }],
    ['the payment is held', { is: 'told', outcome: 'held' }],
  ])('shows no old failure when %s', (_name, event) => {
    expect(next(failed, event)).not.toHaveProperty('failure');
  });

  it('only says that a card was not charged when the server said so', () => {
    const events: FlowEvent[] = [
      { is: 'not_started' },
      { is: 'not_sent' },
      { is: 'waits' },
      ...(['held', 'under_review', 'sent_back', 'unknown'] as const).map((outcome) => ({
        is: 'told' as const,
        outcome,
      })),
    ];
    for (const event of events)
      expect(`${JSON.stringify(next(failed, event))} ${JSON.stringify(toastFor(event))}`).not.toContain('not charged');
    expect(next(failed, { is: 'told', outcome: 'not_charged' })).toMatchObject({
      step: 'card',
      failure: { text: 'Failed to process payment. Please try again. Your card was not charged.', at: 4 },
    });
  });

  it('takes over what another window chose', () => {
    expect(next(failed, { is: 'changed', intent: dearer })).toMatchObject({
      step: 'card',
      plan: 'premium',
      intent: dearer,
      failure: { at: 4 },
    });
  });

  it.each<[FlowEvent, string | undefined, string]>([
    [{ is: 'not_started' }, undefined, 'Failed to initialize payment. Please try again.'],
    [
      { is: 'told', outcome: 'not_charged', brokeOff: { title: 'Payment Failed', text: 'Your card was declined.' } },
      'Payment Failed',
      'Your card was declined. Your card was not charged.',
    ],
    [
      { is: 'told', outcome: 'not_charged' },
      'Payment Error',
      'Failed to process payment. Please try again. Your card was not charged.',
    ],
    [{ is: 'not_sent' }, 'Payment Error', 'Failed to process payment. Please try again.'],
  ])('tells of %j once, as the catalog says, where the card is', (event, title, text) => {
    const { failure } = next({ step: 'processing', plan: 'standard' }, event);
    expect(failure).toEqual({ ...(title ? { title } : {}), text, at: 1 });
    expect(toastFor(event)).toBeUndefined();
  });

  it('announces what is held as the catalog says', () => {
    expect(toastFor({ is: 'told', outcome: 'held' })).toMatchObject({
      title: 'Payment Successful',
      description: 'Your payment has been securely held in escrow until delivery confirmation.',
    });
  });

  it('announces nothing while the outcome is unknown', () => {
    expect(toastFor({ is: 'told', outcome: 'unknown' })).toBeUndefined();
  });
});

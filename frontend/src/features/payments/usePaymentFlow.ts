import { useCallback, useEffect, useState } from 'react';
import { problemCode } from '../../kit/api/errors';
import type { Payment, Quote } from '../../kit/api/types';
import { toast } from '../../kit/ui/toasts';
import { findOut, finish, pay, type Questions } from './paymentAttempt';
import { type Flow, type FlowEvent, next, toastFor } from './paymentFlow';
import { readPaymentStatus, startPayment, useConfirmPayment } from './payments';
import { authenticate, CardRefused, confirmCard, type Card } from './sandboxCards';

const FIRST: Flow = { step: 'starting', plan: 'standard' };

/** The steps of a payment: client secret, card provider, the server's confirmation. Money only moves on the server, and what is said about the card is the server's word. */
export function usePaymentFlow({ id, shipmentId }: Quote) {
  const [flow, setFlow] = useState(FIRST);
  const { mutateAsync } = useConfirmPayment();
  const happen = useCallback((event: FlowEvent) => {
    setFlow((before) => next(before, event));
    const message = toastFor(event);
    if (message) toast(message);
  }, []);
  const questions = useCallback(
    (): Questions => ({
      confirm: () => logged('The payment is not confirmed', async () => (await mutateAsync(id)).status),
      stored: () => readPaymentStatus(shipmentId, id),
      saysNotCharged: (error) => problemCode(error) === 'payment_not_completed',
      pause: (ms) => new Promise((done) => setTimeout(done, ms)),
      onWait: () => happen({ is: 'waits' }),
    }),
    [mutateAsync, id, shipmentId, happen],
  );
  const ask = useCallback(async () => happen({ is: 'told', outcome: await findOut(questions()) }), [happen, questions]);
  const start = useCallback(
    (plan?: Payment['protectionPlan']) =>
      logged('The payment could not be started', () => startPayment(id, plan)).then(
        (intent) => happen({ is: 'started', intent }),
        (error: unknown) => (saysPaid(error) ? ask() : happen({ is: 'not_started' })),
      ),
    [id, happen, ask],
  );
  useEffect(() => {
    void start();
  }, [start]);

  const charge = async (send: () => Promise<string>) => {
    const { intent } = flow;
    if (!intent) return;
    happen({ is: 'pays' });
    happen(
      await pay(
        { shown: intent, now: () => logged('The card was not sent', () => startPayment(id)), saysPaid },
        { send: () => logged('The card did not pass', send), refusal },
        questions(),
      ),
    );
  };
  const approve = async (outcome: 'pass' | 'fail') => {
    happen({ is: 'pays' });
    happen(
      await finish(
        { send: () => logged('The approval did not pass', () => authenticate(secret, outcome)), refusal },
        questions(),
      ),
    );
  };
  const secret = flow.intent?.clientSecret ?? '';
  return {
    ...flow,
    choosePlan: (plan: Payment['protectionPlan']) => {
      happen({ is: 'starts', plan });
      void start(plan);
    },
    /** Asks for the client secret once more. */
    startAgain: () => {
      happen({ is: 'starts', plan: flow.plan });
      void start(flow.intent && flow.plan);
    },
    payWithCard: (card: Card) => void charge(() => confirmCard(secret, card)),
    authenticate: (outcome: 'pass' | 'fail') => void approve(outcome),
    /** The provider's own fields confirm themselves and return the intent's status, or throw CardRefused. */
    payWithProvider: (send: () => Promise<string>) => void charge(send),
    /** Asks the server once more what became of the card. */
    askAgain: () => {
      happen({ is: 'waits' });
      void ask();
    },
  };
}

function saysPaid(error: unknown): boolean {
  return problemCode(error) === 'already_paid';
}

function refusal(error: unknown): string | undefined {
  return error instanceof CardRefused ? error.message : undefined;
}

/** The words shown to people leave out the cause; anyone investigating a failure finds it in the browser's log. */
async function logged<Answer>(words: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    console.error(words, error);
    throw error;
  }
}

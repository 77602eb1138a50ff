import { useCallback, useEffect, useState } from 'react';
import { problemCode } from '../../kit/api/errors';
import type { Payment } from '../../kit/api/types';
import { toast } from '../../kit/ui/toasts';
import { findOut, finish, pay, type Questions } from './paymentAttempt';
import { type Flow, type FlowEvent, next, type Shown, toastFor } from './paymentFlow';
import type { Payable } from './payable';
import { authenticate, CardRefused, confirmCard, type Card } from './sandboxCards';

/**
 * The steps of a payment: client secret, card provider, the server's confirmation. Money moves only on the server, and
 * what the screen says about the card is what the server says.
 * @param accept for a quote still to be accepted: accepts it before the card is sent. False: it was refused, and the
 * dialog closes.
 */
export function usePaymentFlow({ start: startPayment, confirm, stored }: Payable, accept?: () => Promise<boolean>) {
  // Request nothing before there is something to pay.
  const [isOffer] = useState(accept !== undefined);
  const [flow, setFlow] = useState<Flow>({ step: isOffer ? 'card' : 'starting', plan: 'standard' });
  const happen = useCallback((event: FlowEvent) => {
    setFlow((before) => next(before, event));
    const message = toastFor(event);
    if (message) toast(message);
  }, []);
  const questions = useCallback(
    (): Questions => ({
      confirm: () => logged('The payment is not confirmed', confirm),
      stored,
      saysNotCharged: (error) => problemCode(error) === 'payment_not_completed',
      pause: (ms) => new Promise((done) => setTimeout(done, ms)),
      onWait: () => happen({ is: 'waits' }),
    }),
    [confirm, stored, happen],
  );
  const ask = useCallback(async () => happen({ is: 'told', outcome: await findOut(questions()) }), [happen, questions]);
  const start = useCallback(
    (plan?: Payment['protectionPlan']) =>
      logged('The payment could not be started', () => startPayment(plan)).then(
        (intent) => happen({ is: 'started', intent }),
        (error: unknown) => (saysPaid(error) ? ask() : happen({ is: 'not_started' })),
      ),
    [startPayment, happen, ask],
  );
  useEffect(() => {
    if (!isOffer) void start();
  }, [start, isOffer]);

  const isAccepted = async (): Promise<boolean | undefined> => {
    if (!accept) return true;
    return logged('The quote is not accepted', accept).catch(() => undefined);
  };
  const charge = async (reckoned: number, send: (clientSecret: string) => Promise<string>) => {
    const { intent, plan } = flow;
    const shown: Shown = intent ?? { amount: reckoned, protectionPlan: plan };
    happen({ is: 'pays' });
    const accepted = await isAccepted();
    if (!accepted) return accepted === undefined && happen({ is: 'not_sent' });
    happen(
      await pay(
        {
          shown,
          now: () => logged('The card was not sent', () => startPayment(intent ? undefined : plan)),
          saysPaid,
          onAgreed: (agreed) => happen({ is: 'agreed', intent: agreed }),
        },
        { send: (clientSecret) => logged('The card did not pass', () => send(clientSecret)), refusal },
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
      if (isOffer && !flow.intent) return happen({ is: 'chooses', plan });
      happen({ is: 'starts', plan });
      void start(plan);
    },
    /** Asks for the client secret again. */
    startAgain: () => {
      happen({ is: 'starts', plan: flow.plan });
      void start(flow.intent && flow.plan);
    },
    /** @param reckoned the total on screen, in dollars: what is charged where the server has said nothing yet */
    payWithCard: (card: Card, reckoned: number) =>
      void charge(reckoned, (clientSecret) => confirmCard(clientSecret, card)),
    authenticate: (outcome: 'pass' | 'fail') => void approve(outcome),
    /**
     * The provider's own fields confirm the payment themselves; they return the intent's status or throw CardRefused.
     */
    payWithProvider: (send: (clientSecret: string) => Promise<string>, reckoned: number) => void charge(reckoned, send),
    /** Asks the server again what became of the card. */
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

/** The message on screen leaves out the cause; anyone investigating a failure finds it in the browser's console. */
async function logged<Answer>(words: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    console.error(words, error);
    throw error;
  }
}

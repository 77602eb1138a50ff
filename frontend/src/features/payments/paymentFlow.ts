import type { Payment, PaymentIntent } from '../../kit/api/types';

/**
 * starting: asking for a client secret. failed: there is none. card: the form. processing: the provider has the card.
 * approve: the bank asks for approval. asking: the card's outcome is not known yet. unknown: it could not be found out.
 * The last three states are final: the money is held, under review, or sent back.
 */
export type Step =
  | 'starting'
  | 'failed'
  | 'card'
  | 'processing'
  | 'approve'
  | 'asking'
  | 'unknown'
  | 'held'
  | 'under_review'
  | 'sent_back';

export interface Failure {
  /** As the catalog of errors has it; without one, that there is a problem. */
  title?: BreakOff['title'];
  text: string;
  /** Counts failures, so that each one is announced again. */
  at: number;
}

export interface Flow {
  step: Step;
  plan: Payment['protectionPlan'];
  /** Missing until the quote is accepted. */
  intent?: PaymentIntent;
  failure?: Failure;
}

/** What became of a payment, according to the server. */
export type Outcome = 'held' | 'under_review' | 'sent_back' | 'not_charged' | 'unknown';

/** Why an attempt failed: in the provider's words, if there are any. */
export interface BreakOff {
  title: 'Payment Failed' | 'Payment Error';
  text: string;
}

export type FlowEvent =
  | { is: 'starts'; plan: Payment['protectionPlan'] }
  | { is: 'chooses'; plan: Payment['protectionPlan'] }
  | { is: 'started'; intent: PaymentIntent }
  | { is: 'not_started' }
  | { is: 'pays' }
  | { is: 'agreed'; intent: PaymentIntent }
  | { is: 'changed'; intent: PaymentIntent }
  | { is: 'not_sent' }
  | { is: 'needs_approval' }
  | { is: 'waits' }
  | { is: 'told'; outcome: Outcome; brokeOff?: BreakOff };

export const NOT_STARTED = 'Failed to initialize payment. Please try again.';
export const PROCESS_FAILED: BreakOff = {
  title: 'Payment Error',
  text: 'Failed to process payment. Please try again.',
};

/** The flow after an event. Anything that starts over clears the earlier failure. */
export function next(flow: Flow, event: FlowEvent): Flow {
  const { failure: before, ...rest } = flow;
  const failed = (step: Step, text: string, title?: BreakOff['title']): Flow => ({
    ...rest,
    step,
    failure: { ...(title ? { title } : {}), text, at: (before?.at ?? 0) + 1 },
  });
  switch (event.is) {
    case 'starts':
      return { ...rest, step: 'starting', plan: event.plan };
    case 'chooses':
      return { ...rest, plan: event.plan };
    case 'started':
      return { ...rest, step: 'card', plan: event.intent.protectionPlan, intent: event.intent };
    case 'not_started':
      return failed('failed', NOT_STARTED);
    case 'pays':
      return { ...rest, step: 'processing' };
    case 'agreed':
      return { ...flow, intent: event.intent };
    case 'changed':
      return {
        ...failed(
          'card',
          'The plan was changed in another window, so the total has changed. Nothing was charged. Check it, then pay.',
        ),
        plan: event.intent.protectionPlan,
        intent: event.intent,
      };
    case 'not_sent':
      return failed('card', PROCESS_FAILED.text, PROCESS_FAILED.title);
    case 'needs_approval':
      return { ...rest, step: 'approve' };
    case 'waits':
      return { ...rest, step: 'asking' };
    case 'told':
      if (event.outcome === 'not_charged') {
        const { title, text } = event.brokeOff ?? PROCESS_FAILED;
        return failed('card', `${text} Your card was not charged.`, title);
      }
      return { ...rest, step: event.outcome };
  }
}

/** The toast for an event; undefined if the dialog says it all, as it does of failures: a toast would cover its title. */
export function toastFor(
  event: FlowEvent,
): { title: string; description: string; variant?: 'destructive' } | undefined {
  if (event.is !== 'told') return undefined;
  switch (event.outcome) {
    case 'held':
      return {
        title: 'Payment Successful',
        description: 'Your payment has been securely held in escrow until delivery confirmation.',
      };
    case 'under_review':
      return {
        title: 'Payment under review',
        description: 'The card provider is checking your payment. You do not need to do anything.',
      };
    case 'sent_back':
      return {
        title: 'Payment sent back',
        description: 'It arrived after the booking had ended. Your full payment is going back to your card.',
        variant: 'destructive',
      };
    case 'not_charged':
    case 'unknown':
      return undefined;
  }
}

/** The charge shown on screen: the server's or, before there is one, our own calculation. */
export type Shown = Pick<PaymentIntent, 'amount' | 'protectionPlan'> & Partial<Pick<PaymentIntent, 'clientSecret'>>;

/** Whether the server would now charge something other than what is on screen. */
export function differs(shown: Shown, now: PaymentIntent): boolean {
  return (
    shown.amount !== now.amount ||
    shown.protectionPlan !== now.protectionPlan ||
    (shown.clientSecret !== undefined && shown.clientSecret !== now.clientSecret)
  );
}

/** What a payment's status says about the card; undefined if it does not tell whether the last attempt went through. */
export function outcomeOf(status: Payment['status']): Outcome | undefined {
  switch (status) {
    case 'in_escrow':
    case 'released':
      return 'held';
    case 'paid':
      return 'under_review';
    case 'refunded':
      return 'sent_back';
    case 'pending':
    case 'failed':
      return undefined;
  }
}

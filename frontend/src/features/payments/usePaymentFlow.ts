import { useCallback, useEffect, useState } from 'react';
import { problemCode } from '../../kit/api/errors';
import type { PaymentIntent, Quote } from '../../kit/api/types';
import { toast } from '../../kit/ui/toasts';
import { startPayment, useConfirmPayment } from './payments';
import { authenticate as authenticateCard, CardRefused, confirmCard, type Card } from './sandboxCards';

type Step = 'starting' | 'failed' | 'card' | 'processing' | 'approve' | 'done';

interface Failure {
  text: string;
  /** Makes every failure a new one, so that it is announced again. */
  at: number;
}

/** The free plan; larger ones are a choice. */
const FIRST_PLAN = 'standard';

/** The steps of a payment: client secret, card provider, the server's confirmation. Money moves on the server only. */
export function usePaymentFlow(quote: Quote) {
  const [step, setStep] = useState<Step>('starting');
  const [plan, setPlan] = useState(FIRST_PLAN);
  const [intent, setIntent] = useState<PaymentIntent>();
  const [failure, setFailure] = useState<Failure>();
  const confirm = useConfirmPayment();
  const { mutateAsync, data: payment } = confirm;

  /** `outcome` is said in the dialog only, where it is known what became of the card. */
  const fail = useCallback((title: string, text: string, outcome = ' Your card was not charged.') => {
    toast({ title, description: text, variant: 'destructive' });
    setFailure((before) => ({ text: `${text}${outcome}`, at: (before?.at ?? 0) + 1 }));
  }, []);

  const started = useCallback((next: PaymentIntent) => {
    setIntent(next);
    setStep('card');
  }, []);
  const refused = useCallback(
    (error: unknown) => {
      console.error('The payment could not be started', error);
      if (problemCode(error) === 'already_paid') return setStep('done');
      setStep('failed');
      fail('Error', 'Failed to initialize payment. Please try again.');
    },
    [fail],
  );
  useEffect(() => {
    startPayment(quote.id, FIRST_PLAN).then(started, refused);
  }, [quote.id, started, refused]);
  const choosePlan = (chosen: string) => {
    setPlan(chosen);
    setStep('starting');
    startPayment(quote.id, chosen).then(started, refused);
  };

  const finish = useCallback(
    async (charge: () => Promise<string>) => {
      setFailure(undefined);
      setStep('processing');
      try {
        const status = await charge();
        if (status === 'requires_action') return setStep('approve');
        await mutateAsync(quote.id);
        setStep('done');
        toast({ title: 'Payment Successful', description: 'Your payment has been securely held in escrow until delivery confirmation.' });
      } catch (error) {
        setStep('card');
        if (error instanceof CardRefused) return fail('Payment Failed', error.message);
        console.error('The payment failed', error);
        fail('Payment Error', 'Failed to process payment. Please try again.', '');
      }
    },
    [mutateAsync, quote.id, fail],
  );
  const secret = intent?.clientSecret ?? '';
  return {
    step,
    plan,
    intent,
    failure,
    /** The payment once the server has confirmed it. */
    payment,
    choosePlan,
    payWithCard: (card: Card) => void finish(() => confirmCard(secret, card)),
    authenticate: (outcome: 'pass' | 'fail') => void finish(() => authenticateCard(secret, outcome)),
    /** The provider's own fields confirm by themselves and answer the intent's status, or throw CardRefused. */
    payWithProvider: (charge: () => Promise<string>) => void finish(charge),
  };
}

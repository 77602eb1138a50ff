import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
// Loads Stripe.js from Stripe, as Stripe requires, but only when asked to: only installations with a Stripe key ever
// do.
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef, useState } from 'react';
import { SheetFoot } from '../../kit/ui/SheetFoot';
import { CardRefused } from './sandboxCards';

interface Props {
  publishableKey: string;
  /** What will be charged, in dollars. */
  amount: number;
  label: string;
  busy: boolean;
  /** Called with a complete card. The charge confirms the intent of the client secret it is given. */
  onPay: (charge: (clientSecret: string) => Promise<string>) => void;
}

/**
 * Stripe's own card fields; the card never touches this page or the server. They show before there is an intent, since
 * a quote is accepted and paid in one step: https://docs.stripe.com/payments/accept-a-payment-deferred
 */
export function StripeCard({ publishableKey, amount, label, busy, onPay }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<{ stripe: Stripe; elements: StripeElements }>();
  const [failed, setFailed] = useState(false);
  const cents = Math.round(amount * 100);
  const first = useRef(cents);
  useEffect(() => {
    let left = false;
    let unmount = (): void => undefined;
    const show = async () => {
      const stripe = await loadStripe(publishableKey);
      if (!stripe) throw new Error('Stripe could not be loaded');
      if (left || !place.current) return;
      // Must match how the server creates its intents: Stripe refuses a payment of another kind, currency or amount.
      const elements = stripe.elements({
        mode: 'payment',
        currency: 'usd',
        amount: first.current,
        allowedPaymentMethodTypes: ['card'],
      });
      const fields = elements.create('payment');
      fields.mount(place.current);
      unmount = () => fields.unmount();
      setReady({ stripe, elements });
    };
    show().catch(() => setFailed(true));
    return () => {
      left = true;
      unmount();
    };
  }, [publishableKey]);

  // The fields were created for the amount at the time; choosing another plan changes it.
  useEffect(() => {
    ready?.elements.update({ amount: cents });
  }, [ready, cents]);

  /** The card fields say what is missing before anything is accepted. */
  const submit = async ({ stripe, elements }: NonNullable<typeof ready>) => {
    const { error } = await elements.submit();
    if (!error) onPay((clientSecret) => charge({ stripe, elements }, clientSecret));
  };
  const charge = async ({ stripe, elements }: NonNullable<typeof ready>, clientSecret: string): Promise<string> => {
    const result = await stripe.confirmPayment({ elements, clientSecret, redirect: 'if_required' });
    if (result.error) throw new CardRefused(result.error.message ?? 'Your card was declined.');
    return result.paymentIntent?.status ?? 'processing';
  };
  return (
    <>
      <div ref={place} />
      {failed && (
        <Typography role="alert" color="error">
          The card fields could not be loaded. Check your connection and open this again.
        </Typography>
      )}
      <SheetFoot>
        <Button variant="contained" size="large" disabled={busy || !ready} onClick={() => ready && void submit(ready)}>
          {label}
        </Button>
      </SheetFoot>
    </>
  );
}

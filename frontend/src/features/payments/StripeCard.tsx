import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
// Loads Stripe.js from Stripe, as Stripe requires, when it is asked to and not before: only installations with a Stripe key ever do.
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef, useState } from 'react';
import { CardRefused } from './sandboxCards';

interface Props {
  publishableKey: string;
  clientSecret: string;
  label: string;
  busy: boolean;
  onConfirm: (charge: () => Promise<string>) => void;
}

/** Stripe's own card fields; the card never touches this page or the server. */
export function StripeCard({ publishableKey, clientSecret, label, busy, onConfirm }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<{ stripe: Stripe; elements: StripeElements }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    let unmount = (): void => undefined;
    const show = async () => {
      const stripe = await loadStripe(publishableKey);
      if (!stripe) throw new Error('Stripe could not be loaded');
      if (left || !place.current) return;
      const elements = stripe.elements({ clientSecret });
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
  }, [publishableKey, clientSecret]);

  // The fields were created for the amount at that time; choosing another plan changes it.
  useEffect(() => {
    void ready?.elements.fetchUpdates();
  }, [ready, label]);

  const charge = async ({ stripe, elements }: NonNullable<typeof ready>): Promise<string> => {
    const result = await stripe.confirmPayment({ elements, redirect: 'if_required' });
    if (result.error) throw new CardRefused(result.error.message ?? 'Your card was declined.');
    return result.paymentIntent?.status ?? 'processing';
  };
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <div ref={place} />
      {failed && (
        <Typography role="alert" color="error">
          The card fields could not be loaded. Check your connection and open this again.
        </Typography>
      )}
      <Button
        variant="contained"
        size="large"
        disabled={busy || !ready}
        onClick={() => ready && onConfirm(() => charge(ready))}
      >
        {busy ? 'Processing...' : label}
      </Button>
    </Box>
  );
}

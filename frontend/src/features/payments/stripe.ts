import { pageNonce } from '../../kit/theme/nonce';

/** The part of Stripe.js that is used here. */
export interface StripeElements {
  create(kind: 'payment'): { mount(target: HTMLElement): void; unmount(): void };
}

export interface Stripe {
  elements(options: { clientSecret: string }): StripeElements;
  confirmPayment(options: { elements: StripeElements; redirect: 'if_required' }): Promise<{ error?: { message?: string }; paymentIntent?: { status: string } }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe;
  }
}

let loading: Promise<void> | undefined;

/** Loads Stripe.js from Stripe, as Stripe requires; only installations with a Stripe key ever ask for it. */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://js.stripe.com/v3/';
    script.nonce = pageNonce() ?? '';
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      reject(new Error('Stripe could not be loaded'));
    };
    document.head.append(script);
  });
  await loading;
  if (!window.Stripe) throw new Error('Stripe could not be loaded');
  return window.Stripe(publishableKey);
}

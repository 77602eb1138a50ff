import Stripe from 'stripe';

/** The API version this code was written against; the webhook endpoint at the provider must use the same. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

export interface StripeClientOptions {
  secretKey: string;
  /** Where the API is, if not at Stripe: the card sandbox, `http://127.0.0.1:<port>`. */
  apiUrl?: string | undefined;
}

/** The one client of the card provider: the same for Stripe and for the embedded sandbox, except for the address. */
export function createStripeClient({ secretKey, apiUrl }: StripeClientOptions): Stripe {
  const { hostname, port } = new URL(apiUrl ?? 'https://api.stripe.com');
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    // Money operations retry calls themselves, with their own key and back-off; a second layer of retries would outlive their lease.
    // (The library still repeats a call once when the other side closes the connection, with the same key.)
    maxNetworkRetries: 0,
    timeout: 10_000,
    // Telemetry would write an identifier to the home directory of whoever runs the server.
    telemetry: false,
    httpClient: quietHttpClient(),
    ...(apiUrl ? { host: hostname, port, protocol: 'http' as const } : {}),
  });
}

/** Stripe prints a notice on stderr with test keys; it can only be switched off by the environment or, as here, on the way in. */
function quietHttpClient() {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const response = await makeRequest(...request);
    delete response.getHeaders()['stripe-notice'];
    return response;
  };
  return client;
}

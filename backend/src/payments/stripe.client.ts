import Stripe from 'stripe';

/** The API version that this code was written against; the webhook endpoint at the provider must carry the same. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

export interface StripeClientOptions {
  secretKey: string;
  /** Where the embedded card sandbox listens on the loopback interface. Absent with the real provider. */
  sandbox?: { port: number };
}

/** The one client of the card provider: the same for Stripe itself and for the embedded sandbox, but for the address. */
export function createStripeClient({ secretKey, sandbox }: StripeClientOptions): Stripe {
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    // Calls are repeated by the money operations, with their own key and back-off; a second layer would outlive their lease.
    // (A connection closed by the other side is repeated once by the library all the same, with the same key.)
    maxNetworkRetries: 0,
    timeout: 10_000,
    // Telemetry would write an identifier into the home directory of whoever runs the server.
    telemetry: false,
    httpClient: quietHttpClient(),
    ...(sandbox ? { host: '127.0.0.1', port: sandbox.port, protocol: 'http' as const } : {}),
  });
}

/** Stripe prints a notice on stderr with test keys; it can be switched off only by the environment or, as here, on the way in. */
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

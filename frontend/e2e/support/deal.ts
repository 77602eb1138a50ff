import type { APIRequestContext } from '@playwright/test';

export interface Person {
  id: string;
  email: string;
  token: string;
}

/** Of everybody who is registered here. */
export const PASSWORD = 'yellow trailer on a long road';

/** Registers somebody through the API. */
export async function register(request: APIRequestContext, firstName: string, isCarrier = false): Promise<Person> {
  const email = `${firstName.toLowerCase()}${Date.now()}${Math.floor(Math.random() * 1e6)}@example.test`;
  const { token, user } = await post<{ token: string; user: { id: string } }>(
    request,
    undefined,
    '/api/auth/register',
    { email, password: PASSWORD, firstName, lastName: 'Reyes', isCarrier },
  );
  return { id: user.id, email, token };
}

/** One call as somebody; a refusal fails the test. */
export async function post<T>(
  request: APIRequestContext,
  as: Pick<Person, 'token'> | undefined,
  path: string,
  data: object = {},
): Promise<T> {
  // Only the Bearer token: the cookie that a sign-in sets applies to all callers of this request context.
  const response = await request.post(path, { data, headers: as ? { authorization: `Bearer ${as.token}` } : {} });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

/** A listed shipment. */
export function list(request: APIRequestContext, shipper: Person, title: string): Promise<{ id: string }> {
  return post(request, shipper, '/api/shipments', {
    title,
    category: 'vehicles',
    description: 'Runs and drives, stored indoors.',
    pickupLocation: 'Austin, TX',
    deliveryLocation: 'Denver, CO',
    weight: '4200',
    budget: '1400',
  });
}

/** A carrier's quote for it. */
export function quote(
  request: APIRequestContext,
  carrier: Person,
  shipmentId: string,
  amount = 1240,
): Promise<{ id: string }> {
  return post(request, carrier, '/api/quotes', { shipmentId, amount, message: 'I run this lane every week.' });
}

/** Accepts a quote and pays for it with a card that works. */
export async function acceptAndPay(request: APIRequestContext, shipper: Person, quoteId: string): Promise<void> {
  await post(request, shipper, `/api/quotes/${quoteId}/accept`);
  const { clientSecret } = await post<{ clientSecret: string }>(request, shipper, `/api/quotes/${quoteId}/pay`);
  await post(request, undefined, '/api/sandbox/payment-intents/confirm', {
    clientSecret,
    card: { number: '4242424242424242', expMonth: 12, expYear: 2035, cvc: '123' },
  });
  await post(request, shipper, `/api/payments/${quoteId}/confirm`, { quoteId });
}

import type { APIRequestContext } from '@playwright/test';
import { acceptAndPay, list, PASSWORD, post, quote, register } from '../../../frontend/e2e/support/deal';
import type { Operator } from './console';

/** Makes one of each kind of record that the demo does not have, so that every list has a row to open. */
export async function oneOfEach(request: APIRequestContext, admin: Operator): Promise<void> {
  const [shipper, carrier] = [await register(request, 'Tess'), await register(request, 'Theo', true)];
  const asked = { name: 'Tess', email: 'tess@example.test', topic: 'Insurance', message: 'Is a harp covered?' };
  await post(request, shipper, '/api/support-tickets', asked);
  const key = { name: 'Stock system', scopes: ['shipments:read', 'shipments:write'], password: PASSWORD };
  await post(request, shipper, '/api/api-keys', key);
  const { id: shipmentId } = await list(request, shipper, 'An oak dining table');
  const { id: quoteId } = await quote(request, carrier, shipmentId);
  await acceptAndPay(request, shipper, quoteId);
  const more = { delta: 160, reason: 'other', text: 'With its six chairs.' };
  await post(request, carrier, `/api/shipments/${shipmentId}/change-orders`, more);
  const { id: disputedId } = await list(request, shipper, 'A glass cabinet');
  const { id: disputed } = await quote(request, carrier, disputedId);
  await acceptAndPay(request, shipper, disputed);
  await post(request, admin, '/api/sandbox/disputes', { quoteId: disputed, reason: 'product_not_received' });
}

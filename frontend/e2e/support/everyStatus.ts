import type { APIRequestContext } from '@playwright/test';
import { acceptAndPay, list, type Person, post, quote, register } from './deal';

/** What two people have with each other: a shipment of every status, and what hangs on them. */
export interface Deals {
  shipper: Person;
  carrier: Person;
  /** Shipments, by how far they are. */
  at: Record<
    'draft' | 'listed' | 'quoted' | 'booked' | 'paid' | 'in transit' | 'delivered' | 'completed' | 'cancelled',
    string
  >;
  trip: string;
  tracked: string;
}

/** A shipment of every status between the same two people. */
export async function inEveryStatus(request: APIRequestContext): Promise<Deals> {
  const [shipper, carrier] = [await register(request, 'Cleo'), await register(request, 'Cal', true)];
  const offered = async (title: string) => {
    const { id } = await list(request, shipper, title);
    return { id, quoteId: (await quote(request, carrier, id)).id };
  };
  const { id: draft } = await post<{ id: string }>(request, shipper, '/api/shipments', {
    title: 'A draft',
    pickupLocation: 'Austin, TX',
    deliveryLocation: 'Denver, CO',
    status: 'draft',
  });
  const { id: listed } = await list(request, shipper, 'A kiln');
  const { id: quoted } = await offered('A crate');
  const booked = await offered('A loom');
  await post(request, shipper, `/api/quotes/${booked.quoteId}/accept`);
  const held: string[] = [];
  for (const title of ['A piano', 'A tractor', 'A sailboat', 'A hot tub']) {
    const { id, quoteId } = await offered(title);
    await acceptAndPay(request, shipper, quoteId);
    held.push(id);
  }
  const [paid = '', transit = '', delivered = '', completed = ''] = held;
  for (const id of [transit, delivered, completed]) await post(request, carrier, `/api/shipments/${id}/pickup`);
  for (const id of [delivered, completed]) await post(request, carrier, `/api/shipments/${id}/deliver`);
  await post(request, shipper, `/api/shipments/${completed}/confirm-delivery`);
  const { id: cancelled } = await offered('A bench');
  await post(request, shipper, `/api/shipments/${cancelled}/cancel`);
  await post(request, shipper, '/api/messages', {
    receiverId: carrier.id,
    shipmentId: paid,
    content: 'Is it crated?',
  });
  const { id: trip } = await post<{ id: string }>(request, carrier, '/api/trips', {
    from: 'Austin, TX',
    to: 'Denver, CO',
    firstDay: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  });
  const { path: tracked } = await post<{ path: string }>(request, shipper, `/api/shipments/${transit}/tracking-links`);
  const at = { draft, listed, quoted, booked: booked.id, paid, 'in transit': transit, delivered, completed, cancelled };
  return { shipper, carrier, at, trip, tracked };
}

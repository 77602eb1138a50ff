import type { Quote, Shipment } from '../../kit/api/types';

/** Where a carrier's job stands: to be picked up, on the road, or arrived and only to be confirmed. */
export function jobStage(
  { status }: Pick<Quote, 'status'>,
  next: Shipment['next'],
): 'pickup' | 'road' | 'arrived' | undefined {
  switch (status) {
    case 'accepted':
    case 'paid':
      return 'pickup';
    case 'in_progress':
      return 'road';
    case 'delivered':
      return next?.what === 'confirm-delivery' ? 'arrived' : undefined;
    default:
      return undefined;
  }
}

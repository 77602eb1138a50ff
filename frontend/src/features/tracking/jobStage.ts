import type { Quote, Shipment } from '../../kit/api/types';

/** The stage of a carrier's job: to be picked up, on the road, or delivered and waiting for confirmation. */
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

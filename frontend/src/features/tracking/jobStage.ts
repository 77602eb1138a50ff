import type { Quote } from '../../kit/api/types';

/** Where a carrier's job stands: to be picked up, on the road, or arrived and not confirmed yet. */
export function jobStage({ status }: Pick<Quote, 'status'>): 'pickup' | 'road' | 'arrived' | undefined {
  switch (status) {
    case 'accepted':
    case 'paid':
      return 'pickup';
    case 'in_progress':
      return 'road';
    case 'delivered':
      return 'arrived';
    default:
      return undefined;
  }
}

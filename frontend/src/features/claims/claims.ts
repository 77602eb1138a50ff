import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { useTerms } from '../../kit/api/config';
import { refresh, refreshDeals } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import { callOnce } from '../../kit/api/once';
import { useRead } from '../../kit/api/queries';
import type { Quote, Shipment } from '../../kit/api/types';
import type { ClaimKind } from './claimWords';

/** The claims that the caller is a party to, for one shipment or all, newest first. */
export function useClaims(shipmentId: string | undefined, enabled = true) {
  return useList('/api/claims', { shipmentId }, { limit: 20, enabled });
}

export interface ClaimForm {
  kind: ClaimKind;
  amount: string;
  /** Which of several items; empty: none in particular. */
  itemId: string;
  description: string;
}

/** Opens a claim. Sent again unchanged, it still opens only one. */
export function useOpenClaim(shipmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ photos, ...form }: ClaimForm & { photos: string[] }) =>
      callOnce('POST', '/api/claims', {
        body: {
          shipmentId,
          kind: form.kind,
          amount: Number(form.amount),
          description: form.description.trim(),
          ...(form.itemId ? { itemId: form.itemId } : {}),
          photos,
        },
      }),
    onSettled: () => refreshClaims(client),
  });
}

/** Sends the other party's answer to a claim. */
export function useRespond(claimId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ account, photos }: { account: string; photos: string[] }) =>
      call('POST', '/api/claims/{id}/respond', { params: { id: claimId }, body: { account: account.trim(), photos } }),
    onSettled: () => refreshClaims(client),
  });
}

/** Withdraws the caller's own claim. */
export function useWithdrawClaim(claimId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST', '/api/claims/{id}/withdraw', { params: { id: claimId } }),
    onSettled: () => refreshClaims(client),
  });
}

/**
 * Refetches everything about claims. Not awaited: the form that sent the call is gone once the answer arrives, and its
 * callbacks with it.
 */
function refreshClaims(client: QueryClient): void {
  void refresh(client, '/api/claims');
  void refreshDeals(client);
}

/**
 * The most that can be claimed on a deal, in dollars, and until when; undefined while loading or if there is no limit.
 */
export function useClaimLimits(
  shipment: Shipment,
  deal: Quote,
): { most: number | undefined; plan: string | undefined; until: string | undefined } {
  const terms = useTerms(deal);
  const [payment] = useList('/api/payments', { quoteId: deal.id }).rows;
  const deadlines = useRead('/api/shipments/{id}/timeline', { id: shipment.id }).data?.deadlines;
  const plan = terms?.protectionPlans.find((entry) => entry.id === payment?.protectionPlan);
  return {
    most: plan && Math.min(plan.limit, shipment.declaredValue ?? Infinity),
    plan: plan?.label,
    until: deadlines?.find((deadline) => deadline.kind === 'claim_window')?.dueAt,
  };
}

import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newIdempotencyKey } from '../../kit/api/calls';
import { answer, client as http } from '../../kit/api/client';
import { useTerms } from '../../kit/api/config';
import { refreshDeals } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import { useRead } from '../../kit/api/queries';
import type { Claim, Quote, Shipment, Terms, Timeline } from '../../kit/api/types';
import { noShowDelay } from '../../kit/format/terms';

export type ClaimKind = Claim['kind'];

/** The claims that the caller is a party of, of a shipment or all, newest first. */
export function useClaims(shipmentId: string | undefined, enabled = true) {
  return useList('/api/claims', { search: { shipmentId }, limit: 20, enabled });
}

export interface ClaimForm {
  kind: ClaimKind;
  amount: string;
  description: string;
}

/** Opens a claim. Sent again with nothing changed it is opened once. */
export function useOpenClaim(shipmentId: string) {
  const client = useQueryClient();
  const key = useRef(newIdempotencyKey());
  return useMutation({
    mutationFn: ({ photos, ...form }: ClaimForm & { photos: string[] }) =>
      answer(http.POST('/api/claims', { body: { shipmentId, kind: form.kind, amount: Number(form.amount), description: form.description.trim(), photos }, headers: { 'idempotency-key': key.current } })),
    onError: () => (key.current = newIdempotencyKey()),
    onSettled: () => refreshClaims(client),
  });
}

/** The other party's account of a claim. */
export function useRespond(claimId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ account, photos }: { account: string; photos: string[] }) => answer(http.POST('/api/claims/{id}/respond', { params: { path: { id: claimId } }, body: { account: account.trim(), photos } })),
    onSettled: () => refreshClaims(client),
  });
}

/** Takes one's own claim back. */
export function useWithdrawClaim(claimId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answer(http.POST('/api/claims/{id}/withdraw', { params: { path: { id: claimId } } })),
    onSettled: () => refreshClaims(client),
  });
}

/** Has everything about claims read again. It is not waited for: the form that sent something goes with the answer, and would not hear of it. */
function refreshClaims(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['/api/claims'] });
  void refreshDeals(client);
}

/** What a claim is opened about, in the words of who opens it. */
export const kindWords: Record<ClaimKind, { label: string; text: (terms: Terms | undefined) => string }> = {
  damage: { label: 'Damage or loss', text: () => 'Something arrived broken, incomplete or not at all.' },
  delay: { label: 'Delay', text: () => 'It came later than the quote promised. The refund for the delay is taken off.' },
  no_show: { label: 'Not picked up', text: (terms) => `The agreed pickup date is over and nobody came. Without a claim you get a full refund automatically ${noShowDelay(terms)} that date.` },
  other: { label: 'Something else', text: () => 'Anything that has to do with this job.' },
};

/** The kinds that a side can claim while the shipment is where it is; the server knows the exact hours. */
export function kindsFor(shipment: Shipment, deal: Quote, isOwner: boolean): ClaimKind[] {
  if (shipment.status === 'booked') return isOwner ? ['no_show'] : [];
  if (shipment.status !== 'in_transit' && shipment.status !== 'delivered') return [];
  if (!isOwner) return ['other'];
  return deal.estimatedDeliveryDate ? ['damage', 'delay', 'other'] : ['damage', 'other'];
}

/** Still to be decided. */
export function isOpen(claim: Claim): boolean {
  return claim.status === 'open' || claim.status === 'under_review';
}

/** The most that can be claimed on a deal, in dollars, and until when; undefined while that is read or where it is not said. */
export function useClaimLimits(shipment: Shipment, deal: Quote): { most: number | undefined; plan: string | undefined; until: string | undefined } {
  const terms = useTerms(deal);
  const [payment] = useList('/api/payments', { search: { quoteId: deal.id } }).rows;
  const deadlines = useRead<Timeline>(['/api/shipments', shipment.id, 'timeline']).data?.deadlines;
  const plan = terms?.protectionPlans.find((entry) => entry.id === payment?.protectionPlan);
  return {
    most: plan && Math.min(plan.limit, shipment.declaredValue ?? Infinity),
    plan: plan?.label,
    until: deadlines?.find((deadline) => deadline.kind === 'claim_window')?.dueAt,
  };
}

/** Who acts next on a claim, in one sentence. */
export function claimNext(claim: Claim, mine: boolean): string {
  if (claim.status === 'withdrawn') return mine ? 'You took this claim back.' : 'The claim was taken back.';
  if (!isOpen(claim)) return 'This is decided.';
  if (claim.response === null && claim.status === 'open') return mine ? 'Waiting for the other side to answer.' : 'Your answer is next. Without it the claim is looked at after 2 business days.';
  return 'Haulway looks at what both sides said and decides.';
}

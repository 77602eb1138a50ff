import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../kit/api/calls';
import { explain } from '../../kit/api/errors';
import { readKey } from '../../kit/api/reads';
import { useRead } from '../../kit/api/queries';
import type { PreviewedEstimate } from '../../kit/api/types';
import type { CategoryId } from '../../kit/format/labels';
import { sentence } from '../../kit/format/words';

/** At most this many estimates are shown before the item is listed. */
export const MOST_PREVIEWED = 5;

/** How long the form must be idle before prices are requested. */
const PAUSE_MS = 1_000;
const LONGEST_TITLE = 200;

export interface PreviewInput {
  userId: string;
  category: CategoryId;
  weight: string;
  pickupLocation: string;
  deliveryLocation: string;
  title: string;
  /** The chosen kind; if empty, it is inferred from the title. */
  subcategory: string;
  /** The shipper does not know the weight, so the usual item of the kind is priced. */
  isUnsure: boolean;
}

/**
 * Live estimates for an item that is not listed yet. Requested one second after the last change, once category, weight
 * and both places are filled in; no weight is needed if the shipper does not know it. A failure is logged, and estimates
 * that are there stay.
 */
export function usePricePreview({
  userId,
  category,
  weight,
  pickupLocation,
  deliveryLocation,
  title,
  subcategory,
  isUnsure,
}: PreviewInput) {
  const [estimates, setEstimates] = useState<PreviewedEstimate[]>([]);
  const [isCalculating, setCalculating] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isWeightKnown = weight.trim() !== '';
  const isReady =
    (isWeightKnown || isUnsure) && [category, pickupLocation, deliveryLocation].every((value) => value.trim() !== '');
  useEffect(() => {
    if (!isReady) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setCalculating(true);
      const body = {
        id: 'preview',
        userId,
        category,
        ...(weight.trim() === '' ? {} : { weight }),
        pickupLocation,
        deliveryLocation,
        title: title.trim().slice(0, LONGEST_TITLE),
        subcategory,
        status: 'draft',
      };
      call('POST', '/api/calculate-shipping-rates', { body, signal: stop.signal })
        .then(setEstimates)
        .catch((error: unknown) => {
          if (stop.signal.aborted) return;
          console.error('Prices could not be calculated', error);
          setFailure(explain(error, 'Prices cannot be calculated right now.'));
        })
        .finally(() => {
          if (!stop.signal.aborted) setCalculating(false);
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
      setCalculating(false);
      setFailure(undefined);
    };
  }, [isReady, userId, category, weight, pickupLocation, deliveryLocation, title, subcategory]);
  return { estimates: isReady ? estimates : [], isWeightKnown, isCalculating, isReady, failure };
}

/** A route and an item to price; open to everybody. */
export interface TruthSearch {
  from: string;
  to: string;
  category: CategoryId;
  weight?: string;
  /** The kind of item, by the server's name; if empty, the category's usual item. */
  kind?: string;
}

const NOWHERE: TruthSearch = { from: '', to: '', category: 'vehicles' };

/** What a job typically costs, and how often that was right. Requested once there are two places. */
export function usePriceTruth(search: TruthSearch | undefined) {
  const { kind: subcategory, ...asked } = search ?? NOWHERE;
  return useRead('/api/price-truth', { ...asked, subcategory }, { enabled: search !== undefined });
}

/** A kind's name for a choice, out of its phrase: `a pickup truck` shows as "Pickup truck". */
export function kindLabel({ phrase }: { phrase: string }): string {
  return sentence(phrase.replace(/^an? /, ''));
}

const STORED = '/api/shipments/{id}/price-comparisons';

/** The stored estimates of a shipment. */
export function usePriceComparisons(shipmentId: string) {
  return useRead(STORED, { id: shipmentId });
}

/** Recalculates a shipment's estimates. */
export function useRefreshPrices(shipmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST', STORED, { params: { id: shipmentId } }),
    onSuccess: (estimates) => client.setQueryData(readKey(STORED, { id: shipmentId }), estimates),
  });
}

import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CATEGORIES } from '../../kit/format/labels';
import { emptyItem, type ListItemForm } from './listing';
import type { readItemDraft } from './useItemDraft';

type Start = Partial<ListItemForm>;
type Draft = ReturnType<typeof readItemDraft>;

const LONGEST: Readonly<Record<string, number>> = { title: 200, from: 300, to: 300, weight: 12, kind: 100 };

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The fields filled in by the list form's address: `/list-item?from=&to=&title=&category=&kind=&weight=&prefill=`. The
 * query is then removed from the address.
 */
export function useListItemStart(): Start {
  const [params, setParams] = useSearchParams();
  const [start] = useState(() => startOf(params));
  const isGiven = params.size > 0;
  useEffect(() => {
    if (isGiven) setParams({}, { replace: true });
  }, [isGiven, setParams]);
  return start;
}

/** The fields that an address gives; anything not in the form is ignored. */
export function startOf(params: URLSearchParams): Start {
  const given = (name: string) => params.get(name)?.trim().slice(0, LONGEST[name]) || undefined;
  const weight = given('weight');
  const category = CATEGORIES.find(({ id }) => id === params.get('category'))?.id;
  const fields = {
    title: given('title'),
    pickupLocation: given('from'),
    deliveryLocation: given('to'),
    weight: weight && /^\d+(\.\d{1,2})?$/.test(weight) ? weight : undefined,
    category,
    // A kind belongs to a category.
    subcategory: category && given('kind'),
    prefillId: ID.test(params.get('prefill') ?? '') ? given('prefill') : undefined,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * What was typed before, plus what the address gives. If the two disagree, it is another item and the form starts over,
 * so that a piano is not listed with the boat's description.
 */
export function withStart(draft: Draft, start: Start): Draft {
  const isOther = Object.entries(start).some(([name, value]) => {
    const typed = draft.item[name as keyof ListItemForm];
    return typed !== emptyItem[name as keyof ListItemForm] && typed !== value;
  });
  return isOther ? { item: { ...emptyItem, ...start }, photos: [] } : { ...draft, item: { ...draft.item, ...start } };
}

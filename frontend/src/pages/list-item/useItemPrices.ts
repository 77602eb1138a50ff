import { useWatch } from 'react-hook-form';
import { usePricePreview } from '../../features/pricing/pricing';
import type { ItemForm } from './useItemForm';

export type ItemPrices = ReturnType<typeof useItemPrices>;

/** What shipping the item would cost as far as it is typed, and what that is made of. */
export function useItemPrices({ form, isUnsure }: ItemForm, userId: string) {
  const [category, weight, pickupLocation, deliveryLocation, title, subcategory, runs, items] = useWatch({
    control: form.control,
    name: ['category', 'weight', 'pickupLocation', 'deliveryLocation', 'title', 'subcategory', 'runs', 'items'],
  });
  const preview = usePricePreview({
    userId,
    category,
    weight,
    pickupLocation,
    deliveryLocation,
    title,
    subcategory,
    // Of several, few know what each weighs; listed so, they are priced by what such loads usually weigh, too.
    isUnsure: isUnsure || items.length > 0,
  });
  const [priced] = preview.estimates;
  return {
    preview: { ...preview, doesNotRun: category === 'vehicles' && runs === 'no' },
    title,
    category,
    pickupLocation,
    deliveryLocation,
    /** The kind it is priced as, once it has a price, and the one that was chosen. */
    pricedAs: priced?.kind,
    chosenKind: subcategory,
    kind: subcategory || (priced?.kind ?? null),
  };
}

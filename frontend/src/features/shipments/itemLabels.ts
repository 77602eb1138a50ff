import type { FieldPath } from 'react-hook-form';
import { MOST_ITEMS } from './items';
import type { ListItemForm } from './listing';

type Labels = Partial<Record<FieldPath<ListItemForm>, string>>;

/** The fields in order, with their labels. */
export const ITEM_LABELS: Record<Exclude<keyof ListItemForm, 'pickup' | 'delivery' | 'items' | 'prefillId'>, string> &
  Labels = {
  title: 'Title',
  subcategory: 'Priced as',
  category: 'Category',
  description: 'Description',
  pickupLocation: 'Pickup Location',
  deliveryLocation: 'Delivery Location',
  when: 'When?',
  pickupDate: 'Pickup day',
  pickupUntil: 'Last day',
  deliveryDate: 'Delivered by',
  weight: 'Weight (lbs)',
  dimensions: 'Dimensions (L x W x H, ft)',
  budget: 'Budget ($)',
  bookNowPrice: 'Book-now price ($)',
  bookNowFor: 'Who can book now',
  onlyFor: 'Show it first to',
  runs: 'Does it run?',
  declaredValue: 'Declared value ($)',
  ...endLabels('pickup', 'at pickup'),
  ...endLabels('delivery', 'at delivery'),
  deliveryFrom: 'Not before',
  ...itemLabels(),
};

function itemLabels(): Labels {
  const fields = {
    title: '',
    quantity: ': how many',
    weight: ': weight',
    dimensions: ': size',
    declaredValue: ': value',
  };
  return Object.fromEntries(
    Array.from({ length: MOST_ITEMS }, (_, index) =>
      Object.entries(fields).map(([field, what]) => [`items.${index}.${field}`, `Item ${index + 1}${what}`]),
    ).flat(),
  );
}

function endLabels(end: 'pickup' | 'delivery', where: string): Labels {
  return {
    [`${end}.place`]: `Where ${where}`,
    [`${end}.stairs`]: `Steps ${where}`,
    [`${end}.lift`]: `Elevator ${where}`,
    [`${end}.note`]: `Access ${where}`,
    [`${end}.from`]: `Earliest time ${where}`,
    [`${end}.to`]: `Latest time ${where}`,
    [`${end}.address`]: `Street address ${where}`,
    [`${end}.name`]: `Contact ${where}`,
    [`${end}.phone`]: `Phone ${where}`,
  };
}

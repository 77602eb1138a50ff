import type { Import } from './imports';

/** What a column can be, in the words of the form for one item. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  externalRef: 'Your number',
  title: 'Title',
  category: 'Category',
  subcategory: 'Kind of item',
  description: 'Description',
  pickupLocation: 'Pickup place',
  deliveryLocation: 'Delivery place',
  pickupAddress: 'Pickup street',
  deliveryAddress: 'Delivery street',
  pickupDate: 'Pickup day',
  pickupUntil: 'Last pickup day',
  deliveryFrom: 'First delivery day',
  deliveryDate: 'Delivery day',
  weight: 'Weight (lbs)',
  dimensions: 'Dimensions',
  budget: 'Budget',
  declaredValue: 'Declared value',
  runs: 'Drives by itself',
  bookNowPrice: 'Book-now price',
  bookNowFor: 'Who may book now',
  pickupContact: 'Pickup contact',
  pickupPhone: 'Pickup phone',
  deliveryContact: 'Delivery contact',
  deliveryPhone: 'Delivery phone',
  metadata: 'Note for yourself',
  status: 'Draft or listed',
};

const figure = (count: number) => count.toLocaleString('en-US');
const counted = (count: number, one: string) => `${figure(count)} ${one}${count === 1 ? '' : 's'}`;

/** How far an import is, in a few words. */
export function standingOf({ state, rows, created, existing, refused, wrong, failure }: Import): string {
  switch (state) {
    case 'reading':
      return 'Being checked';
    case 'failed':
      return failure ?? 'Could not be read';
    case 'checked':
      return `${counted(rows, 'row')}, not listed yet`;
    case 'running':
      return `Listing: ${figure(created + existing)} of ${counted(rows, 'row')}`;
    case 'finished':
      return endOf(created, existing, refused + wrong);
  }
}

function endOf(created: number, existing: number, left: number): string {
  return [
    `${counted(created, 'shipment')} listed`,
    existing > 0 ? `${figure(existing)} listed before` : '',
    left > 0 ? `${figure(left)} left out` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

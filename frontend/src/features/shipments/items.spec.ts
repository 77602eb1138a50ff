import { sumsOf } from './itemSums';
import { itemsOf, noItem } from './items';

const chair = {
  ...noItem,
  title: ' Dining chair ',
  quantity: '3',
  weight: '15.1',
  declaredValue: '33.33',
  dimensions: '2 x 2 x 3',
};
const table = { ...noItem, title: 'Oak table', weight: '120.05', declaredValue: '800', dimensions: '6 X 3 X 2.5' };

test('the sums are quantity times each, to the hundredth, and the size is that of the largest', () => {
  expect(sumsOf([chair, table])).toEqual({ weight: '165.35', declaredValue: '899.99', dimensions: '6 X 3 X 2.5' });
});

test('a sum is not known unless all say theirs', () => {
  expect(sumsOf([chair, { ...table, weight: '', declaredValue: '0' }])).toEqual({
    weight: '',
    declaredValue: '',
    dimensions: '6 X 3 X 2.5',
  });
  expect(sumsOf([noItem]).dimensions).toBe('');
});

test('what is left empty is not sent as nothing', () => {
  expect(itemsOf([chair, { ...table, itemId: 'a', photos: ['/p'], note: 'Wrapped', weight: '' }])).toEqual([
    { title: 'Dining chair', quantity: 3, weight: 15.1, dimensions: '2 x 2 x 3', declaredValue: 33.33 },
    {
      id: 'a',
      title: 'Oak table',
      quantity: 1,
      weight: null,
      dimensions: '6 X 3 X 2.5',
      declaredValue: 800,
      note: 'Wrapped',
      photos: ['/p'],
    },
  ]);
});

import { itemFacts, itemLine } from './items';
import { allPhotos } from './photos';

const chair = {
  id: '1',
  title: 'Dining chair',
  quantity: 3,
  weight: 15.1,
  dimensions: '2 x 2 x 3',
  declaredValue: 33.33,
  note: 'Wrapped',
  photos: ['/c'],
  masked: [],
};

test('an item is one line, with what all of them weigh', () => {
  expect(itemLine(chair)).toBe('3 x Dining chair, 45.3 lbs');
  expect(itemLine({ ...chair, quantity: 1 })).toBe('Dining chair, 15.1 lbs');
  expect(itemLine({ ...chair, quantity: 1200, weight: null })).toBe('1,200 x Dining chair');
});

test('what else it says is of each of them', () => {
  expect(itemFacts(chair)).toBe('2 x 2 x 3 ft, worth $33.33 each. Wrapped');
  expect(itemFacts({ ...chair, quantity: 1, declaredValue: null, note: null })).toBe('2 x 2 x 3 ft');
  expect(itemFacts({ ...chair, dimensions: null, declaredValue: null, note: null })).toBe('');
});

test("items' photos come after the shipment's, each once, and say what they show", () => {
  expect(
    allPhotos({ photos: ['/a', '/b'], photoCaptions: ['Front'], items: [chair, { ...chair, photos: ['/b'] }] }),
  ).toEqual({
    photos: ['/a', '/b', '/c'],
    captions: ['Front', '', 'Dining chair'],
  });
});

import { expect, it } from '@jest/globals';
import { changesOf, emptyItem, listingOf } from './listing';

const item = {
  ...emptyItem,
  title: ' Grand piano ',
  description: 'A grand piano, 6 ft',
  pickupLocation: 'Austin, TX',
  deliveryLocation: ' Denver, CO',
  weight: '700.50',
  budget: '1200',
};

it('lists an item as it was typed, without what was left empty', () => {
  expect(JSON.parse(JSON.stringify(listingOf(item, [])))).toEqual({
    title: 'Grand piano',
    category: 'vehicles',
    description: 'A grand piano, 6 ft',
    pickupLocation: 'Austin, TX',
    deliveryLocation: 'Denver, CO',
    weight: '700.50',
    budget: '1200',
  });
});

it('lists an item with its photos', () => {
  expect(listingOf(item, ['/api/uploads/1']).photos).toEqual(['/api/uploads/1']);
});

it('removes from a listing what was emptied', () => {
  expect(changesOf({ ...item, weight: ' ', dimensions: '', budget: '', photos: [] })).toMatchObject({
    title: 'Grand piano',
    weight: null,
    dimensions: null,
    budget: null,
    photos: [],
  });
});

import { expect, it } from '@jest/globals';
import { accessOfPicked, changesOf, emptyItem, listingOf, whenOf } from './listing';
import { startOf } from './useListItemStart';

const item = {
  ...emptyItem,
  title: ' Grand piano ',
  description: 'A grand piano, 6 ft',
  pickupLocation: 'Austin, TX',
  deliveryLocation: ' Denver, CO',
  weight: '700.50',
  budget: '1200',
};

it('lists an item as typed, without empty fields', () => {
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
  expect(listingOf(item, ['/api/uploads/1'], ['']).photos).toEqual(['/api/uploads/1']);
  expect(listingOf(item, ['/api/uploads/1'], [''])).not.toHaveProperty('photoCaptions');
  expect(listingOf(item, ['/api/uploads/1'], ['Front']).photoCaptions).toEqual(['Front']);
});

it('lists at a book-now price, and names who may book only with one', () => {
  expect(listingOf({ ...item, bookNowPrice: '900', bookNowFor: 'proven' }, [])).toMatchObject({
    bookNowPrice: 900,
    bookNowFor: 'proven',
  });
  expect(listingOf({ ...item, bookNowFor: 'proven' }, [])).not.toHaveProperty('bookNowFor');
  const emptied = changesOf({ ...item, bookNowPrice: ' ', bookNowFor: 'proven', photos: [], captions: [] });
  expect(emptied).toMatchObject({ bookNowPrice: null, bookNowFor: null });
});

it('chooses who sees it first until it is listed', () => {
  expect(listingOf({ ...item, onlyFor: ['dale'] }, []).onlyFor).toEqual(['dale']);
  expect(listingOf(item, [])).not.toHaveProperty('onlyFor');
  const form = { ...item, onlyFor: ['dale'], photos: [], captions: [] };
  expect(changesOf(form).onlyFor).toEqual(['dale']);
  expect(changesOf({ ...form, isListed: true })).not.toHaveProperty('onlyFor');
});

it('removes from a listing what was emptied', () => {
  expect(changesOf({ ...item, weight: ' ', dimensions: '', budget: '', photos: [], captions: [] })).toMatchObject({
    title: 'Grand piano',
    weight: null,
    dimensions: null,
    budget: null,
    photos: [],
  });
});

it.each([
  ['flexible', {}],
  ['by', { pickupDate: '2026-11-28' }],
  ['on', { pickupDate: '2026-11-28', pickupUntil: '2026-11-28' }],
  ['between', { pickupDate: '2026-11-28', pickupUntil: '2026-12-01' }],
] as const)('says when: %s', (when, days) => {
  // What was typed before choosing another option stays in the form but is not sent.
  const form = { ...item, when, pickupDate: '2026-11-28', pickupUntil: '2026-12-01', deliveryDate: '2026-12-05' };
  const all = { pickupDate: null, pickupUntil: null, ...days };
  expect(listingOf(form, [])).toMatchObject({ ...days, deliveryDate: '2026-12-05' });
  expect(Object.keys(listingOf(form, [])).filter((field) => field.startsWith('pickup'))).toEqual([
    'pickupLocation',
    ...Object.keys(days),
  ]);
  expect(changesOf({ ...form, photos: [], captions: [] })).toMatchObject({ ...all, deliveryDate: '2026-12-05' });
  expect(whenOf(all)).toBe(when);
});

it('tells what was asked further, each part only where it was filled in', () => {
  const form = {
    ...item,
    category: 'vehicles' as const,
    pickup: {
      ...item.pickup,
      address: ' 200 Congress Ave ',
      phone: '(512) 555-0142',
      stairs: '0',
      lift: 'no' as const,
    },
    delivery: { ...item.delivery, note: 'Ring twice', from: '08:00', to: '12:00' },
    runs: 'no' as const,
    declaredValue: '900',
  };
  const body = {
    pickupAddress: '200 Congress Ave',
    pickupContact: { name: null, phone: '(512) 555-0142' },
    pickupAccess: { place: null, stairs: 0, lift: false, note: null },
    deliveryAccess: { place: null, stairs: null, lift: null, note: 'Ring twice' },
    deliveryHours: { from: '08:00', to: '12:00' },
    runs: false,
    declaredValue: 900,
  };
  expect(listingOf(form, [])).toMatchObject(body);
  expect(changesOf({ ...form, photos: [], captions: [] })).toMatchObject({
    ...body,
    pickupHours: null,
    deliveryContact: null,
  });
  // An excavator runs or does not, a sofa never does.
  expect(listingOf({ ...form, category: 'heavy_equipment' }, [])).toMatchObject({ runs: false });
  expect(listingOf({ ...form, category: 'other' }, [])).not.toHaveProperty('runs');
});

it('takes over the access kept with an own address that is picked, and never what somebody typed', () => {
  const home = {
    address: '17 Elm St, Austin, TX',
    access: { place: 'inside' as const, stairs: 12, lift: false, note: null },
  };
  const yard = { address: '1 Yard Rd, Denver, CO', access: null };
  const own = [home, yard];
  const ofHome = { place: 'inside', stairs: '12', lift: 'no', note: '' } as const;
  const none = { place: '', stairs: '', lift: '', note: '' } as const;
  expect(accessOfPicked(emptyItem.pickup, home.address, own)).toEqual(ofHome);
  // Another address takes the first one's access away again.
  expect(accessOfPicked(ofHome, yard.address, own)).toEqual(none);
  expect(accessOfPicked(ofHome, 'Denver, CO', own)).toEqual(none);
  expect(accessOfPicked({ ...ofHome, note: 'Ring twice' }, yard.address, own)).toBeUndefined();
  expect(accessOfPicked({ ...none, place: 'curb' }, home.address, own)).toBeUndefined();
  for (const place of [yard.address, 'Denver, CO']) expect(accessOfPicked(none, place, own)).toBeUndefined();
});

it('says which estimate of a widget it is listed from', () => {
  const prefillId = '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11';
  const start = startOf(new URLSearchParams({ prefill: prefillId, from: 'Austin, TX', weight: '4200' }));
  expect(start).toEqual({ prefillId, pickupLocation: 'Austin, TX', weight: '4200' });
  expect(startOf(new URLSearchParams({ prefill: '../../users/me', from: 'Austin, TX' }))).not.toHaveProperty(
    'prefillId',
  );
  expect(listingOf({ ...item, ...start }, []).prefillId).toBe(prefillId);
  expect(listingOf(item, [])).not.toHaveProperty('prefillId');
});

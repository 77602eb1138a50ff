import { expect, it } from '@jest/globals';
import { addressesFrom, addressesOf } from './addresses';

const shipment = {
  pickupAddress: '200 Congress Ave',
  deliveryAddress: null,
  pickupContact: { name: 'Dana', phone: null },
  deliveryContact: { name: 'Ray', phone: '(720) 555-0101' },
};

it('tells only what is new of the streets and contacts', () => {
  const form = addressesFrom(shipment);
  expect(addressesOf(form, shipment)).toEqual({});
  const after = {
    // A street that was given is replaced, and never taken away.
    pickupAddress: ' ',
    pickupContact: { name: 'Dana', phone: ' (512) 555-0142' },
    deliveryAddress: ' 1701 Wynkoop St',
    deliveryContact: { name: '', phone: '' },
  };
  expect(addressesOf(after, shipment)).toEqual({
    pickupContact: { name: 'Dana', phone: '(512) 555-0142' },
    deliveryAddress: '1701 Wynkoop St',
    deliveryContact: null,
  });
});

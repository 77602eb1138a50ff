import { type AskedDays, askedDaysFaults, type GivenDays } from './asked-days.js';

const NOW = new Date('2027-03-09T17:00:00Z');

describe('the days of whoever takes a listing', () => {
  const asked: AskedDays = {
    pickupDate: '2027-03-12',
    pickupUntil: '2027-03-15',
    deliveryFrom: '2027-03-18',
    deliveryDate: '2027-03-20',
  };
  const nothing: AskedDays = { pickupDate: null, pickupUntil: null, deliveryFrom: null, deliveryDate: null };
  const by: AskedDays = { ...nothing, pickupDate: '2027-03-15' };
  type Case = [
    what: string,
    asked: AskedDays,
    pickup: string,
    until: string | null,
    delivery: string | null,
    faults: string[],
  ];
  const cases: Case[] = [
    ['anything, where nothing is asked for', nothing, '2027-04-01', '2027-04-03', null, []],
    ['the first and the last day of the window', asked, '2027-03-12', '2027-03-15', '2027-03-20', []],
    ['a pickup too early', asked, '2027-03-11', null, '2027-03-20', ['estimatedPickupDate']],
    ['a pickup too late', asked, '2027-03-16', null, '2027-03-20', ['estimatedPickupDate']],
    ['a window that ends too late', asked, '2027-03-14', '2027-03-16', '2027-03-20', ['estimatedPickupUntil']],
    ['no delivery day where one is asked for', asked, '2027-03-12', null, null, ['estimatedDeliveryDate']],
    ['a delivery too late', asked, '2027-03-12', null, '2027-03-21', ['estimatedDeliveryDate']],
    ['a delivery too early', asked, '2027-03-12', null, '2027-03-17', ['estimatedDeliveryDate']],
    ['a pickup well before the day it is asked for by', by, '2027-03-10', null, null, []],
    ['a pickup after the day it is asked for by', by, '2027-03-16', null, null, ['estimatedPickupDate']],
    ['a day that has passed', nothing, '2027-03-08', null, null, ['estimatedPickupDate']],
    ['a window too long', nothing, '2027-03-10', '2027-03-16', null, ['estimatedPickupUntil']],
    ['a delivery before the pickup', nothing, '2027-03-12', null, '2027-03-11', ['estimatedDeliveryDate']],
  ];
  it.each(cases)('%s', (_what, listing, pickup, until, delivery, faults) => {
    const given: GivenDays = {
      estimatedPickupDate: pickup,
      estimatedPickupUntil: until,
      estimatedDeliveryDate: delivery,
    };
    expect(askedDaysFaults(given, listing, NOW, 'America/Chicago').map(({ path }) => path)).toEqual(faults);
  });

  it('begin with the present day at the pickup place, where it may have begun already', () => {
    const given = { estimatedPickupDate: '2027-03-09', estimatedPickupUntil: null, estimatedDeliveryDate: null };
    const late = new Date('2027-03-10T03:00:00Z');
    expect(askedDaysFaults(given, nothing, late, 'America/Chicago')).toEqual([]);
    expect(askedDaysFaults(given, nothing, late, 'Asia/Tokyo')).toHaveLength(1);
  });
});

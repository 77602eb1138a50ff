import { describe, expect, it } from '@jest/globals';
import { addressOf, geoLink, mapsLink, phoneIn, toBring } from './jobSheet';

describe('the job sheet', () => {
  it.each([
    ['Dana, (512) 555-0142', '5125550142'],
    ['Dana, +1 512 555 0142, after 9', '+15125550142'],
    ['512-555-0142', '5125550142'],
    ['Dana, gate 12, suite 400', undefined],
  ])('finds whom to call in "%s"', (contact, phone) => {
    expect(phoneIn(contact)).toBe(phone);
  });

  it.each([
    [null, 'Austin, TX', 'Austin, TX'],
    ['200 Congress Ave', 'Austin, TX', '200 Congress Ave, Austin, TX'],
    ['200 Congress Ave, Austin, TX', 'Austin, TX', '200 Congress Ave, Austin, TX'],
    ['200 Congress Ave', '200 Congress Ave, Austin, TX', '200 Congress Ave, Austin, TX'],
    ['200 Congress Ave, Austin, TX 78701', 'Austin, TX 78704', '200 Congress Ave, Austin, TX 78701'],
    ['1 Main St, Round Rock, TX', 'Austin, TX', '1 Main St, Round Rock, TX'],
    ['98 San Jacinto Blvd', '200 Congress Ave, Austin, TX', '98 San Jacinto Blvd, Austin, TX'],
    ['200 Congress Ave', '78701', '200 Congress Ave, 78701'],
    ['290 Bremner Blvd, Toronto, ON M5V 3L9', 'Toronto, ON', '290 Bremner Blvd, Toronto, ON M5V 3L9'],
  ])('names the street %s in %s once, with its city', (street, place, whole) => {
    expect(addressOf(street, place)).toBe(whole);
  });

  it('leads to an address in every map app', () => {
    expect(mapsLink('200 Congress Ave, Austin, TX')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=200%20Congress%20Ave%2C%20Austin%2C%20TX',
    );
    expect(geoLink('Austin, TX')).toBe('geo:0,0?q=Austin%2C%20TX');
  });

  it.each([
    ['vehicles', null, true, 'Straps and wheel chocks'],
    ['vehicles', 'car', false, 'Straps, wheel chocks and a winch'],
    ['vehicles', null, null, 'Straps and wheel chocks, and a winch unless it runs'],
    // A boat drives onto nothing.
    ['vehicles', 'boat', null, 'Straps, and a hitch if it comes on its trailer'],
    ['vehicles', 'sailboat', false, 'Straps, and a hitch if it comes on its trailer'],
    // Nor does a trailer.
    ['vehicles', 'trailer', null, 'Straps and wheel chocks, and a hitch if it is towed'],
    ['heavy_equipment', 'excavator', null, 'Chains, binders and ramps'],
    ['heavy_equipment', 'excavator', false, 'Chains, binders and ramps, and a winch'],
    ['household_items', 'piano', null, 'Blankets, straps and a dolly'],
    ['animals', 'horse', null, 'Water, and room for the health papers'],
    // A category that is newer than the page.
    ['unheard of', null, null, 'Blankets and straps'],
    [null, null, null, 'Blankets and straps'],
  ])('says what to bring for %s, %s, running: %s', (category, subcategory, runs, words) => {
    expect(toBring({ category: category as 'other' | null, subcategory, runs })).toBe(words);
  });
});

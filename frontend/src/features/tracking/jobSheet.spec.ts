import { describe, expect, it } from '@jest/globals';
import type { ChangeOrder } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { addressOf, geoLink, mapsLink, openChangeWords, phoneIn, toBring } from './jobSheet';

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
  ])('names the street %s in %s once, with its city', (street, place, whole) => {
    expect(addressOf(street, place)).toBe(whole);
  });

  it('leads to an address in every map app', () => {
    expect(mapsLink('200 Congress Ave, Austin, TX')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=200%20Congress%20Ave%2C%20Austin%2C%20TX',
    );
    expect(geoLink('Austin, TX')).toBe('geo:0,0?q=Austin%2C%20TX');
  });

  it('says what the pickup ends, while it is open', () => {
    const change = {
      kind: 'change',
      side: 'carrier',
      delta: 150,
      expiresAt: '2027-03-07T17:00:00Z',
      next: { who: 'owner', what: 'accept' },
    } as ChangeOrder;
    const [before, after] = [Date.parse('2027-03-07T16:59:00Z'), Date.parse('2027-03-07T17:01:00Z')];
    const words = (changes: object, now = before) => openChangeWords({ ...change, ...changes }, { amount: 500 }, now);
    const until = dayAndTime(change.expiresAt);
    expect(words({})).toEqual({
      line: `The shipper can answer your request for $650.00 until ${until}.`,
      ends: 'This ends your request for $650.00. $500.00 stands.',
    });
    expect(words({ delta: 0 })?.ends).toBe('This ends your request. $500.00 stands.');
    expect(words({ next: { who: 'owner', what: 'pay' } })).toEqual({
      line: `The shipper can pay the extra $150.00 until ${until}.`,
      ends: 'This ends the change to $650.00. $500.00 stands.',
    });
    expect(words({ side: 'shipper' })?.line).toBe(`The shipper proposes a change. You can answer it until ${until}.`);
    expect([words({}, after), words({ kind: 'end' }), openChangeWords(undefined, { amount: 500 })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('says what to bring, also for a category that is newer than the page', () => {
    expect(toBring('vehicles')).toContain('winch');
    expect(toBring('unheard of' as 'other')).toBe(toBring(null));
  });
});

import { describe, expect, it } from '@jest/globals';
import { CATEGORIES, categoryLabel, factLabel, SHIPMENT_LABELS, wordsOf } from './labels';
import { maskedInPublic, maskedText } from './masked';
import { count, ofTotal, personName, sentence, totalWords } from './words';

describe('words', () => {
  it('are stored words with spaces, capitalized at the start of a sentence', () => {
    expect([sentence('in_transit'), sentence('no_show')]).toEqual(['In transit', 'No show']);
  });

  it('count', () => {
    expect([count(1, 'quote'), count(2, 'quote'), count(1204, 'mile'), count(0, 'review')]).toEqual([
      '1 quote',
      '2 quotes',
      '1,204 miles',
      '0 reviews',
    ]);
  });

  it('say when there are more than were counted', () => {
    expect([
      totalWords({ total: 10_000, isCapped: true }),
      totalWords({ total: undefined, isCapped: false }),
      ofTotal({ rows: [1, 2], total: 133, isCapped: false }),
    ]).toEqual(['10,000+', '0', '2 of 133']);
  });

  it('name a person by the first name and one letter', () => {
    const cases = [
      { firstName: 'Dana', lastInitial: 'K' },
      { firstName: 'Dana', lastInitial: 'K.' },
      { firstName: null, lastInitial: 'K' },
      { firstName: null, lastInitial: null },
    ];
    expect(cases.map(personName)).toEqual(['Dana K.', 'Dana K.', 'K.', 'User']);
  });

  it('say what part of a text is hidden', () => {
    expect([maskedText([], 'The shipper'), maskedText(['phone', 'email'], 'The shipper')]).toEqual([
      undefined,
      'The shipper sees the phone number and email address once a payment between you is in escrow. Until then it is hidden, to protect both of you.',
    ]);
    expect(maskedText(['link'], 'Cal R.', true)).toBe(
      'Cal R. does not see the link. Contact data shows once a payment between you is in escrow, and this has ended.',
    );
    expect([maskedInPublic([]), maskedInPublic(['phone', 'link'])]).toEqual([
      undefined,
      'Only you see the phone number and link in it. Contact data is hidden from everybody else.',
    ]);
  });
});

describe('labels', () => {
  it('keep the order in which they are always shown', () => {
    expect(CATEGORIES.map(({ label }) => label)).toEqual([
      'Vehicles & Boats',
      'Household Items',
      'Heavy Equipment',
      'Freight',
      'Animals',
      'Other',
    ]);
    expect(wordsOf(SHIPMENT_LABELS)).toEqual([
      'draft',
      'listed',
      'quoted',
      'booked',
      'in_transit',
      'delivered',
      'cancelled',
    ]);
  });

  it('fall back on the stored word if this page does not know it yet', () => {
    expect([
      categoryLabel('heavy_equipment'),
      categoryLabel('space_ships'),
      factLabel('identity'),
      factLabel('wide_load'),
    ]).toEqual(['Heavy Equipment', 'space ships', 'Identity', 'Wide load']);
  });
});

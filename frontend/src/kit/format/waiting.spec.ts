import { waitedSince, waitingWords } from './waiting';

const terms = { waitingPrice: 60, freeWaitingMinutes: 60 };
const ARRIVED = { at: '2027-03-09T15:00:00.000Z', wasThere: true };
const after = (minutes: number) => new Date(Date.parse(ARRIVED.at) + minutes * 60_000);

it.each([
  [{ waitingPrice: null, freeWaitingMinutes: 60 }, 'free'],
  [terms, '$60.00 an hour after 60 minutes'],
  [{ waitingPrice: 45.5, freeWaitingMinutes: 0 }, '$45.50 an hour'],
  [{ waitingPrice: 45.5, freeWaitingMinutes: 1 }, '$45.50 an hour after 1 minute'],
])('says what waiting costs: %j', (quote, words) => expect(waitingWords(quote)).toBe(words));

it.each([
  [0, 0, '0 min'],
  [59.9, 0, '59 min'],
  [60, 0, '1 h'],
  [61, 100, '1 h 1 min'],
  [160, 10_000, '2 h 40 min'],
])('counts %d minutes from the recorded arrival to the cent', (minutes, cents, span) => {
  const waited = waitedSince(ARRIVED, after(minutes), terms);
  expect(waited).toMatchObject({ minutes: Math.floor(minutes), cents });
  expect(waited?.words).toContain(`Waited ${span} since the arrival`);
});

it('rounds a part of an hour to the nearest cent', () =>
  expect(waitedSince(ARRIVED, after(67), { waitingPrice: 50, freeWaitingMinutes: 60 })?.cents).toBe(583));

it('says nothing without a price, an arrival, or before it', () => {
  expect(waitedSince(ARRIVED, after(90), { ...terms, waitingPrice: null })).toBeUndefined();
  expect(waitedSince(undefined, after(90), terms)).toBeUndefined();
  expect(waitedSince(ARRIVED, after(-5), terms)).toMatchObject({ minutes: 0, cents: 0 });
});

it('says that an arrival was recorded without a position', () =>
  expect(waitedSince({ ...ARRIVED, wasThere: false }, after(90), terms)?.words).toContain(
    'since an arrival without a location',
  ));

it('leaves out what was agreed for waiting since the arrival', () => {
  const change = { reason: 'waiting', status: 'done', delta: 30, createdAt: after(90).toISOString() } as const;
  expect(waitedSince(ARRIVED, after(120), terms, [change])).toMatchObject({ cents: 3_000 });
  expect(waitedSince(ARRIVED, after(120), terms, [change])?.words).toContain('$30.00 of it agreed before: $30.00.');
  for (const other of [
    { ...change, status: 'declined' as const },
    { ...change, reason: 'less' as const },
    { ...change, createdAt: '2027-03-08T15:00:00.000Z' },
  ])
    expect(waitedSince(ARRIVED, after(120), terms, [other])).toMatchObject({ cents: 6_000 });
});

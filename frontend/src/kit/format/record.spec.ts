import { recordDetails } from './record';

const none = { count: 0, of: 0 };
const NOTHING = { onTime: none, upheldClaims: none, answered: none, minutesToAnswer: null };

it('says nothing of a carrier without any record', () => {
  expect(recordDetails(NOTHING)).toEqual([]);
});

it('says of how many each figure is', () => {
  const record = {
    onTime: { count: 17, of: 18 },
    upheldClaims: { count: 0, of: 1 },
    answered: { count: 19, of: 20 },
    minutesToAnswer: 61,
  };
  expect(recordDetails(record)).toEqual([
    { label: 'On time', value: '17 of 18 deliveries' },
    { label: 'Claims upheld', value: '0 of 1 delivery' },
    { label: 'Answers', value: '19 of 20 questions, usually within 2 hours' },
  ]);
});

it.each([
  [0, '10 minutes'],
  [10, '10 minutes'],
  [11, '20 minutes'],
  [50, '50 minutes'],
  [51, '1 hour'],
  [60, '1 hour'],
  [23 * 60, '23 hours'],
  [23 * 60 + 1, '1 day'],
  [24 * 60 + 1, '2 days'],
])('%d minutes to answer are "%s"', (minutesToAnswer, words) => {
  const [answers] = recordDetails({ ...NOTHING, answered: { count: 3, of: 4 }, minutesToAnswer });
  expect(answers?.value).toBe(`3 of 4 questions, usually within ${words}`);
});

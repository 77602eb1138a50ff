import {
  arrivedInWords,
  deliveryInWords,
  eventsInWords,
  KIND_WORDS,
  KINDS,
  outcomeInWords,
  standingOf,
} from './endpointWords';
import type { Delivery, Endpoint } from './endpoints';

const AT = '2027-03-09T17:00:00.000Z';
const endpoint: Endpoint = {
  id: 'a',
  url: 'https://hooks.example.com/',
  description: null,
  events: ['quote.*'],
  enabled: true,
  disabledReason: null,
  disabledAt: null,
  failingSince: null,
  lastSentAt: null,
  createdAt: AT,
  updatedAt: AT,
};
const delivery: Delivery = {
  id: 'b',
  eventId: 'c',
  type: 'quote.submitted',
  state: 'waiting',
  attempt: 0,
  nextAt: AT,
  recovered: false,
  createdAt: AT,
};

describe('webhooks in words', () => {
  it('say which events are sent, single ones as they are', () => {
    expect(eventsInWords(['quote.*', 'payment.released', 'boats.*'])).toBe('Quotes, payment.released, boats.*');
    expect(eventsInWords(['quote.*', '*'])).toBe('All events');
    for (const kind of KINDS) expect(KIND_WORDS[kind].does).toMatch(/\.$/);
  });

  it('say how an address is doing', () => {
    expect(standingOf(endpoint)).toBe('Nothing sent yet.');
    expect(standingOf({ ...endpoint, lastSentAt: AT })).toMatch(/^Works\. Last event /);
    expect(standingOf({ ...endpoint, lastSentAt: AT, failingSince: AT })).toMatch(/^Failing since /);
    expect(standingOf({ ...endpoint, failingSince: AT, disabledAt: AT, disabledReason: 'gone' })).toMatch(
      /^Disabled .*410 Gone\.$/,
    );
  });

  it('count what arrived in the last day, as far as the list goes', () => {
    const now = new Date('2027-03-10T16:00:00Z');
    const sent: Delivery = { ...delivery, state: 'sent' };
    const old: Delivery = { ...sent, createdAt: '2027-03-09T15:59:00Z' };
    expect(arrivedInWords([], true, now)).toBe('');
    expect(arrivedInWords([delivery, old], true, now)).toBe('');
    expect(arrivedInWords([sent, { ...delivery, state: 'failed' }, delivery, old], true, now)).toBe(
      'In the last 24 hours, of 2 events, 1 arrived.',
    );
    expect(arrivedInWords([sent, old], false, now)).toBe('In the last 24 hours, of 1 event, 1 arrived.');
    expect(arrivedInWords([sent, sent], false, now)).toBe('Of the last 2 events, 2 arrived.');
  });

  it('say what became of an event, and of each attempt', () => {
    expect(deliveryInWords(delivery)).toBe('On its way');
    expect(deliveryInWords({ ...delivery, attempt: 2 })).toMatch(/^Failed 2 of 10 times, next try /);
    expect(deliveryInWords({ ...delivery, state: 'sent', nextAt: null })).toBe('Arrived');
    expect(outcomeInWords({ status: 503, failure: 'status' })).toBe('Answered 503. It was refused.');
    expect(outcomeInWords({ status: null, failure: 'timeout' })).toBe('No answer in time.');
    expect(outcomeInWords({ status: 204, failure: null })).toBe('Answered 204. It arrived.');
  });
});

import { type EventName, EVENTS } from '../platform/events/catalog.js';
import { PUBLIC_EVENTS, PUBLIC_NAMES, SAMPLE_ID, sampleDataOf, statusOf } from './public-events.catalog.js';

it('tells with each event how what it is about stands after it, but of messages, which have no status', () => {
  // Also those that programs are told of by another name.
  const told = (Object.keys(EVENTS) as EventName[]).filter((name) => PUBLIC_EVENTS[name] !== null);
  const silent = told.filter((name) => statusOf(name) === undefined && !('tells' in EVENTS[name]));
  expect(silent).toEqual(['message.sent']);
  expect(PUBLIC_NAMES.filter((name) => sampleDataOf(name)['status'] === undefined)).toEqual(['message.sent']);
});

it('names in each event the record that it says to read', () => {
  for (const name of PUBLIC_NAMES) {
    const { about, path } = PUBLIC_EVENTS[name] ?? {};
    const { url, ...data } = sampleDataOf(name);
    expect({ name, url }).toEqual({ name, url: path?.endsWith('/') ? `${path}${data[about ?? '']}` : path });
  }
  expect(sampleDataOf('payment.released')).toMatchObject({ paymentId: SAMPLE_ID, url: `/api/payments/${SAMPLE_ID}` });
});

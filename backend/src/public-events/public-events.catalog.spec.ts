import { type EventName, EVENTS } from '../platform/events/catalog.js';
import { PUBLIC_EVENTS, PUBLIC_NAMES, sampleDataOf, statusOf } from './public-events.catalog.js';

it('tells with each event how what it is about stands after it, but of messages, which have no status', () => {
  // Also those that programs are told of by another name.
  const told = (Object.keys(EVENTS) as EventName[]).filter((name) => PUBLIC_EVENTS[name] !== null);
  const silent = told.filter((name) => statusOf(name) === undefined && !('tells' in EVENTS[name]));
  expect(silent).toEqual(['message.sent']);
  expect(PUBLIC_NAMES.filter((name) => sampleDataOf(name)['status'] === undefined)).toEqual(['message.sent']);
});

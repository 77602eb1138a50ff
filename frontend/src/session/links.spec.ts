import { expect, it } from '@jest/globals';
import { barLinks, bottomLinks, isCurrent } from './links';

it.each([
  ['/', true, 'Home', 'Home'],
  ['/browse', true, 'Browse', 'Browse'],
  ['/recommended', true, 'Browse', 'Browse'],
  ['/trips/t1', true, 'Trips', undefined],
  ['/list-item', false, 'List Item', 'List Item'],
  ['/browser', true, undefined, undefined],
])('lights at %s, for a carrier: %s, %s in the bar and %s at the bottom', (path, isCarrier, inBar, atTheBottom) => {
  const lit = (links: ReturnType<typeof barLinks>) =>
    links.filter(({ to }) => isCurrent(to, path)).map((each) => each.label);
  expect(lit(barLinks(isCarrier))).toEqual(inBar ? [inBar] : []);
  expect(lit(bottomLinks(isCarrier))).toEqual(atTheBottom ? [atTheBottom] : []);
});

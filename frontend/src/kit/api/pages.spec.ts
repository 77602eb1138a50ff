import { describe, expect, it } from '@jest/globals';
import { hasGap, isSettled, withHead } from './pages';

/** A page of these rows. */
const page = (ids: string, next?: string) => ({ items: [...ids].map((id) => ({ id })), total: 9, capped: false, next });
const show = ({ pages, pageParams }: ReturnType<typeof withHead>) => [
  pages.map(({ items }) => items.map(({ id }) => id).join('')).join(' '),
  pages.map(({ next }) => next),
  pageParams,
];

describe('the head of a list that is refetched', () => {
  const newestFirst = { pages: [page('fed', '2'), page('cba')], pageParams: ['1', '2'] };
  const asATalk = { pages: [page('def', '2'), page('abc')], pageParams: ['1', '2'] };

  it('puts what is new in front and keeps everything read before', () => {
    expect(show(withHead(newestFirst, page('hgf', 'x'), false))).toEqual(['hgfed cba', ['2', undefined], ['1', '2']]);
    expect(show(withHead(asATalk, page('fgh', 'x'), true))).toEqual(['defgh abc', ['2', undefined], ['1', '2']]);
  });

  it('moves up what changed its place', () => {
    expect(show(withHead(newestFirst, page('bfe', 'x'), false))).toEqual(['bfed ca', ['2', undefined], ['1', '2']]);
  });

  it('is the whole list if nothing follows it', () => {
    expect(show(withHead(newestFirst, page('fe'), false))).toEqual(['fe', [undefined], ['1']]);
  });

  it('is not enough when more has come than it holds', () => {
    expect(hasGap(newestFirst.pages, page('onm', 'x'))).toBe(true);
    expect(hasGap(newestFirst.pages, page('hgf', 'x'))).toBe(false);
    expect(hasGap(newestFirst.pages, page('on'))).toBe(false);
  });

  it('is not enough while something further back is unread', () => {
    const read = (readAt: string | null) => ({ ...page(''), items: [{ id: 'a', readAt }] });
    expect(isSettled([read(null), read('2026-11-01')])).toBe(true);
    expect(isSettled([read('2026-11-01'), read(null)])).toBe(false);
    expect(isSettled(newestFirst.pages)).toBe(true);
  });
});

import { sitesIn, snippetOf, standingOf, type Widget } from './widgets';

const AT = '2027-03-09T17:00:00.000Z';
const widget: Widget = {
  id: 'a',
  key: 'hwp_3kT9vQ0mXr7LwB2nYc8sHd4J',
  name: 'Boats page',
  allowedOrigins: ['https://www.dealer.example'],
  category: null,
  from: null,
  enabled: true,
  estimates: 0,
  listings: 0,
  createdAt: AT,
  updatedAt: AT,
};

describe('a widget in words', () => {
  it.each([
    [{}, '0 estimates, 0 shipments listed from it.'],
    [{ estimates: 1, listings: 1 }, '1 estimate, 1 shipment listed from it.'],
    [{ estimates: 1_234, listings: 2, enabled: false }, 'Off. 1,234 estimates, 2 shipments listed from it.'],
  ])('with %j says: %s', (changes, words) => expect(standingOf({ ...widget, ...changes })).toBe(words));

  it('is one line to paste', () =>
    expect(snippetOf(widget, 'https://haulway.example')).toBe(
      '<script src="https://haulway.example/widget/v1.js" data-key="hwp_3kT9vQ0mXr7LwB2nYc8sHd4J" async></script>',
    ));

  it.each([
    ['https://a.example\nhttps://b.example', ['https://a.example', 'https://b.example']],
    [' https://a.example, https://b.example ', ['https://a.example', 'https://b.example']],
    ['', []],
  ])('names the sites in %j', (text, sites) => expect(sitesIn(text)).toEqual(sites));
});

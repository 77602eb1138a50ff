import { originOf } from './origins.js';

describe('the site of a widget', () => {
  it.each([
    ['https://www.dealer.example', 'https://www.dealer.example'],
    [' https://Dealer.Example/ ', 'https://dealer.example'],
    ['https://dealer.example:8443', 'https://dealer.example:8443'],
    ['https://dealer.example:443', 'https://dealer.example'],
    ['https://b\u00fccher.example', 'https://xn--bcher-kva.example'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('%s is %s', (text, origin) => expect(originOf(text)).toBe(origin));

  it.each([
    'dealer.example',
    'http://dealer.example',
    'https://dealer.example/boats',
    'https://dealer.example/?a=b',
    'https://dealer.example/#a',
    'https://me:secret@dealer.example',
    'https://*.dealer.example',
    'https://a.example;script-src',
    'https://a.example, https://b.example',
    'https:',
    'javascript:alert(1)',
    'data:text/html,a',
    "'self'",
    '*',
    '',
  ])('%s is none', (text) => expect(originOf(text)).toBeUndefined());
});

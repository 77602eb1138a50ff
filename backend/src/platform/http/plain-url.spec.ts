import { plainUrl } from './plain-url.js';

describe('the plain form of an address', () => {
  it.each([
    ['/api/config?x=1', '/api/config?x=1'],
    ['http://elsewhere.example/api/config?x=1', '/api/config?x=1'],
    ['HTTPS://elsewhere.example:8443', '/'],
    ['http://elsewhere.example?x=1', '/?x=1'],
    ['/%61pi/%7Euser/%41%5a%30%2e%2D%5f', '/api/~user/AZ0.-_'],
    ['/a%2Fb%3Fc%23d%25e%00f%5Cg%40h%5Bi%60j', '/a%2Fb%3Fc%23d%25e%00f%5Cg%40h%5Bi%60j'],
    ['/%2561pi', '/%2561pi'],
    ['/50%', '/50%'],
    ['*', '*'],
  ])('of %s is %s', (url, plain) => {
    expect(plainUrl(url)).toBe(plain);
  });
});

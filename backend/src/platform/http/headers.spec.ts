import { pageHeaders } from './headers.js';

const directivesFor = (paymentProvider: 'sandbox' | 'stripe', tilesOrigin?: string) =>
  pageHeaders('a-nonce', { paymentProvider, tilesOrigin }).contentSecurityPolicy.directives;

describe("a page's policy", () => {
  it("allows Stripe's scripts and frames from all their hosts when Stripe takes the cards", () => {
    const { scriptSrc, frameSrc, connectSrc } = directivesFor('stripe');
    expect(scriptSrc).toEqual(["'self'", "'nonce-a-nonce'", 'https://js.stripe.com', 'https://*.js.stripe.com']);
    expect(frameSrc).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']);
    expect(connectSrc).toEqual(["'self'", 'https://api.stripe.com']);
  });

  it('lets the map read tiles from the one host that is set, and lets nothing run from there', () => {
    const { connectSrc, ...others } = directivesFor('sandbox', 'https://tiles.example.com');
    expect(connectSrc).toEqual(["'self'", 'https://tiles.example.com']);
    expect(JSON.stringify(others)).not.toContain('tiles.example.com');
    expect(directivesFor('sandbox').connectSrc).toEqual(["'self'"]);
  });

  it('names nobody else when the card sandbox does', () => {
    expect(JSON.stringify(directivesFor('sandbox'))).not.toContain('stripe');
  });
});

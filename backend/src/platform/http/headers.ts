import type { FastifyInstance } from 'fastify';
import type { Env } from '../config/env.js';
import { isHttps } from './origin.js';
import { API_VERSION, VERSION_HEADER } from './version.js';

/** For answers no browser has to display: it may load and run nothing, and nobody may frame it. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";
/** Two years, for browsers that have once come over https. */
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains';

/** What every answer tells browsers, including pages and files. */
export const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), payment=(self "https://js.stripe.com"), microphone=()',
} as const;

/**
 * Gives every answer its headers before anything can refuse the call; later code may override them. Hooks that wait for nothing are no
 * async functions: each of those costs every call a turn of its promise.
 */
export function headAnswers(fastify: FastifyInstance, env: Env): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(HEADERS).header('x-request-id', String(request.id));
    if (isHttps(request, env)) void reply.header('strict-transport-security', HTTPS_ONLY);
    if (request.url.startsWith('/api'))
      void reply.headers({ 'content-security-policy': NO_PAGE, [VERSION_HEADER]: API_VERSION });
    done();
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** Where Stripe.js, and the frames it opens, come from: docs.stripe.com/security/guide, "Content security policy". */
const STRIPE_JS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** A page's strict policy: only its own scripts and styles, plus Stripe's when Stripe takes the cards, and the host of map tiles if there is one. */
export function pageHeaders(
  nonce: string,
  { paymentProvider, tilesOrigin }: Pick<Env, 'paymentProvider' | 'tilesOrigin'>,
) {
  const stripe = paymentProvider === 'stripe';
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", `'nonce-${nonce}'`, ...(stripe ? STRIPE_JS : [])],
        styleSrc: ["'self'", `'nonce-${nonce}'`],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(stripe ? ['https://api.stripe.com'] : []), ...(tilesOrigin ? [tilesOrigin] : [])],
        frameSrc: stripe ? [...STRIPE_JS, 'https://hooks.stripe.com'] : ["'none'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Set for every answer, above.
    strictTransportSecurity: false as const,
    xFrameOptions: { action: 'deny' as const },
    referrerPolicy: { policy: 'no-referrer' as const },
    crossOriginEmbedderPolicy: false as const,
  };
}

/** What a page that other sites show in theirs may do: the strict policy without Stripe, and only these sites may frame it. */
export function embedHeaders(nonce: string, origins: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${origins.join(' ')}`,
    // A site that isolates itself shows only what says that it may be shown.
    'cross-origin-resource-policy': 'cross-origin',
  };
}

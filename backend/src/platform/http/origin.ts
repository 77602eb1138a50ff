import type { FastifyRequest } from 'fastify';
import type { Env } from '../config/env.js';

/** Whether browsers reach this server over https, according to the operator or a trusted proxy. */
export function isHttps(request: Pick<FastifyRequest, 'protocol'>, env: Env): boolean {
  return env.publicUrl.startsWith('https:') || request.protocol === 'https';
}

/** Whether a page of our own makes this call, according to the browser; if it says nothing: no. */
export function isFromOwnPage(request: FastifyRequest, env: Env): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  // `none` is the person's own doing, which says nothing about the page.
  if (site !== undefined && site !== 'none') return false;
  const { origin } = request.headers;
  // An untrusted proxy may terminate https in front of us: the scheme is then PUBLIC_URL's.
  const here = `${isHttps(request, env) ? 'https' : 'http'}://${request.host}`;
  return origin !== undefined && (origin === here || origin === new URL(env.publicUrl).origin);
}

/** Whether a page of another site makes this call, one CORS_ORIGINS does not name. Callers that are not browsers send no Origin. */
export function isFromForeignPage(request: FastifyRequest, env: Env): boolean {
  const { origin } = request.headers;
  return origin !== undefined && !env.corsOrigins.includes(origin) && !isFromOwnPage(request, env);
}

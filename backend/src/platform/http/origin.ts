import type { FastifyRequest } from 'fastify';
import type { Env } from '../config/env.js';

/** Whether browsers reach this server over https: by what the operator says, or by what a proxy says that is believed. */
export function isHttps(request: Pick<FastifyRequest, 'protocol'>, env: Env): boolean {
  return env.publicUrl.startsWith('https:') || request.protocol === 'https';
}

/** Whether a page of our own makes this call, as far as the browser says; without a word from it: no. */
export function isFromOwnPage(request: FastifyRequest, env: Env): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  // `none` is a person's own doing, which says nothing about the page.
  if (site !== undefined && site !== 'none') return false;
  const { origin } = request.headers;
  // A proxy that is not believed may end https before us: the scheme is then the one of PUBLIC_URL.
  const here = `${isHttps(request, env) ? 'https' : 'http'}://${request.host}`;
  return origin !== undefined && (origin === here || origin === new URL(env.publicUrl).origin);
}

/** Whether a page of another site makes this call, one that CORS_ORIGINS does not name. Callers that are no browsers send no Origin. */
export function isFromForeignPage(request: FastifyRequest, env: Env): boolean {
  const { origin } = request.headers;
  return origin !== undefined && !env.corsOrigins.includes(origin) && !isFromOwnPage(request, env);
}

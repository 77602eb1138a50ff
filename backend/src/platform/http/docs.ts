import { randomBytes } from 'node:crypto';
import type { OpenAPIObject } from '@nestjs/swagger';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

/** The API reference at /api/docs, its script served from here, and the document at /api/docs-json. */
export async function serveDocs(fastify: FastifyInstance, document: OpenAPIObject): Promise<void> {
  const json = JSON.stringify(document);
  fastify.get('/api/docs-json', (_, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(json));
  await fastify.register(scalar, { routePrefix: '/api/docs-ui', configuration: { url: '/api/docs-json' } });
  fastify.get('/api/docs', async (_, reply) => {
    const nonce = randomBytes(16).toString('base64');
    // The reference writes style elements without a nonce; a nonce for styles would forbid them.
    void reply.header(
      'content-security-policy',
      `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'`,
    );
    return reply.header('content-type', 'text/html; charset=utf-8').header('x-content-type-options', 'nosniff').send(page(nonce));
  });
}

function page(nonce: string): string {
  const options = JSON.stringify({
    url: '/api/docs-json',
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: 'never',
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta property="csp-nonce" content="${nonce}"><title>Haulway API</title></head><body><div id="app"></div><script src="/api/docs-ui/js/scalar.js"></script><script nonce="${nonce}">Scalar.createApiReference('#app', ${options})</script></body></html>`;
}

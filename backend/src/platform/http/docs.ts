import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';

const PREFIX = '/api/docs-ui';
const SCRIPT = `${PREFIX}/js/scalar.js`;

/** The API reference at /api/docs, its script served from here. */
export function serveDocs(fastify: FastifyInstance): void {
  let script: Promise<string> | undefined;
  fastify.get(SCRIPT, async (_, reply) => {
    script ??= readScript();
    return reply.header('content-type', 'application/javascript; charset=utf-8').send(await script);
  });
  fastify.get('/api/docs', async (_, reply) => {
    const nonce = randomBytes(16).toString('base64');
    // The reference writes style elements without a nonce, and a nonce for styles would forbid them.
    void reply.header(
      'content-security-policy',
      `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page(nonce));
  });
}

/** The reference's own script. The package only offers it as a route and it is four megabytes, so it is loaded when somebody reads it. */
async function readScript(): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const apart = Fastify();
  await apart.register(scalar, { routePrefix: PREFIX, configuration: { url: '/api/openapi.json' } });
  return (await apart.inject(SCRIPT)).body;
}

/** The reader's system fonts, since none are loaded from elsewhere; long commands wrap. */
const CSS = `:root { --scalar-font: system-ui, sans-serif; --scalar-font-code: ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace }
.scalar-app pre, .scalar-app pre * { white-space: pre-wrap !important; overflow-wrap: anywhere }`;

function page(nonce: string): string {
  const options = JSON.stringify({
    url: '/api/openapi.json',
    withDefaultFonts: false,
    customCss: CSS,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: 'never',
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta property="csp-nonce" content="${nonce}"><title>Haulway API</title></head><body><div id="app"></div><script src="${SCRIPT}"></script><script nonce="${nonce}">Scalar.createApiReference('#app', ${options})</script></body></html>`;
}

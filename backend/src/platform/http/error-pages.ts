import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ADVICE } from '../../common/error-advice.js';
import { type ErrorCode, errorPath, ERRORS } from '../../common/errors.js';

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}dt{font-weight:600;margin-top:1rem}dd{margin:0}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Serves a page for each code of the catalog; a refusal's `type` links to it. */
export function serveErrorPages(fastify: FastifyInstance): void {
  for (const code of ERROR_CODES) {
    fastify.get(errorPath(code), (_, reply) =>
      reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': POLICY,
          'cache-control': 'no-cache',
        })
        .send(pageOf(code)),
    );
  }
}

function pageOf(code: ErrorCode): string {
  const [status, meaning] = ERRORS[code];
  const { todo, again } = ADVICE[code];
  const rows = [
    ['Status', `${status} ${STATUS_CODES[status] ?? ''}`],
    ['Meaning', meaning],
    ['What to do', todo],
    ['Send the same call again', again],
  ].map(([term, text = '']) => `<dt>${term}</dt><dd>${inHtml(text)}</dd>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${code} - Haulway API</title><style>${STYLE}</style></head><body><main><h1><code>${code}</code></h1><dl>${rows.join('')}</dl><p><a href="/api/docs">The API reference</a></p></main></body></html>`;
}

function inHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** The same for all codes, as a table in Markdown. */
export function errorTable(): string {
  const rows = ERROR_CODES.map((code) => {
    const [status, meaning] = ERRORS[code];
    const { todo, again } = ADVICE[code];
    return `| [\`${code}\`](${errorPath(code)}) | ${status} | ${meaning} | ${todo} | ${again} |`;
  });
  return ['| Code | Status | Meaning | What to do | Again? |', '|---|---|---|---|---|', ...rows].join('\n');
}

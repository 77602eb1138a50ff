import type { FastifyInstance } from 'fastify';
import { problem } from '../../common/errors.js';

const PATH = '/api/unsubscribe';
const BODY_LIMIT = 1024;

/**
 * Mail programs unsubscribe with a form post (RFC 8058), the only form that is accepted: its body says nothing the
 * address does not. Forms to any other address still get 415, unless they are empty.
 */
export function acceptOneClick(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, body, done) => {
      if (body === '' || request.url.split('?', 1)[0] === PATH) done(null, undefined);
      else done(problem('unsupported_media_type'));
    },
  );
}

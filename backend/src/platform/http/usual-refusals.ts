import type { ErrorCode } from '../../common/errors.js';
import { ERROR_CODES } from './error-pages.js';
import { refusalContent } from './call.js';
import type { Method, Operation, Response } from './operations.js';

/** The media type of a refusal. */
export const PROBLEM = 'application/problem+json';

/** Any call can be made with what it does not take. */
const INVALID: ErrorCode = 'invalid_input';

/** Refusals that follow from how a call is made, whatever it does. */
const USUAL: ReadonlySet<string> = new Set<ErrorCode>([
  INVALID,
  'unknown_version',
  'key_in_url',
  'unauthorized',
  'api_key_invalid',
  'wrong_environment',
  'network_not_allowed',
  'scope_missing',
  'session_only',
  'cross_site',
  'account_suspended',
  'one_job_only',
  'view_only',
  'forbidden_role',
  'stale',
  'idempotency_in_progress',
  'idempotency_key_reused',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
]);

/** How a call is made, which is what its usual refusals follow from. */
const kindOf = (method: Method, { security = [] }: Operation) =>
  `${security.length > 0 ? 'SignedIn' : 'Open'}${method === 'get' ? 'Read' : 'Change'}` as const;

/**
 * Puts the usual refusals of each call under `default`, which is what a document calls all that it does not name: so the
 * statuses it names show what is particular to the call. Those of calls that are made alike are the same.
 */
export function putUsualTogether(calls: readonly { method: Method; operation: Operation }[]): void {
  const usual: Partial<Record<ReturnType<typeof kindOf>, Set<ErrorCode>>> = {};
  const isUsual = (code: ErrorCode) => USUAL.has(code);
  for (const { method, operation } of calls) {
    const kind = (usual[kindOf(method, operation)] ??= new Set());
    for (const code of Object.values(operation.responses).flatMap(codesOf).filter(isUsual)) kind.add(code);
  }
  for (const { method, operation } of calls) {
    const made: Operation['responses'] = {};
    for (const [status, response] of Object.entries(operation.responses)) {
      const codes = codesOf(response);
      const own = codes.filter((code) => !isUsual(code));
      // A status that is named is not looked for under `default`.
      const named = own.length > 0 ? codes.filter((code) => code === INVALID || !isUsual(code)) : [];
      if (named.length > 0 || codes.length === 0) made[status] = named.length > 0 ? refusal(named, response) : response;
    }
    // Readers of documents look for one refusal at least by its own status.
    if (!Object.values(made).some((response) => codesOf(response).length > 0)) made['400'] = refusal([INVALID]);
    made['default'] = refusal([...(usual[kindOf(method, operation)] ?? [])]);
    operation.responses = made;
  }
}

function refusal(codes: readonly ErrorCode[], before?: Response): Response {
  const inOrder = ERROR_CODES.filter((code) => codes.includes(code));
  return { ...before, ...refusalContent(inOrder) } as Response;
}

/** The codes of which an answer has an example. */
export function codesOf({ content }: Response): ErrorCode[] {
  return Object.keys(content?.[PROBLEM]?.examples ?? {}) as ErrorCode[];
}

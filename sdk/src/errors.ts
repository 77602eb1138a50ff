import type { components } from './schema.js';

/** A refusal as the API tells it; codes that this version does not know are passed on. */
export type Problem = components['schemas']['ProblemAnswer'];

/** Everything that this package throws. */
export class HaulwayError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}

/** No answer came: the network failed. Whether the call took effect is not known. */
export class ConnectionError extends HaulwayError {}

/** No answer came in time. Whether the call took effect is not known. */
export class TimeoutError extends ConnectionError {}

/** The API refused the call. */
export class ProblemError extends HaulwayError {
  readonly status: number;
  /** A sentence for a person. */
  readonly detail: string;
  /** Stable, to be compared with; see the list of codes in the guide. */
  readonly code: string;
  /** What is wrong with which field. */
  readonly errors: NonNullable<Problem['errors']>;
  /** Names the answer in Haulway's logs. */
  readonly requestId: string | undefined;

  constructor(
    readonly problem: Problem,
    requestId: string | undefined,
    /** Seconds to wait, where the API says so. */
    readonly retryAfter: number | undefined,
  ) {
    super(`${problem.detail}${fieldsOf(problem)} (${problem.status} ${problem.code})`);
    this.status = problem.status;
    this.detail = problem.detail;
    this.code = problem.code;
    this.errors = problem.errors ?? [];
    this.requestId = requestId;
  }
}

/** What is wrong with which field, beyond what the sentence says. */
function fieldsOf({ detail, errors = [] }: Problem): string {
  return errors
    .filter(({ message }) => !detail.includes(message))
    .map(({ path, message }) => ` ${path}: ${message.replace(/\.$/, '')}.`)
    .join('');
}

/** 400: a field is wrong; `errors` says which. */
export class InvalidError extends ProblemError {}
/** 401: the key is missing, unknown, expired or revoked. */
export class AuthError extends ProblemError {}
/** 403: the key may not do this. */
export class ForbiddenError extends ProblemError {}
/** 404: it does not exist, or is not yours to see. */
export class NotFoundError extends ProblemError {}
/** 409: its state does not allow it, or somebody was faster. */
export class ConflictError extends ProblemError {}
/** 429: too many calls; `retryAfter` says how long to wait. */
export class RateLimitError extends ProblemError {}

const BY_STATUS: Readonly<Record<number, typeof ProblemError>> = {
  400: InvalidError,
  401: AuthError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  429: RateLimitError,
};

/** The error for an answer that is no success. */
export async function refusalOf(response: Response): Promise<ProblemError> {
  const body = (await response.json().catch(() => undefined)) as Partial<Problem> | undefined;
  const problem: Problem = {
    type: 'about:blank',
    title: response.statusText,
    // What stands between may answer with a page of its own.
    detail: `The answer was ${response.status} ${response.statusText}`.trim(),
    code: 'unknown',
    ...body,
    status: response.status,
  };
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new (BY_STATUS[response.status] ?? ProblemError)(
    problem,
    response.headers.get('x-request-id') ?? undefined,
    Number.isFinite(seconds) ? seconds : undefined,
  );
}

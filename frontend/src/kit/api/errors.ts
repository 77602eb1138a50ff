/** The RFC 9457 body that every refused call carries. */
export interface Problem {
  title: string;
  status: number;
  detail?: string;
  code: string;
  errors?: { path: string; message: string; suggestions?: string[] }[];
  /** For `quote_changed`: what was on the screen, and what is true now. */
  expected?: Record<string, unknown>;
  current?: Record<string, unknown>;
}

/** A non-success answer. Its message is the status, a colon and the body, or the status text if the body is empty. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;
  /** Seconds to wait before trying again, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.name = 'ApiError';
    this.status = response.status;
    this.problem = parseProblem(body);
    const wait = Number(response.headers.get('retry-after') ?? '');
    this.retryAfter = Number.isFinite(wait) && wait > 0 ? wait : undefined;
  }
}

function parseProblem(body: string): Problem | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && 'code' in value ? (value as Problem) : undefined;
  } catch {
    return undefined;
  }
}

/** True for an answer saying that the caller is not signed in. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/s.test(error.message);
}

/** True when what was requested does not exist for the caller. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The stable code of a refusal, or undefined when the server gave none. */
export function problemCode(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.code : undefined;
}

/** For a place the server does not know: its message, and the places that may have been meant. */
export interface UnknownPlace {
  message: string;
  suggestions: string[];
}

/** The server's message about a place it does not know; undefined if it refused for another reason. */
export function unknownPlace(error: unknown): UnknownPlace | undefined {
  if (!(error instanceof ApiError) || error.problem?.code !== 'place_not_found') return undefined;
  return {
    message: explain(error, "We couldn't find this place."),
    suggestions: error.problem.errors?.[0]?.suggestions ?? [],
  };
}

/** One sentence for people: the server's message, or else the fallback. */
export function explain(error: unknown, fallback: string): string {
  if (error instanceof ApiError) {
    const first = error.problem?.errors?.[0]?.message;
    return first ?? error.problem?.detail ?? fallback;
  }
  if (error instanceof TypeError) return 'We could not reach Haulway. Check your connection and try again.';
  return fallback;
}

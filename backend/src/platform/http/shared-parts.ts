import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ERROR_CODES } from './error-pages.js';
import { refusalExample } from './call.js';
import { type Operation, operationsOf, type Response } from './operations.js';
import { codesOf, PROBLEM, putUsualTogether } from './usual-refusals.js';

/** Headers that depend on the kind of answer. */
const HEADERS = {
  'X-Request-Id': { description: 'Identifies this answer in the logs.', schema: { type: 'string', format: 'uuid' } },
  'Retry-After': { description: 'Seconds until the call may be made again.', schema: { type: 'integer' } },
  RateLimit: {
    description: 'Calls left, and the seconds until counting starts over: `"reads";r=5999;t=60`.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'Calls allowed, and in how many seconds: `"reads";q=6000;w=60`.',
    schema: { type: 'string' },
  },
  'Idempotency-Replayed': {
    description: '"true" when this repeats the answer to an earlier call with the same key.',
    schema: { type: 'string', enum: ['true'] },
  },
} as const;

/** Names each different part once, and returns references to it. */
class Parts {
  readonly named: Record<string, unknown> = {};
  private readonly names = new Map<string, string>();

  constructor(private readonly kind: 'responses' | 'parameters' | 'headers' | 'examples') {}

  /** Takes the first name no other part has. */
  refer(part: unknown, ...names: string[]): { $ref: string } {
    const text = JSON.stringify(part);
    let name = this.names.get(text);
    if (name === undefined) {
      name = names.find((each) => !Object.hasOwn(this.named, each));
      if (name === undefined) throw new Error(`No name is left for one of the ${this.kind}: ${text.slice(0, 200)}`);
      this.names.set(text, name);
      this.named[name] = part;
    }
    return { $ref: `#/components/${this.kind}/${name}` };
  }
}

/**
 * Writes what several calls have in common once, among the components: all headers, and every answer and parameter that is
 * not unique. Adds the headers every answer has. The names are short, since each is written a hundred times: the refusals
 * of one status that most calls have are named for it, as E404, and others also for a call.
 * @param base what the addresses of error pages start with
 */
export function shareParts(document: OpenAPIObject, base: string): void {
  const [responses, parameters] = [new Parts('responses'), new Parts('parameters')];
  const [headers, examples] = [new Parts('headers'), new Parts('examples')];
  const calls = operationsOf(document);
  const operations = calls.map(({ operation }) => operation);
  putUsualTogether(calls);
  for (const operation of operations) {
    for (const [status, response] of Object.entries(operation.responses))
      operation.responses[status] = withHeaders(response, status, isKeyed(operation), headers);
  }
  shareAnswers(operations, responses);
  shareParameters(operations, parameters);
  shareSecurity(document, operations);
  for (const code of ERROR_CODES) examples.refer({ value: refusalExample(code, base) }, code);
  document.components = {
    ...document.components,
    responses: responses.named,
    parameters: parameters.named,
    headers: headers.named,
    examples: examples.named,
  } as OpenAPIObject['components'];
}

/** Those that most calls have come first, and get the shortest names. */
function shareAnswers(operations: readonly Operation[], shared: Parts): void {
  const count = countOf(operations.flatMap(({ responses }) => Object.values(responses)));
  const written = operations
    .flatMap((operation) =>
      Object.entries(operation.responses).map(([status, response]) => ({ operation, status, response })),
    )
    .sort((one, other) => count(other.response) - count(one.response));
  for (const { operation, status, response } of written) {
    if (count(response) === 1) continue;
    const kind = codesOf(response).length > 0 ? kindOf(status) : (STATUS_CODES[status] ?? status).replace(/\W/g, '');
    (operation.responses as Record<string, unknown>)[status] = shared.refer(response, ...namesFor(kind, operation));
  }
}

function shareParameters(operations: readonly Operation[], shared: Parts): void {
  const count = countOf(operations.flatMap(({ parameters = [] }) => parameters));
  for (const operation of operations) {
    const made = operation.parameters?.map((parameter) =>
      count(parameter) === 1
        ? parameter
        : shared.refer(parameter, ...namesFor(pascal(nameOfHeader(parameter.name)), operation)),
    );
    if (made && made.length > 0) operation.parameters = made as Operation['parameters'];
    else delete operation.parameters;
  }
}

/** Names for a part of an operation, in the order of preference. */
function namesFor(kind: string, { operationId = '' }: Operation): string[] {
  return [kind, `${kind}_${operationId.split('_')[1] ?? operationId}`, `${kind}_${operationId}`];
}

function kindOf(status: string): string {
  return status === 'default' ? 'Usual' : `E${status}`;
}

/** What most calls ask of a caller is said once, of the document. */
function shareSecurity(document: OpenAPIObject, operations: readonly Operation[]): void {
  const count = countOf(operations.map(({ security }) => security));
  const [usual] = [...operations].sort((one, other) => count(other.security) - count(one.security));
  const text = JSON.stringify(usual?.security);
  document.security = usual?.security ?? [];
  for (const operation of operations) if (JSON.stringify(operation.security) === text) delete operation.security;
}

function withHeaders(response: Response, status: string, keyed: boolean, headers: Parts): Response {
  const more = [
    'X-Request-Id' as const,
    // Among the usual refusals are those of too many calls.
    ...(status === 'default' ? (['Retry-After', 'RateLimit', 'RateLimit-Policy'] as const) : []),
    ...(Number(status) < 300 && keyed ? (['Idempotency-Replayed'] as const) : []),
  ];
  const own = { ...response.headers, ...Object.fromEntries(more.map((name) => [name, HEADERS[name]])) };
  return {
    ...response,
    description: descriptionOf(response, status),
    headers: Object.fromEntries(
      Object.entries(own).map(([name, header]) => [name, headers.refer(header, nameOfHeader(name))]),
    ),
    ...(response.content ? { content: withoutOwnExamples(response.content) } : {}),
  } as Response;
}

/** What a call answers is in its summary, and what its refusals mean in their examples. */
function descriptionOf(response: Response, status: string): string {
  return status === 'default' ? 'What calls made like this may refuse' : (STATUS_CODES[status] ?? response.description);
}

/** Examples of refusals appear once per code. */
function withoutOwnExamples(content: NonNullable<Response['content']>): Response['content'] {
  const problem = content[PROBLEM];
  if (!problem) return content;
  const examples = Object.fromEntries(
    Object.keys(problem.examples ?? {}).map((code) => [code, { $ref: `#/components/examples/${code}` }]),
  );
  return { ...content, [PROBLEM]: { ...problem, examples } };
}

function isKeyed({ parameters = [] }: Operation): boolean {
  return parameters.some(({ name }) => name === 'Idempotency-Key');
}

/** Says how many are equal to one of them. */
function countOf(parts: readonly unknown[]): (part: unknown) => number {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(JSON.stringify(part), (counts.get(JSON.stringify(part)) ?? 0) + 1);
  return (part) => counts.get(JSON.stringify(part)) ?? 0;
}

/** `X-Request-Id` as RequestId; shorter where no other is called so. */
function nameOfHeader(header: string): string {
  return SHORT_NAMES[header] ?? pascal(header.replace(/^X-/, ''));
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  // Every answer has it.
  'X-Request-Id': 'Id',
  'Idempotency-Replayed': 'Replayed',
  'X-Total-Count-Capped': 'Capped',
};

/** `Idempotency-Key` and `quote_stale` as IdempotencyKey and QuoteStale. */
function pascal(text: string): string {
  return text.replace(/(?:^|\W|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

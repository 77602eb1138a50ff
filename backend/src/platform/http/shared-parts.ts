import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ERROR_CODES } from './error-pages.js';
import { refusalExample } from './call.js';
import { type Operation, operationsOf, type Response } from './operations.js';

const PROBLEM = 'application/problem+json';

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
 * Writes what several calls have in common once, among the components: all refusals, all headers, and every other answer
 * and parameter that is not unique. Adds the headers every answer has.
 * @param base what the addresses of error pages start with
 */
export function shareParts(document: OpenAPIObject, base: string): void {
  const [responses, parameters] = [new Parts('responses'), new Parts('parameters')];
  const [headers, examples] = [new Parts('headers'), new Parts('examples')];
  const all = operationsOf(document);
  for (const { operation } of all)
    for (const [status, response] of Object.entries(operation.responses))
      operation.responses[status] = withHeaders(response, Number(status), isKeyed(operation), headers);
  const once = countOf(all.flatMap(({ operation }) => Object.values(operation.responses)));
  const alone = countOf(all.flatMap(({ operation }) => operation.parameters ?? []));
  for (const { operation } of all) {
    const id = operation.operationId ?? '';
    const verb = id.split('_')[1] ?? id;
    const answers: Record<string, unknown> = operation.responses;
    for (const [status, response] of Object.entries(operation.responses)) {
      const codes = Object.keys(response.content?.[PROBLEM]?.examples ?? {});
      if (codes.length === 0 && once(response)) continue;
      const kind = (STATUS_CODES[Number(status)] ?? status).replace(/\W/g, '');
      const names = [...(codes.length === 1 ? codes.map(pascal) : []), `${kind}_${verb}`, `${kind}_${id}`];
      answers[status] = responses.refer(response, ...names);
    }
    operation.parameters = operation.parameters?.map((parameter) =>
      alone(parameter)
        ? parameter
        : parameters.refer(
            parameter,
            pascal(parameter.name),
            `${pascal(parameter.name)}_${verb}`,
            `${pascal(parameter.name)}_${id}`,
          ),
    ) as Operation['parameters'];
  }
  for (const code of ERROR_CODES) examples.refer({ value: refusalExample(code, base) }, code);
  document.components = {
    ...document.components,
    responses: responses.named,
    parameters: parameters.named,
    headers: headers.named,
    examples: examples.named,
  } as OpenAPIObject['components'];
}

function withHeaders(response: Response, status: number, keyed: boolean, headers: Parts): Response {
  const more = [
    'X-Request-Id' as const,
    ...(status === 429 ? (['Retry-After', 'RateLimit', 'RateLimit-Policy'] as const) : []),
    ...(status === 503 ? (['Retry-After'] as const) : []),
    ...(status < 300 && keyed ? (['Idempotency-Replayed'] as const) : []),
  ];
  const own = { ...response.headers, ...Object.fromEntries(more.map((name) => [name, HEADERS[name]])) };
  const codes = Object.keys(response.content?.[PROBLEM]?.examples ?? {});
  return {
    ...response,
    description: descriptionOf(response, status, codes),
    headers: Object.fromEntries(
      Object.entries(own).map(([name, header]) => [name, headers.refer(header, name.replaceAll('-', ''))]),
    ),
    ...(response.content ? { content: withoutOwnExamples(response.content) } : {}),
  } as Response;
}

/** What a call answers is in its summary, and what each of several refusals means in the examples. */
function descriptionOf({ description }: Response, status: number, codes: readonly string[]): string {
  if (status < 300) return STATUS_CODES[status] ?? description;
  return codes.length > 1 ? codes.map((code) => `\`${code}\``).join(', ') : description;
}

/** Examples of refusals appear once per code. */
function withoutOwnExamples(content: NonNullable<Response['content']>): Response['content'] {
  const problem = content[PROBLEM];
  if (!problem) return content;
  const codes = Object.keys(problem.examples ?? {});
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  return { ...content, [PROBLEM]: { ...problem, examples } };
}

function isKeyed({ parameters = [] }: Operation): boolean {
  return parameters.some(({ name }) => name === 'Idempotency-Key');
}

/** Says whether it is the only one of its kind. */
function countOf(parts: readonly unknown[]): (part: unknown) => boolean {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(JSON.stringify(part), (counts.get(JSON.stringify(part)) ?? 0) + 1);
  return (part) => counts.get(JSON.stringify(part)) === 1;
}

/** `Idempotency-Key` and `quote_stale` as IdempotencyKey and QuoteStale. */
function pascal(text: string): string {
  return text.replace(/(?:^|\W|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

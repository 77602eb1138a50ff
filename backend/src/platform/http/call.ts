import { STATUS_CODES } from 'node:http';
import { applyDecorators, HttpCode, SetMetadata, type Type } from '@nestjs/common';
import {
  ApiExtension,
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiProperty,
  ApiResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import { kindOfRecord } from '../../common/acts.dto.js';
import { type ErrorCode, errorPath, ERRORS, type FieldError } from '../../common/errors.js';
import { type Scope, SCOPES } from '../../common/scopes.js';
import { openList, Shown } from '../../common/shown.js';
import { SaysActs } from './acts.js';

/** RFC 9457 problem details; `code` is stable. */
export class ProblemAnswer {
  @ApiProperty({
    format: 'uri-reference',
    example: errorPath('already_booked'),
    description: 'A page that says what the code means and what to do.',
  })
  type: string;

  @ApiProperty({ example: 'Conflict' })
  title: string;

  @ApiProperty({ type: 'integer', example: 409 })
  status: number;

  @ApiProperty({ example: 'Another quote was just accepted.' })
  detail: string;

  @ApiProperty({ ...openList(Object.keys(ERRORS)), example: 'already_booked' })
  code: string;

  @ApiProperty({
    required: false,
    type: 'array',
    items: {
      type: 'object',
      required: ['path', 'message'],
      properties: {
        path: { type: 'string' },
        message: { type: 'string' },
        suggestions: {
          type: 'array',
          items: { type: 'string' },
          description: 'For a place: what may have been meant, most likely first.',
          example: ['Houston, TX'],
        },
      },
    },
  })
  errors?: FieldError[];

  @Shown.manyOf(Object.keys(SCOPES), {
    name: 'Scope',
    optional: true,
    description: 'Of `scope_missing`: the scopes of which the key needs one.',
  })
  requiredScope?: readonly string[];

  @Shown.free({ optional: true, description: 'Of `quote_changed`: what you took to be so.' })
  expected?: Record<string, unknown>;

  @Shown.free({
    optional: true,
    description:
      'What is so now: of `quote_changed` the same fields, of `external_ref_taken` and `import_repeated` the `id`.',
  })
  current?: Record<string, unknown>;

  @Shown.texts({
    optional: true,
    description: 'Of `facts_missing` and `not_for_you`: what is asked for.',
  })
  missing?: readonly string[];

  @ApiProperty({ required: false, description: 'Names this answer in the logs.' })
  instance?: string;
}

export interface CallOptions {
  summary: string;
  /** What a key has to have for this call, of several any; `session`: no key is let in; `any key`: every key is. */
  scope: Scope | readonly Scope[] | 'session' | 'any key';
  description?: string;
  /** The class of the answer; left out for 204. */
  answer?: Type<unknown>;
  /** The answer is an array of that class; `paged` adds cursor headers, `log` the one that is always there. */
  list?: boolean | 'paged' | 'log';
  /** Types of an answer that is no JSON, in place of `answer`. */
  media?: readonly string[];
  /** For a `text/event-stream`: the class of one event. */
  streams?: Type<unknown>;
  /** 201 for something created, 204 for nothing; otherwise 200. */
  status?: 200 | 201 | 202 | 204;
  /** What it may refuse beyond what every call may. */
  errors?: readonly ErrorCode[];
}

export const CALL_SCOPES = 'haulway:scopes';
/** The scopes of which a key needs one for a call; an empty list needs none, and of `session` no key has what it takes. */
export type CallScopes = readonly Scope[] | 'session';

const EVERYWHERE: readonly ErrorCode[] = ['invalid_input', 'too_many_requests', 'internal', 'unavailable'];

/** A route's words for the document: what it does, what it answers, what it may refuse. */
export function Call({
  summary,
  scope,
  description,
  answer,
  list = false,
  media,
  streams,
  status = 200,
  errors = [],
}: CallOptions): MethodDecorator {
  const decorators: (MethodDecorator | ClassDecorator)[] = [HttpCode(status), ApiOperation({ summary, description })];
  const scopes: CallScopes = scope === 'session' ? scope : scope === 'any key' ? [] : [scope].flat();
  decorators.push(SetMetadata(CALL_SCOPES, scopes));
  if (scopes !== 'session') decorators.push(ApiExtension('x-scope', scopes));
  const kind = answer && kindOfRecord(answer);
  if (kind) decorators.push(SaysActs(kind));
  for (const model of [answer, streams]) if (model) decorators.push(ApiExtraModels(model));
  const text = streams ? { $ref: getSchemaPath(streams) } : TEXT;
  const schema =
    answer && (list ? { type: 'array', items: { $ref: getSchemaPath(answer) } } : { $ref: getSchemaPath(answer) });
  decorators.push(
    ApiResponse({
      status,
      description: summary,
      ...(schema ? { content: { 'application/json': { schema } } } : {}),
      ...(media
        ? {
            content: Object.fromEntries(
              media.map((type) => [type, { schema: type.startsWith('text/') ? text : BYTES }]),
            ),
          }
        : {}),
      ...(list === 'paged' ? { headers: PAGE_HEADERS } : {}),
      ...(list === 'log' ? { headers: LOG_HEADERS } : {}),
    }),
    ApiExtraModels(ProblemAnswer),
  );
  const codes = [...new Set([...EVERYWHERE, ...errors])];
  for (const refusal of new Set(codes.map((code) => ERRORS[code][0]))) {
    decorators.push(
      refusalResponse(
        refusal,
        codes.filter((code) => ERRORS[code][0] === refusal),
      ),
    );
  }
  return applyDecorators(...(decorators as MethodDecorator[]));
}

const TEXT = { type: 'string' as const };
const BYTES = { type: 'string' as const, format: 'binary' };

const PAGE_HEADERS = {
  Link: {
    description: 'The next page, rel="next"; of the event log also on an empty page.',
    schema: { type: 'string' as const },
  },
  'X-Total-Count': {
    description: 'Exact up to 10,000; above 500, a count by words, places or budgets may be up to a minute old.',
    schema: { type: 'integer' as const },
  },
  'X-Total-Count-Capped': {
    description: '"true" when there are more rows than the count says.',
    schema: { type: 'string' as const },
  },
};

const LOG_HEADERS = { Link: PAGE_HEADERS.Link };

/** The documented refusals of one status. */
function refusalResponse(status: number, codes: readonly ErrorCode[]): MethodDecorator {
  return ApiResponse({ status, ...refusalContent(codes) });
}

/** What the document says about the refusals with one status: each code with its sentence, and an example. */
export function refusalContent(codes: readonly ErrorCode[]) {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code][1]}`).join(' '),
    content: {
      'application/problem+json': {
        schema: { $ref: getSchemaPath(ProblemAnswer) },
        examples: Object.fromEntries(codes.map((code) => [code, { value: refusalExample(code) }])),
      },
    },
  };
}

/** A refusal as its caller gets it; `base` is the start of its page's address. */
export function refusalExample(code: ErrorCode, base = '') {
  const [status, detail] = ERRORS[code];
  return { type: `${base}${errorPath(code)}`, title: STATUS_CODES[status] ?? 'Error', status, detail, code };
}

/** What the document says about one of the things a path is for, instead of what it says about all of them. */
export interface Variant {
  summary: string;
  /** The schema of the answer. */
  answer: object;
  /** Descriptions that differ for some parameters, by name. */
  parameters: Readonly<Record<string, object>>;
}

/** Documents a path once for each thing its parameter can name, as `/api/admin/users` for `/api/admin/{resource}`. */
export const OnePathEach = (parameter: string, variants: Readonly<Record<string, Variant>>) =>
  ApiExtension(ONE_PATH_EACH, { parameter, variants });

/** The operation's own note of it, which is not published. */
export const ONE_PATH_EACH = 'x-one-path-each';

/** Documents the Idempotency-Key header of a POST. */
export const IdempotencyHeader = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: "For 24 hours, a repeat with the same key and body gets the first call's answer.",
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  });

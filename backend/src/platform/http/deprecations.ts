import { Inject, Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SECOND } from '../../common/clock.js';
import { Env } from '../config/env.js';
import type { SchemaObject, Schemas } from './examples.js';
import type { Operation } from './operations.js';

/** The end of a call, or of one field of a call, in machine time. */
export interface Deprecation {
  /** The day on which it was announced, in UTC. */
  announcedAt: string;
  /** The day on which it ends, 12 months later at the earliest. */
  sunsetAt: string;
  /** What a program does instead, as a sentence. */
  instead: string;
}

/** By the call, as `GET /api/shipments/{id}`, or the call and the name of a field of its body or query, as `POST /api/shipments userId`. */
export type DeprecationTable = Readonly<Record<string, Deprecation>>;

/**
 * All that is deprecated. The document, the headers of answers, the counts by key and the mails to their owners follow from this
 * table; docs/CHANGELOG-API.md says how a program moves on.
 */
export const DEPRECATIONS: DeprecationTable = {};

/** All that is deprecated here: in tests, more than the table. */
export function deprecationsOf(env: Env): DeprecationTable {
  return { ...DEPRECATIONS, ...env.moreDeprecations };
}

/** What is deprecated in a call, and the field, unless it is the call itself. */
interface Part extends Deprecation {
  name: string;
  field: string | undefined;
}

/** Says which calls use what is deprecated. */
@Injectable()
export class Deprecations {
  readonly table: DeprecationTable;
  /** By method and route. */
  private readonly parts = new Map<string, Part[]>();

  constructor(@Inject(Env) env: Env) {
    this.table = deprecationsOf(env);
    for (const [name, deprecation] of Object.entries(this.table)) {
      const { method, path, field } = read(name);
      const route = `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      this.parts.set(route, [...(this.parts.get(route) ?? []), { ...deprecation, name, field }]);
    }
  }

  /** The parts that a request uses: a deprecated call by being made, a field by being sent. */
  usedBy({ method, routeOptions, body, query }: FastifyRequest): readonly Part[] {
    const known = this.parts.get(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`) ?? [];
    return known.filter(({ field }) => field === undefined || [body, query].some((sent) => isIn(sent, field)));
  }
}

/** `Deprecation` as RFC 9745 and `Sunset` as RFC 8594 have it; of several parts, the earliest days. */
export function deprecationHeaders(used: readonly Deprecation[]): Record<string, string> {
  if (used.length === 0) return {};
  const [announced, sunset] = (['announcedAt', 'sunsetAt'] as const).map((day) =>
    Math.min(...used.map((each) => Date.parse(each[day]))),
  ) as [number, number];
  return { deprecation: `@${announced / SECOND}`, sunset: new Date(sunset).toUTCString() };
}

/** Marks what is deprecated in the whole document. @throws when it has no such call or field */
export function markDeprecated(document: OpenAPIObject, table: DeprecationTable): void {
  for (const name of Object.keys(table)) {
    const { method, path, field } = read(name);
    const operation = document.paths[path]?.[method.toLowerCase() as 'get'] as Operation | undefined;
    const part = field === undefined ? operation : operation && fieldOf(operation, field, document);
    if (!part) throw new Error(`Deprecated is ${name}, which there is not.`);
    part.deprecated = true;
  }
}

function fieldOf({ parameters = [], requestBody }: Operation, field: string, document: OpenAPIObject) {
  const parameter = parameters.find((each) => each.name === field);
  if (parameter) return parameter;
  const given = requestBody && 'content' in requestBody ? requestBody.content['application/json']?.schema : undefined;
  const schemas: Schemas = document.components?.schemas ?? {};
  const body = given && '$ref' in given ? schemas[given.$ref.split('/').at(-1) ?? ''] : given;
  const properties = body && 'properties' in body ? body.properties : undefined;
  const property = properties?.[field];
  if (!properties || !property) return undefined;
  // Nothing may stand beside a reference.
  const made: SchemaObject = '$ref' in property ? { allOf: [property] } : property;
  properties[field] = made;
  return made;
}

function read(name: string) {
  const [method = '', path = '', field] = name.split(' ');
  return { method, path, field };
}

function isIn(sent: unknown, field: string): boolean {
  return typeof sent === 'object' && sent !== null && Object.hasOwn(sent, field);
}

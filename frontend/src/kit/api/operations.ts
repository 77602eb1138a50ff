import type { paths } from './schema';
import type { paths as operatorPaths } from './schema.admin';

/** Types of the calls in openapi.json: from a method and a path to what is sent and what comes back. */

/**
 * What can be called. Of the operators' calls that is only the sandbox clock, which this app shows them; the console
 * adds the rest.
 */
export interface Documented extends paths, Pick<operatorPaths, '/api/sandbox/clock'> {}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The paths that take a method. */
export type PathOf<M extends Method> = {
  [P in keyof Documented]: Documented[P] extends Record<Lowercase<M>, object> ? P : never;
}[keyof Documented];

type Operation<M extends Method, P extends PathOf<M>> = Documented[P][Lowercase<M> & keyof Documented[P]];

type In<O, Place extends 'path' | 'query'> = O extends { parameters: { [K in Place]?: infer Named } }
  ? [NonNullable<Named>] extends [never]
    ? unknown
    : NonNullable<Named>
  : unknown;
type OneObject<T> = { [K in keyof T]: T[K] };

/** Fields that the API also accepts as decimal text, exactly as typed; the document gives only one type for each. */
type Decimal = 'amount' | 'budget' | 'weight';
type AsTyped<T> = { [K in keyof T]: K extends Decimal ? T[K] | string : T[K] };

type AllIn<O> = AsTyped<In<O, 'path'> & In<O, 'query'>>;
type OrNothing<T> = keyof T extends never ? Record<string, never> : T;

/** The values for the braces in a path. */
export type IdsOf<M extends Method, P extends PathOf<M>> = OrNothing<OneObject<In<Operation<M, P>, 'path'>>>;
/** The values for the braces in a path, and the fields of its query. */
export type ParamsOf<M extends Method, P extends PathOf<M>> = OrNothing<AllIn<Operation<M, P>>>;

type Content<O> = O extends { requestBody?: infer Sent }
  ? [NonNullable<Sent>] extends [never]
    ? unknown
    : NonNullable<Sent> extends { content: infer Types }
      ? Types
      : unknown
  : unknown;

/** The JSON body of a call. */
export type BodyOf<M extends Method, P extends PathOf<M>> =
  Content<Operation<M, P>> extends { 'application/json': infer Body } ? AsTyped<Body> : never;

type BodyPart<O> =
  Content<O> extends { 'application/json': infer Body }
    ? O extends { requestBody: object }
      ? { body: AsTyped<Body> }
      : { body?: AsTyped<Body> }
    : Content<O> extends { 'multipart/form-data': infer Files }
      ? { files: { [K in keyof Files]: Files[K] extends string | undefined ? Files[K] : File[] } }
      : unknown;

/** A type that every object without required fields matches. */
type Nothing = Record<never, never>;
type ParamsPart<T> = keyof T extends never ? unknown : Nothing extends T ? { params?: T } : { params: T };

type Headers<O> = O extends { parameters: { header?: infer Named } }
  ? [NonNullable<Named>] extends [never]
    ? unknown
    : NonNullable<Named>
  : unknown;
type KeyPart<O> = 'Idempotency-Key' extends keyof Headers<O>
  ? {
      /** Makes a repeat return the first call's answer. */
      key?: string;
    }
  : unknown;

/** Everything that goes with a call. */
export type AskedOf<M extends Method, P extends PathOf<M>> = OneObject<
  ParamsPart<AllIn<Operation<M, P>>> &
    BodyPart<Operation<M, P>> &
    KeyPart<Operation<M, P>> & {
      signal?: AbortSignal;
      /** Sent even while the page is closing. */
      outlives?: boolean;
    }
>;

/** The optional argument after the path: it may be left out if none of its fields are required. */
export type Rest<Asked, More extends unknown[] = []> = Nothing extends Asked
  ? [asked?: Asked, ...more: More]
  : [asked: Asked, ...more: More];

type Success<O> = O extends { responses: infer All } ? All[keyof All & (200 | 201 | 202)] : never;

/** What a call returns: its JSON, or undefined if there is none. */
export type AnswerOf<M extends Method, P extends PathOf<M>> =
  Success<Operation<M, P>> extends { content: { 'application/json': infer Answer } } ? Answer : undefined;

/** The reads that answer JSON. */
export type ReadPath = { [P in PathOf<'GET'>]: AnswerOf<'GET', P> extends undefined ? never : P }[PathOf<'GET'>];
/** The reads that answer a file. */
export type FilePath = Exclude<PathOf<'GET'>, ReadPath>;

/** Any answer may have headers of any name, but only pages name this one. */
type LinkOf<Answer> = Answer extends { headers: { Link?: infer Link } } ? Link : unknown;

/** The reads that answer in pages. */
export type ListPath = { [P in ReadPath]: unknown extends LinkOf<Success<Operation<'GET', P>>> ? never : P }[ReadPath];
/** The reads that return everything in one answer. */
export type WholePath = Exclude<ReadPath, ListPath>;
/** A row of a list. */
export type RowOf<P extends ListPath> = AnswerOf<'GET', P> extends (infer Row)[] ? Row : never;
/** The search of a list; paging is left to the kit. */
export type SearchOf<P extends ListPath> = OrNothing<Omit<AllIn<Operation<'GET', P>>, 'limit' | 'cursor'>>;

/** How the keys of a path's reads start: the path up to its first brace. */
export type HeadOf<P> = P extends `${infer Head}/{${string}` ? Head : P;

import type { List } from './pages.js';
import type { paths } from './schema.js';
import type { CallOptions } from './transport.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The paths that take a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends PathOf<M>> = paths[P][Lowercase<M> & keyof paths[P]];

type In<O, Place extends 'path' | 'query'> = O extends { parameters: { [K in Place]?: infer Named } }
  ? [NonNullable<Named>] extends [never]
    ? unknown
    : NonNullable<Named>
  : unknown;

/** The values for the braces in a path, and the fields of its query. */
export type Params<M extends Method, P extends PathOf<M>> = In<Operation<M, P>, 'path'> & In<Operation<M, P>, 'query'>;

type Sent<O> = O extends { requestBody?: infer Given }
  ? NonNullable<Given> extends { content: infer Content }
    ? Content extends { 'application/json': infer Json }
      ? Json
      : FormData
    : undefined
  : undefined;

/** The body of a call: JSON or, with files, a form. */
export type Body<M extends Method, P extends PathOf<M>> = Sent<Operation<M, P>>;

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Given }
    ? Given
    : Blob
  : undefined;
type Success<O> = O extends { responses: infer Responses }
  ? ContentOf<Responses[Extract<keyof Responses, 200 | 201 | 202>]>
  : undefined;

/** What a call answers: JSON or a file. */
export type Answer<M extends Method, P extends PathOf<M>> = Success<Operation<M, P>>;

/** One item of the list that a call answers. */
export type Item<P extends PathOf<'GET'>> = Answer<'GET', P> extends (infer Each)[] ? Each : never;

/** Everything that goes with a call. */
export interface Asked<M extends Method, P extends PathOf<M>> {
  params?: Params<M, P>;
  body?: Body<M, P>;
}

type Ids<P> = P extends `${string}{${string}{${string}`
  ? [id: string, partId: string]
  : P extends `${string}{${string}`
    ? [id: string]
    : [];

type HasBody<O> = O extends { requestBody?: infer Given }
  ? [NonNullable<Given>] extends [never]
    ? false
    : true
  : false;
type Query<M extends Method, P extends PathOf<M>> = In<Operation<M, P>, 'query'>;
type HasQuery<M extends Method, P extends PathOf<M>> = unknown extends Query<M, P> ? false : true;

/** What a call takes besides the ids in its path, in the order in which its method takes it. */
export type Parts<M extends Method, P extends PathOf<M>> = [
  ...(HasBody<Operation<M, P>> extends true ? ['body'] : []),
  ...(HasQuery<M, P> extends true ? ['params'] : []),
];

type BodyGiven<M extends Method, P extends PathOf<M>> =
  HasBody<Operation<M, P>> extends false
    ? []
    : Operation<M, P> extends { requestBody: object }
      ? [body: Body<M, P>]
      : [body?: Body<M, P>];
type QueryGiven<M extends Method, P extends PathOf<M>> =
  HasQuery<M, P> extends false
    ? []
    : Partial<Query<M, P>> extends Query<M, P>
      ? [params?: Query<M, P>]
      : [params: Query<M, P>];

/** The method of a call: the ids in its path, then its body, then the fields of its query. */
export type Call<M extends Method, P extends PathOf<M>> = (
  ...given: [...Ids<P>, ...BodyGiven<M, P>, ...QueryGiven<M, P>, options?: CallOptions]
) => Promise<Answer<M, P>>;

/** The method of a list: the ids in its path, then the fields of its query. */
export type ListCall<P extends PathOf<'GET'>> = (
  ...given: [
    ...Ids<P>,
    params?: HasQuery<'GET', P> extends true ? Query<'GET', P> : Record<never, never>,
    options?: CallOptions,
  ]
) => List<Item<P>>;

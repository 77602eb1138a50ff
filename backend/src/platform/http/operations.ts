import type { OpenAPIObject } from '@nestjs/swagger';

type Given = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** A response written out in place. */
export type Response = Extract<Given['responses'][string], { description: string }>;
type Parameter = Extract<NonNullable<Given['parameters']>[number], { in: string }>;

/** An operation of the whole document, in which only schemas are referenced. */
export type Operation = Omit<Given, 'responses' | 'parameters'> & {
  responses: Record<string, Response>;
  parameters?: Parameter[];
  [extension: `x-${string}`]: unknown;
};

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** Every operation of a document, with its place in it. */
export function operationsOf({ paths }: Pick<OpenAPIObject, 'paths'>) {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

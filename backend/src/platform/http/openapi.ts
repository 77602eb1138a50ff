import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { completed } from './document.js';

/** The document of all calls, made from the code. */
export function createDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Haulway API')
    .setDescription(
      'A marketplace for shipping large items. JSON in and out; money in US dollars with at most two decimals; weights in lbs; dimensions L x W x H in ft; errors are application/problem+json with a stable `code`.',
    )
    .setVersion('1')
    .setLicense('All rights reserved', '')
    .addBearerAuth()
    .addServer('/')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    autoTagControllers: false,
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '').replace(/^./, (letter) => letter.toLowerCase())}_${method}`,
  });
  return completed(document);
}

/** The document as written to openapi.json, without a database: nothing is instantiated. */
export async function buildOpenApiDocument(): Promise<OpenAPIObject> {
  const { createPreviewApp } = await import('../../app.module.js');
  const app = await createPreviewApp();
  return createDocument(app);
}

type Schema = Record<string, unknown>;

/**
 * Gives each route its answer's schema out of the document, so that nothing undocumented can leave.
 * To be called before the routes are made.
 */
export function answerSchemas(document: OpenAPIObject): { shared: Schema; names(url: string, method: string): boolean; of(url: string, method: string): Schema | undefined } {
  const rewrite = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', 'answers#/definitions/'));
  const operationOf = (url: string, method: string) => document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as 'get'];
  return {
    names: (url, method) => operationOf(url, method) !== undefined,
    shared: { $id: 'answers', definitions: rewrite(document.components?.schemas ?? {}) as Schema },
    of(url, method) {
      const operation = operationOf(url, method);
      for (const status of ['200', '201']) {
        const answer = operation?.responses[status];
        const schema = answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
        if (schema) return rewrite(schema) as Schema;
      }
      return undefined;
    },
  };
}

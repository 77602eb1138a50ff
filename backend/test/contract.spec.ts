import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { client } from './support/client.js';
import { startServer, type TestServer } from './support/server.js';

/** Every call that integrators are promised: method, path, and whether a visitor may make it. */
const CALLS: [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, access: 'open' | 'signed in'][] = [
  ['POST', '/api/auth/register', 'open'],
  ['POST', '/api/auth/login', 'open'],
  ['POST', '/api/auth/renew', 'signed in'],
  ['POST', '/api/auth/logout', 'signed in'],
  ['GET', '/api/auth/me', 'signed in'],
  ['GET', '/api/auth/user', 'signed in'],
  ['GET', '/api/auth/sessions', 'signed in'],
  ['DELETE', '/api/auth/sessions', 'signed in'],
  ['DELETE', '/api/auth/sessions/{sid}', 'signed in'],
  ['POST', '/api/auth/forgot-password', 'open'],
  ['POST', '/api/auth/reset-password', 'open'],
  ['POST', '/api/auth/verify-email', 'open'],
  ['POST', '/api/auth/resend-verification', 'signed in'],
  ['PUT', '/api/users/profile', 'signed in'],
  ['PUT', '/api/users/password', 'signed in'],
  ['GET', '/api/users/me/export', 'signed in'],
  ['DELETE', '/api/users/me', 'signed in'],
  ['GET', '/api/users/me/payout-account', 'signed in'],
  ['POST', '/api/users/me/payout-account', 'signed in'],
  ['GET', '/api/users/me/notification-preferences', 'signed in'],
  ['PUT', '/api/users/me/notification-preferences', 'signed in'],
  ['GET', '/api/users/me/verification', 'signed in'],
  ['PUT', '/api/users/me/verification', 'signed in'],
  ['POST', '/api/users/me/verification/documents', 'signed in'],
  ['GET', '/api/users/me/dashboard', 'signed in'],
  ['GET', '/api/users/me/unread', 'signed in'],
  ['GET', '/api/users/{id}', 'open'],
  ['GET', '/api/users/{id}/reviews', 'open'],
  ['GET', '/api/config', 'open'],
  ['GET', '/api/places', 'open'],
  ['GET', '/api/distance', 'open'],
  ['GET', '/api/price-truth', 'open'],
  ['POST', '/api/calculate-shipping-rates', 'signed in'],
  ['POST', '/api/uploads', 'signed in'],
  ['GET', '/api/uploads/{photoId}', 'open'],
  ['POST', '/api/shipments', 'signed in'],
  ['GET', '/api/shipments', 'open'],
  ['GET', '/api/shipments/{id}', 'open'],
  ['GET', '/api/shipments/{id}/timeline', 'open'],
  ['PATCH', '/api/shipments/{id}', 'signed in'],
  ['POST', '/api/shipments/{id}/publish', 'signed in'],
  ['POST', '/api/shipments/{id}/cancel', 'signed in'],
  ['GET', '/api/shipments/{id}/cancellation-preview', 'signed in'],
  ['POST', '/api/shipments/{id}/photos', 'signed in'],
  ['DELETE', '/api/shipments/{id}/photos/{photoId}', 'signed in'],
  ['GET', '/api/shipments/{id}/price-comparisons', 'open'],
  ['POST', '/api/shipments/{id}/price-comparisons', 'signed in'],
  ['GET', '/api/shipments/{id}/quotes', 'signed in'],
  ['POST', '/api/quotes', 'signed in'],
  ['GET', '/api/quotes', 'signed in'],
  ['PATCH', '/api/quotes/{id}', 'signed in'],
  ['POST', '/api/quotes/{id}/withdraw', 'signed in'],
  ['POST', '/api/quotes/{id}/accept', 'signed in'],
  ['POST', '/api/quotes/{id}/decline', 'signed in'],
  ['POST', '/api/quotes/{id}/unaccept', 'signed in'],
  ['POST', '/api/quotes/{id}/pay', 'signed in'],
  ['POST', '/api/payments/{quoteId}/confirm', 'signed in'],
  ['POST', '/api/sandbox/payment-intents/confirm', 'open'],
  ['POST', '/api/sandbox/payment-intents/authenticate', 'open'],
  ['GET', '/api/sandbox/clock', 'signed in'],
  ['POST', '/api/sandbox/clock', 'signed in'],
  ['POST', '/api/sandbox/disputes', 'signed in'],
  ['POST', '/api/sandbox/disputes/{id}/close', 'signed in'],
  ['POST', '/api/sandbox/faults', 'signed in'],
  ['GET', '/api/payments', 'signed in'],
  ['GET', '/api/payments/totals', 'signed in'],
  ['GET', '/api/payments.csv', 'signed in'],
  ['GET', '/api/payments/{id}', 'signed in'],
  ['GET', '/api/payments/{id}/statement.pdf', 'signed in'],
  ['GET', '/api/payments/{id}/statement.csv', 'signed in'],
  ['POST', '/api/shipments/{id}/pickup', 'signed in'],
  ['POST', '/api/shipments/{id}/deliver', 'signed in'],
  ['POST', '/api/shipments/{id}/confirm-delivery', 'signed in'],
  ['POST', '/api/shipments/{id}/locations', 'signed in'],
  ['GET', '/api/shipments/{id}/locations', 'signed in'],
  ['GET', '/api/conversations', 'signed in'],
  ['GET', '/api/conversations/{id}/messages', 'signed in'],
  ['GET', '/api/conversations/{id}', 'signed in'],
  ['POST', '/api/conversations/{id}/read', 'signed in'],
  ['POST', '/api/messages', 'signed in'],
  ['POST', '/api/reviews', 'signed in'],
  ['POST', '/api/claims', 'signed in'],
  ['GET', '/api/claims', 'signed in'],
  ['GET', '/api/claims/{id}', 'signed in'],
  ['GET', '/api/claims/{id}/evidence', 'signed in'],
  ['POST', '/api/claims/{id}/respond', 'signed in'],
  ['POST', '/api/claims/{id}/withdraw', 'signed in'],
  ['POST', '/api/admin/claims/{id}/resolve', 'signed in'],
  ['POST', '/api/admin/claims/{id}/paid-by-hand', 'signed in'],
  ['POST', '/api/support-tickets', 'open'],
  ['GET', '/api/support-tickets', 'signed in'],
  ['GET', '/api/notifications', 'signed in'],
  ['POST', '/api/notifications/read', 'signed in'],
  ['POST', '/api/unsubscribe', 'open'],
  ['GET', '/api/events', 'signed in'],
  ['POST', '/api/webhooks/stripe', 'open'],
  ['GET', '/api/health/live', 'open'],
  ['GET', '/api/health/ready', 'open'],
  ['GET', '/metrics', 'open'],
  ['GET', '/api/admin/{resource}', 'signed in'],
  ['GET', '/api/admin/{resource}/{id}', 'signed in'],
  ['GET', '/api/admin/ledger-entries/check', 'signed in'],
  ['GET', '/api/admin/settings', 'signed in'],
  ['GET', '/api/admin/settings/{id}', 'signed in'],
  ['PUT', '/api/admin/settings/{id}', 'signed in'],
  ['GET', '/api/admin/overview', 'signed in'],
  ['GET', '/api/admin/emails/{id}/preview', 'signed in'],
  ['GET', '/api/admin/jobs', 'signed in'],
  ['GET', '/api/admin/jobs/{id}', 'signed in'],
  ['POST', '/api/admin/jobs/{id}/retry', 'signed in'],
  ['POST', '/api/admin/users', 'signed in'],
  ['PUT', '/api/admin/users/{id}', 'signed in'],
  ['DELETE', '/api/admin/users/{id}', 'signed in'],
  ['POST', '/api/admin/users/{id}/suspend', 'signed in'],
  ['POST', '/api/admin/users/{id}/restore', 'signed in'],
  ['POST', '/api/admin/users/{id}/end-sessions', 'signed in'],
  ['PUT', '/api/admin/shipments/{id}', 'signed in'],
  ['DELETE', '/api/admin/shipments/{id}', 'signed in'],
  ['POST', '/api/admin/shipments/{id}/cancel', 'signed in'],
  ['POST', '/api/admin/payments/{id}/release', 'signed in'],
  ['POST', '/api/admin/payments/{id}/refund', 'signed in'],
  ['POST', '/api/admin/verifications/{id}/approve', 'signed in'],
  ['POST', '/api/admin/verifications/{id}/reject', 'signed in'],
  ['DELETE', '/api/admin/reviews/{id}', 'signed in'],
  ['DELETE', '/api/admin/messages/{id}', 'signed in'],
  ['PUT', '/api/admin/support-tickets/{id}', 'signed in'],
  ['PUT', '/api/admin/rate-cards/{id}', 'signed in'],
  ['POST', '/api/admin/rate-cards/preview', 'signed in'],
  ['POST', '/api/admin/rate-cards/recompute', 'signed in'],
  ['POST', '/api/admin/money-operations/{id}/retry', 'signed in'],
  ['POST', '/api/admin/money-operations/{id}/paid-by-hand', 'signed in'],
];

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: object; example?: unknown }> };
  responses: Record<
    string,
    {
      description?: string;
      content?: Record<
        string,
        {
          schema?: object;
          example?: unknown;
          examples?: Record<string, { value?: { code?: string; status?: number; detail?: string } }>;
        }
      >;
    }
  >;
}

const document = JSON.parse(readFileSync(fileURLToPath(new URL('../../openapi.json', import.meta.url)), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { enum?: string[]; required?: string[] }> };
};

const OPERATIONS = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
);

describe('the contract', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer();
  });

  it.each(CALLS)('has %s %s, and it is %s', async (method, path, access) => {
    expect(document.paths[path]?.[method.toLowerCase()]).toBeDefined();
    const address = path.replace('{resource}', 'users').replace(/\{\w+\}/g, '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11');
    const visitor = client(server.url);
    const body = method === 'GET' ? undefined : {};
    const { status } = await (method === 'GET'
      ? visitor.get(address)
      : visitor[method.toLowerCase() as 'post'](address, body));
    if (access === 'signed in') expect(status).toBe(401);
    else expect([200, 201, 202, 204, 400, 404]).toContain(status);
  });

  it.each(CALLS.filter(([, , access]) => access === 'signed in'))(
    'refuses a made-up token on %s %s',
    async (method, path) => {
      const address = path.replace('{resource}', 'users').replace(/\{\w+\}/g, '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11');
      const stranger = client(server.url, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.');
      const { status } = await (method === 'GET'
        ? stranger.get(address)
        : stranger[method.toLowerCase() as 'post'](address, {}));
      expect(status).toBe(401);
    },
  );
});

describe('openapi.json', () => {
  it('names each operation once', () => {
    const ids = OPERATIONS.map(({ operation }) => operation.operationId);
    expect(ids.every(Boolean)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no call that the table above does not know', () => {
    const known = new Set(CALLS.map(([method, path]) => `${method} ${path}`));
    expect(OPERATIONS.map(({ call }) => call).filter((call) => !known.has(call))).toEqual([]);
  });

  it('says of each operation what it is and which part it belongs to', () => {
    expect(
      OPERATIONS.filter(({ operation }) => !operation.summary || operation.tags?.length !== 1).map(({ call }) => call),
    ).toEqual([]);
  });

  it('has one success and the refusals of each operation, with an example of each', () => {
    const poor = OPERATIONS.filter(({ operation }) => {
      const statuses = Object.keys(operation.responses);
      const refusals = statuses
        .filter((status) => Number(status) >= 400 && status !== '402')
        .map((status) => operation.responses[status]?.content?.['application/problem+json']);
      return (
        statuses.filter((status) => Number(status) < 300).length !== 1 ||
        !statuses.includes('400') ||
        refusals.some((refusal) => !refusal?.schema || !refusal.examples)
      );
    });
    expect(poor.map(({ call }) => call)).toEqual([]);
  });

  it('shows of each error code its own status, and codes of the catalogue only', () => {
    const wrong = OPERATIONS.flatMap(({ call, operation }) =>
      Object.entries(operation.responses).flatMap(([status, { content }]) =>
        Object.entries(content?.['application/problem+json']?.examples ?? {})
          .filter(
            ([code, { value }]) =>
              value?.code !== code ||
              String(value?.status) !== status ||
              !value?.detail ||
              !document.components.schemas.ErrorCode?.enum?.includes(code),
          )
          .map(([code]) => `${call} ${status} ${code}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('says what is sent and what comes back wherever something is', () => {
    const bodiless = /^(POST|PUT|PATCH) /;
    const poor = OPERATIONS.filter(({ call, operation }) => {
      const success = Object.entries(operation.responses).find(([status]) => Number(status) < 300);
      const answered = Object.values(success?.[1].content ?? {}).some(({ schema }) => schema);
      const sent = Object.values(operation.requestBody?.content ?? {});
      return (
        (!['202', '204'].includes(success?.[0] ?? '') && !answered) ||
        (bodiless.test(call) && sent.some(({ schema }) => !schema))
      );
    });
    expect(poor.map(({ call }) => call)).toEqual([]);
  });

  it('has an example of what is sent and of what comes back', () => {
    const bare = OPERATIONS.filter(({ operation }) => {
      const media = [operation.requestBody, ...Object.values(operation.responses)].map(
        (part) => part?.content?.['application/json'],
      );
      return media.some((each) => each?.schema && each.example === undefined);
    });
    expect(bare.map(({ call }) => call)).toEqual([]);
  });

  describe('can be made into clients of typed languages', () => {
    /** Every object in the document that is one of these, with where it stands. */
    const parts: [place: string, part: Record<string, unknown>][] = [];
    const collect = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if (!Array.isArray(value)) parts.push([place, value as Record<string, unknown>]);
      for (const [name, inner] of Object.entries(value))
        if (!['example', 'examples'].includes(name)) collect(inner, `${place}/${name}`);
    };
    collect(document, '');

    it('where something may be one of several, each of these has a name', () => {
      const nameless = parts.filter(([, { oneOf, anyOf }]) =>
        [oneOf ?? [], anyOf ?? []].flat().some((each) => (each as { $ref?: string }).$ref === undefined),
      );
      expect(nameless.map(([place]) => place)).toEqual([]);
    });

    it('and the choice among them has one too, by which it is referred to', () => {
      const inlined = parts.filter(
        ([place, { oneOf, anyOf }]) => (oneOf ?? anyOf) !== undefined && !/^\/components\/schemas\/\w+$/.test(place),
      );
      expect(inlined.map(([place]) => place)).toEqual([]);
    });

    it('no request says that something may be one of several', () => {
      const { schemas } = document.components;
      const sent = JSON.stringify(OPERATIONS.map(({ operation }) => operation.requestBody ?? {}));
      const reached = (text: string, known: Set<string>): Set<string> => {
        for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
          if (!known.has(name)) reached(JSON.stringify(schemas[name]), known.add(name));
        return known;
      };
      const names = [...reached(sent, new Set())];
      expect(names.length).toBeGreaterThan(30);
      expect(names.filter((name) => /"(oneOf|anyOf)":/.test(JSON.stringify(schemas[name])))).toEqual([]);
    });

    it('no pattern has a quote or a needless backslash, which break code that is made of it', () => {
      const patterns = parts.flatMap(([place, { pattern }]) =>
        typeof pattern === 'string' ? [{ place, pattern }] : [],
      );
      expect(patterns.length).toBeGreaterThan(5);
      expect(patterns.filter(({ pattern }) => !/^[^"'`]*$/.test(pattern) || pattern.includes('\\/'))).toEqual([]);
      for (const { pattern } of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow();
    });

    it('whole numbers are integers: a number is money, a weight, a place, a share or a mean', () => {
      const FRACTIONS =
        /(amount|cost|fee|fees|minimum|limit|low|high|typical|before|after|value|budget|volume|released|held|escrow|owed|paid|refund|refunded|compensation|difference|ours|theirs|from(Bank|Carrier|Escrow|Guarantee)|weight|miles|latitude|longitude|percent|perDay|rating|hoursToFirstQuote)$/i;
      const numbers = parts.flatMap(([place, { type, schema, name }]) => {
        if (type === 'number') return [place.split('/').at(-1) ?? ''];
        return (schema as { type?: string } | undefined)?.type === 'number' ? [String(name)] : [];
      });
      expect([...new Set(numbers)].filter((name) => name !== 'schema' && !FRACTIONS.test(name))).toEqual([]);
      // Stars of one review, unlike the mean of many.
      expect(document.components.schemas['NewReview']).toMatchObject({ properties: { rating: { type: 'integer' } } });
    });

    it('a body is required where it has a required field, or is a form, and nowhere else', () => {
      const wrong = OPERATIONS.filter(({ operation: { requestBody } }) => {
        if (!requestBody) return false;
        const { schema } = Object.values(requestBody.content)[0] as { schema?: { $ref?: string; required?: string[] } };
        const { required } = (
          schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema
        ) as { required?: string[] };
        return requestBody.required !== (required ?? []).length > 0;
      });
      expect(wrong.map(({ call }) => call)).toEqual([]);
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { createCall, createReadPage, everyRow, type Outgoing } from './client';

/** A transport that answers from a table of addresses and records what was sent. */
function server(answers: Record<string, { body?: unknown; headers?: Record<string, string> }>) {
  const sent: Outgoing[] = [];
  const send = (outgoing: Outgoing) => {
    sent.push(outgoing);
    const { body, headers } = answers[outgoing.address] ?? {};
    return Promise.resolve({ body, headers: new Headers(headers) });
  };
  return { send, sent };
}

describe('a call', () => {
  it('goes to the address made from its path and parameters, with its body and key', async () => {
    const { send, sent } = server({});
    await createCall(send)('POST', '/api/quotes/{id}/decline', {
      params: { id: 'q1' },
      body: { reason: 'Too late' },
      key: 'k1',
    });
    expect(sent).toEqual([
      { method: 'POST', address: '/api/quotes/q1/decline', body: { reason: 'Too late' }, key: 'k1', signal: undefined },
    ]);
  });

  it('sends files as a form', async () => {
    const { send, sent } = server({});
    await createCall(send)('POST', '/api/users/me/verification/documents', {
      files: { documents: [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')] },
    });
    const form = sent[0]?.body as FormData | undefined;
    expect(form?.getAll('documents').map((file) => (file as File).name)).toEqual(['a.pdf', 'b.pdf']);
  });
});

describe('a list', () => {
  const pages = {
    '/api/quotes?limit=100': {
      body: [{ id: 'a' }, { id: 'b' }],
      headers: { link: '<https://haulway.example/api/quotes?limit=100&cursor=2>; rel="next"', 'x-total-count': '3' },
    },
    '/api/quotes?limit=100&cursor=2': { body: [{ id: 'c' }], headers: { 'x-total-count': '3' } },
  };

  it('says how many there are and where it continues', async () => {
    const page = await createReadPage(server(pages).send)('/api/quotes', '/api/quotes?limit=100');
    expect(page).toMatchObject({ total: 3, capped: false, next: '/api/quotes?limit=100&cursor=2' });
  });

  it('says when there are more than the server counts', async () => {
    const { send } = server({
      '/api/quotes': { body: [], headers: { 'x-total-count': '10000', 'x-total-count-capped': 'true' } },
    });
    expect(await createReadPage(send)('/api/quotes', '/api/quotes')).toMatchObject({
      total: 10_000,
      capped: true,
      next: undefined,
    });
  });

  it('is read to its last row when it is needed whole', async () => {
    const rows = await everyRow(createReadPage(server(pages).send), '/api/quotes', {});
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

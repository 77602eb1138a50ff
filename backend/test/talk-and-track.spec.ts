import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type Answer, type Client, client } from './support/client.js';
import { type EventStream, openEventStream } from './support/event-stream.js';
import { startServer, type TestServer } from './support/server.js';
import { until } from './support/until.js';

interface Person {
  id: string;
  email: string;
  token: string;
  api: Client;
}

interface Message {
  id: string;
  conversationId: string;
  senderId: string;
  receiverId: string;
  shipmentId: string | null;
  content: string;
  masked: string[];
  attachments: { url: string; kind: string }[];
  createdAt: string;
  readAt: string | null;
}

interface Conversation {
  id: string;
  shipmentId: string | null;
  other: { id: string; firstName: string | null; lastInitial: string | null };
  lastMessage: Message | null;
  unreadCount: number;
  blocked: boolean;
  gone: boolean;
  updatedAt: string;
}

interface Notification {
  id: string;
  kind: string;
  title: string;
  body: string;
  link: string | null;
  readAt: string | null;
}

let server: TestServer;
const streams: EventStream[] = [];

beforeAll(async () => {
  server = await startServer();
});

afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

async function person(firstName: string, isCarrier = false): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const answer = await client(server.url).post<{ token: string; user: { id: string } }>('/api/auth/register', {
    email,
    password: 'a long walk by the river',
    firstName,
    lastName: 'Reyes',
    isCarrier,
  });
  expect(answer.status).toBe(201);
  return { id: answer.body.user.id, email, token: answer.body.token, api: client(server.url, answer.body.token) };
}

async function shipmentOf(owner: Person, status: 'draft' | 'listed' = 'listed'): Promise<string> {
  const answer = await owner.api.post<{ id: string }>('/api/shipments', {
    title: 'Sailing boat',
    category: 'vehicles',
    description: 'A 22 ft sailing boat on its trailer.',
    pickupLocation: 'Austin, TX',
    deliveryLocation: 'Denver, CO',
    weight: 2400,
    status,
  });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

async function quoteOf(carrier: Person, shipmentId: string): Promise<string> {
  const answer = await carrier.api.post<{ id: string }>('/api/quotes', { shipmentId, amount: 1240 });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

/** A shipment with an accepted quote that is now in this state. */
async function deal(
  owner: Person,
  carrier: Person,
  shipment: 'booked' | 'in_transit' | 'delivered',
  quote: string,
): Promise<string> {
  const shipmentId = await shipmentOf(owner);
  const quoteId = await quoteOf(carrier, shipmentId);
  await server.query('UPDATE quotes SET status = $1, accepted_at = updated_at WHERE id = $2', [quote, quoteId]);
  await server.query('UPDATE shipments SET status = $1 WHERE id = $2', [shipment, shipmentId]);
  return shipmentId;
}

function say(from: Person, to: Person, content: string, shipmentId?: string) {
  return from.api.post<Message>('/api/messages', { receiverId: to.id, content, shipmentId });
}

async function listen(who: Person, headers: Record<string, string> = {}): Promise<EventStream> {
  const stream = await openEventStream(server.url, { authorization: `Bearer ${who.token}`, ...headers });
  streams.push(stream);
  return stream;
}

/** Follows rel="next" from page to page. */
async function pages<Row>(api: Client, path: string): Promise<Row[][]> {
  const found: Row[][] = [];
  for (let next: string | undefined = path; next;) {
    const answer: Answer<Row[]> = await api.get<Row[]>(next);
    expect(answer.status).toBe(200);
    found.push(answer.body);
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return found;
}

describe('messages', () => {
  it('go from one user to another and form one conversation', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole', true)];
    const sent = await say(dana, cole, '  Can you pick up on Friday?  ');
    expect(sent.status).toBe(201);
    expect(sent.body).toEqual({
      id: expect.any(String),
      conversationId: expect.any(String),
      senderId: dana.id,
      receiverId: cole.id,
      shipmentId: null,
      content: 'Can you pick up on Friday?',
      masked: [],
      warnings: [],
      attachments: [],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      readAt: null,
    });
    const answered = await say(cole, dana, 'Yes.');
    expect(answered.body.conversationId).toBe(sent.body.conversationId);

    const { body } = await dana.api.get<Conversation[]>('/api/conversations');
    expect(body).toEqual([
      {
        id: sent.body.conversationId,
        blocked: false,
        gone: false,
        shipmentId: null,
        shipmentTitle: null,
        other: { id: cole.id, firstName: 'Cole', lastInitial: 'R.' },
        lastMessage: answered.body,
        unreadCount: 1,
        updatedAt: answered.body.createdAt,
      },
    ]);
  });

  it('are kept apart by shipment', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole', true)];
    const shipmentId = await shipmentOf(dana);
    const about = await say(cole, dana, 'About the boat', shipmentId);
    const other = await say(cole, dana, 'About nothing');
    expect(about.body.shipmentId).toBe(shipmentId);
    expect(other.body.conversationId).not.toBe(about.body.conversationId);
  });

  it('are refused to oneself, to nobody, and about what the sender cannot see', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole', true)];
    const draft = await shipmentOf(dana, 'draft');
    const refused = [
      await say(dana, dana, 'Hello'),
      await dana.api.post('/api/messages', { receiverId: randomUUID(), content: 'Hello' }),
      await say(cole, dana, 'Hello', randomUUID()),
      await say(cole, dana, 'Hello', draft),
      await say(cole, dana, '   '),
      await say(cole, dana, 'x'.repeat(5001)),
    ];
    expect(refused.map(({ status, body }) => [status, (body as unknown as { code: string }).code])).toEqual([
      [400, 'receiver_is_sender'],
      [404, 'receiver_not_found'],
      [404, 'not_found'],
      [404, 'not_found'],
      [400, 'invalid_input'],
      [400, 'invalid_input'],
    ]);
    expect((await say(dana, cole, 'My own draft', draft)).status).toBe(201);
  });

  it('are not found by strangers', async () => {
    const [dana, cole, eve] = [await person('Dana'), await person('Cole'), await person('Eve')];
    const { body } = await say(dana, cole, 'Between us');
    expect((await eve.api.get(`/api/conversations/${body.conversationId}/messages`)).status).toBe(404);
    expect((await eve.api.post(`/api/conversations/${body.conversationId}/read`)).status).toBe(404);
    expect((await eve.api.get('/api/conversations/no-id/messages')).status).toBe(404);
    expect((await eve.api.get('/api/conversations')).body).toEqual([]);
    expect((await client(server.url).get('/api/conversations')).status).toBe(401);
  });

  it('are paged from the latest back, oldest first within a page', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole')];
    let conversation = '';
    for (let n = 1; n <= 7; n++)
      conversation = (await say(n % 2 ? dana : cole, n % 2 ? cole : dana, `${n}`)).body.conversationId;
    const path = `/api/conversations/${conversation}/messages?limit=3`;
    const found = await pages<Message>(dana.api, path);
    expect(found.map((page) => page.map(({ content }) => content))).toEqual([['5', '6', '7'], ['2', '3', '4'], ['1']]);
    expect((await dana.api.get(path)).headers.get('x-total-count')).toBe('7');
    expect((await dana.api.get(`${path}&cursor=nonsense`)).status).toBe(400);
    expect((await dana.api.get(`${path}&page=2`)).status).toBe(400);
  });

  it('bring their conversation to the top of the list', async () => {
    const dana = await person('Dana');
    const others = [await person('Ann'), await person('Ben'), await person('Cole')];
    for (const other of others) await say(other, dana, 'Hello');
    await say(dana, others[0] as Person, 'Hello Ann');
    const found = await pages<Conversation>(dana.api, '/api/conversations?limit=2');
    expect(found.map((page) => page.map(({ other }) => other.firstName))).toEqual([['Ann', 'Cole'], ['Ben']]);
  });

  it('count as unread until the receiver reads the conversation', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole')];
    const { body } = await say(dana, cole, 'One');
    await say(dana, cole, 'Two');
    const unread = async (who: Person) =>
      (await who.api.get<Conversation[]>('/api/conversations')).body.map(({ unreadCount }) => unreadCount);
    expect([await unread(cole), await unread(dana)]).toEqual([[2], [0]]);
    expect((await dana.api.post(`/api/conversations/${body.conversationId}/read`)).status).toBe(204);
    expect(await unread(cole)).toEqual([2]);
    expect((await cole.api.post(`/api/conversations/${body.conversationId}/read`)).status).toBe(204);
    expect(await unread(cole)).toEqual([0]);
    const messages = await dana.api.get<Message[]>(`/api/conversations/${body.conversationId}/messages`);
    expect(messages.body.map(({ readAt }) => readAt)).toEqual([expect.any(String), expect.any(String)]);
  });

  it('make one conversation even when 20 first ones come at once from both sides', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole')];
    const shipmentId = await shipmentOf(dana);
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 ? say(dana, cole, `${n}`, shipmentId) : say(cole, dana, `${n}`, shipmentId),
      ),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set(sent.map(({ body }) => body.conversationId)).size).toBe(1);
    const { body } = await dana.api.get<Conversation[]>('/api/conversations');
    expect(body.map(({ unreadCount }) => unreadCount)).toEqual([10]);
    const messages = await pages<Message>(dana.api, `/api/conversations/${body[0]?.id}/messages?limit=7`);
    expect(new Set(messages.flat().map(({ content }) => content)).size).toBe(20);
  });

  it('can only be written by a suspended user about their live shipment', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole', true)];
    const live = await deal(dana, cole, 'in_transit', 'in_progress');
    const over = await deal(dana, cole, 'delivered', 'delivered');
    await server.query('UPDATE users SET suspended_at = now() WHERE id = $1', [cole.id]);
    expect((await say(cole, dana, 'Still on my way', live)).status).toBe(201);
    expect((await say(cole, dana, 'Hello', over)).status).toBe(403);
    expect((await say(cole, dana, 'Hello')).status).toBe(403);
    expect((await say(dana, cole, 'Where are you?', live)).status).toBe(201);
    expect((await say(dana, cole, 'Hello')).status).toBe(404);
  });

  it('cannot be sent to a closed account, which its conversations say', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole', true)];
    const live = await deal(dana, cole, 'in_transit', 'in_progress');
    await say(cole, dana, 'Hello');
    await say(cole, dana, 'On my way', live);
    const gone = async () => {
      const { body } = await dana.api.get<Conversation[]>('/api/conversations');
      return Object.fromEntries(body.map((each) => [each.shipmentId ? 'about the job' : 'about nothing', each.gone]));
    };
    expect(await gone()).toEqual({ 'about nothing': false, 'about the job': false });
    await server.query('UPDATE users SET suspended_at = now() WHERE id = $1', [cole.id]);
    expect(await gone()).toEqual({ 'about nothing': true, 'about the job': false });
    await server.query('UPDATE users SET suspended_at = NULL, deleted_at = now() WHERE id = $1', [cole.id]);
    expect(await gone()).toEqual({ 'about nothing': true, 'about the job': true });
    expect((await say(dana, cole, 'Are you there?', live)).status).toBe(404);
  });

  it('are sent once when the call is repeated with its key', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole')];
    const key = { 'idempotency-key': randomUUID() };
    const first = await dana.api.post<Message>('/api/messages', { receiverId: cole.id, content: 'Once' }, key);
    const again = await dana.api.post<Message>('/api/messages', { receiverId: cole.id, content: 'Once' }, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await cole.api.get<Conversation[]>('/api/conversations')).body[0]?.unreadCount).toBe(1);
  });
});

describe('what is sent along with a message', () => {
  const PDF = '%PDF-1.4\n%%EOF';

  async function attach(who: Person, content: string | Uint8Array<ArrayBuffer>, name: string): Promise<string> {
    const form = new FormData();
    form.append('attachments', new Blob([content]), name);
    const answer = await who.api.post<{ url: string }[]>('/api/messages/attachments', form);
    expect(answer.status).toBe(201);
    return answer.body[0]?.url ?? '';
  }

  const picture = async () =>
    new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336655' } })
        .jpeg()
        .toBuffer(),
    );
  const send = (from: Person, to: Person, attachments: string[]) =>
    from.api.post<Message>('/api/messages', { receiverId: to.id, content: 'See this', attachments });

  it('is for the two who write only, and a PDF is a file to save', async () => {
    const [dana, cole, eve] = [await person('Dana'), await person('Cole', true), await person('Eve')];
    const [image, pdf] = [await attach(dana, await picture(), 'boat.jpg'), await attach(dana, PDF, 'title.pdf')];
    expect((await cole.api.get(pdf)).status).toBe(404);
    const sent = await send(dana, cole, [image, pdf]);
    const attachments = [
      { url: image, kind: 'image' },
      { url: pdf, kind: 'pdf' },
    ];
    expect([sent.status, sent.body.attachments]).toEqual([201, attachments]);
    const [read] = (await cole.api.get<Message[]>(`/api/conversations/${sent.body.conversationId}/messages`)).body;
    expect(read?.attachments).toEqual(attachments);
    for (const { api } of [dana, cole]) {
      for (const url of [image, pdf]) {
        const { status, headers } = await api.get(url);
        expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      }
      const { headers } = await api.get(pdf);
      expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
        'application/pdf',
        'attachment; filename="document.pdf"',
      ]);
    }
    for (const api of [eve.api, client(server.url)])
      for (const url of [image, pdf]) expect((await api.get(url)).status).toBe(404);
  });

  it('is one of three at most, and of the one who sends it; nothing but pictures and PDFs is taken', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole', true)];
    const four = await Promise.all([1, 2, 3, 4].map(() => attach(dana, PDF, 'title.pdf')));
    expect((await send(dana, cole, four)).status).toBe(400);
    expect((await send(cole, dana, four.slice(0, 1))).status).toBe(400);
    expect((await send(dana, cole, four.slice(0, 3))).status).toBe(201);
    const page = new FormData();
    page.append('attachments', new Blob(['<html><script>alert(1)</script></html>']), 'page.pdf');
    expect((await dana.api.post('/api/messages/attachments', page)).status).toBe(400);
  });
});

describe('somebody who is blocked', () => {
  const blocked = [403, 'blocked'];
  const answer = ({ status, body }: Answer<unknown>) => [status, (body as { code?: string }).code];

  it('cannot write or quote any more, nor be written to, until the block is taken back', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole', true)];
    const shipmentId = await shipmentOf(dana);
    const quote = () => cole.api.post('/api/quotes', { shipmentId, amount: 900 });
    expect((await say(cole, dana, 'Hello')).status).toBe(201);
    for (const _ of [1, 2]) expect((await dana.api.put(`/api/users/${cole.id}/block`)).status).toBe(204);
    expect(answer(await say(cole, dana, 'Hello?'))).toEqual(blocked);
    expect(answer(await say(dana, cole, 'No'))).toEqual(blocked);
    expect(answer(await quote())).toEqual(blocked);
    expect((await dana.api.get<Conversation[]>('/api/conversations')).body[0]?.blocked).toBe(true);
    expect((await cole.api.get<Conversation[]>('/api/conversations')).body[0]?.blocked).toBe(false);
    // What the other one does not know of, the other one does not take back.
    expect((await cole.api.delete(`/api/users/${dana.id}/block`)).status).toBe(204);
    expect(answer(await quote())).toEqual(blocked);
    expect((await dana.api.delete(`/api/users/${cole.id}/block`)).status).toBe(204);
    expect((await quote()).status).toBe(201);
    expect((await say(cole, dana, 'Thank you')).status).toBe(201);
  });

  it('is not told that a quote is possible, whichever of the two blocked the other', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole', true)];
    const [listed, quoted] = [await shipmentOf(dana), await shipmentOf(dana)];
    const other = await person('Mona', true);
    expect((await other.api.post('/api/quotes', { shipmentId: quoted, amount: 900 })).status).toBe(201);
    const isOffered = async (id: string) =>
      (await cole.api.get<{ can: string[] }>(`/api/shipments/${id}`)).body.can.includes('quotes');
    for (const [from, to] of [
      [dana, cole],
      [cole, dana],
    ] as const) {
      expect([await isOffered(listed), await isOffered(quoted)]).toEqual([true, true]);
      expect((await from.api.put(`/api/users/${to.id}/block`)).status).toBe(204);
      expect([await isOffered(listed), await isOffered(quoted)]).toEqual([false, false]);
      expect((await from.api.delete(`/api/users/${to.id}/block`)).status).toBe(204);
    }
  });

  it('stands in the list of whoever blocked them, the last one first, until the block is taken back', async () => {
    const [dana, cole, mona] = [await person('Dana'), await person('Cole', true), await person('Mona', true)];
    const names = async ({ api }: Person) =>
      (await api.get<{ firstName: string }[]>('/api/users/me/blocks')).body.map(({ firstName }) => firstName);
    expect(await names(dana)).toEqual([]);
    for (const other of [cole, mona]) expect((await dana.api.put(`/api/users/${other.id}/block`)).status).toBe(204);
    expect(await names(dana)).toEqual(['Mona', 'Cole']);
    expect(await names(cole)).toEqual([]);
    expect((await dana.api.delete(`/api/users/${mona.id}/block`)).status).toBe(204);
    expect(await names(dana)).toEqual(['Cole']);
  });

  it('finishes the job that runs, with the messages about it', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole', true)];
    await deal(dana, cole, 'in_transit', 'in_progress');
    expect((await dana.api.put(`/api/users/${cole.id}/block`)).status).toBe(204);
    for (const [from, to] of [
      [dana, cole],
      [cole, dana],
    ] as const)
      expect((await say(from, to, 'At the gate at 9')).status).toBe(201);
    expect(answer(await cole.api.post('/api/quotes', { shipmentId: await shipmentOf(dana), amount: 900 }))).toEqual(
      blocked,
    );
  });

  it('is somebody else who is there', async () => {
    const dana = await person('Dana');
    expect((await dana.api.put(`/api/users/${dana.id}/block`)).status).toBe(400);
    expect((await dana.api.put(`/api/users/${randomUUID()}/block`)).status).toBe(404);
  });
});

describe('a report', () => {
  it("is taken of what one can see and of nothing else, and of nothing of one's own", async () => {
    const [dana, cole, eve] = [await person('Dana'), await person('Cole', true), await person('Eve')];
    const shipmentId = await shipmentOf(dana);
    const quoteId = await quoteOf(cole, shipmentId);
    const { body: message } = await say(cole, dana, 'Pay me outside');
    const report = (by: Person, subject: string, id: string) =>
      by.api.post('/api/reports', { kind: 'scam', subject, id, text: 'Asks for money outside.' });
    for (const [subject, id] of [
      ['message', message.id],
      ['quote', quoteId],
      ['user', cole.id],
    ] as const) {
      expect((await report(dana, subject, id)).status).toBe(201);
      expect((await report(cole, subject, id)).status).toBe(subject === 'user' ? 400 : 404);
    }
    for (const [subject, id] of [
      ['message', message.id],
      ['quote', quoteId],
      ['shipment', await shipmentOf(dana, 'draft')],
      ['review', randomUUID()],
    ] as const)
      expect((await report(eve, subject, id)).status).toBe(404);
    expect((await report(eve, 'shipment', shipmentId)).status).toBe(201);
    expect((await report(dana, 'shipment', shipmentId)).status).toBe(400);
    expect(
      await server.query(`SELECT subject FROM reports WHERE reported_id = $1 ORDER BY created_at, id`, [cole.id]),
    ).toHaveLength(3);
  });
});

describe('quick replies', () => {
  it('are ten of 300 characters, trimmed, and seen by their own user only', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole', true)];
    const save = (quickReplies: unknown) =>
      cole.api.put<{ quickReplies: string[] }>('/api/users/profile', { quickReplies });
    const ten = Array.from({ length: 10 }, (_, n) => `Reply ${n}`);
    expect((await save([' On my way. ', ...ten.slice(1)])).body.quickReplies).toEqual(['On my way.', ...ten.slice(1)]);
    for (const wrong of [[...ten, 'One more'], ['x'.repeat(301)], ['  '], [7], 'On my way', null])
      expect((await save(wrong)).status).toBe(400);
    expect(JSON.stringify((await dana.api.get(`/api/users/${cole.id}`)).body)).not.toContain('On my way');
    expect((await save([])).body.quickReplies).toEqual([]);
  });
});

describe('the event stream', () => {
  it('tells both people about a message, and nobody else', async () => {
    const [dana, cole, eve] = [await person('Dana'), await person('Cole'), await person('Eve')];
    const [danas, coles, eves] = [await listen(dana), await listen(cole), await listen(eve)];
    const { body } = await say(dana, cole, 'Hello');
    expect((await coles.next('message.sent')).data).toEqual({
      messageId: body.id,
      conversationId: body.conversationId,
    });
    expect((await danas.next('message.sent')).data['messageId']).toBe(body.id);
    const own = await say(dana, eve, 'Hello Eve');
    expect((await eves.next('message.sent')).data['messageId']).toBe(own.body.id);
    expect(eves.events.filter(({ name }) => name === 'message.sent')).toHaveLength(1);
  });

  it('tells both people that a conversation was read', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole')];
    const danas = await listen(dana);
    const { body } = await say(dana, cole, 'Hello');
    await cole.api.post(`/api/conversations/${body.conversationId}/read`);
    expect((await danas.next('message.read')).data['conversationId']).toBe(body.conversationId);
  });

  it('resumes after the Last-Event-ID with exactly what was missed', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole')];
    const first = await listen(cole);
    await say(dana, cole, 'Heard');
    const heard = await first.next('message.sent');
    first.close();
    const missed = [(await say(dana, cole, 'One')).body.id, (await say(dana, cole, 'Two')).body.id];
    const second = await listen(cole, { 'last-event-id': heard.id });
    const live = (await say(dana, cole, 'Three')).body.id;
    for (const id of [...missed, live]) expect((await second.next('message.sent')).data['messageId']).toBe(id);
    expect(second.events.filter(({ name }) => name === 'message.sent')).toHaveLength(3);
  });

  it('starts now when the Last-Event-ID is garbage', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole')];
    await say(dana, cole, 'Before');
    const stream = await listen(cole, { 'last-event-id': 'x-1e9; drop' });
    const { body } = await say(dana, cole, 'After');
    expect((await stream.next('message.sent')).data['messageId']).toBe(body.id);
  });

  it('ends with the server and is resumed after its restart', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole')];
    const stream = await listen(cole);
    await say(dana, cole, 'Before');
    const heard = await stream.next('message.sent');
    const { body } = await say(dana, cole, 'Missed');
    await server.restart();
    await stream.ended;
    const again = await listen(cole, { 'last-event-id': heard.id });
    expect((await again.next('message.sent')).data['messageId']).toBe(body.id);
  });

  it('carries every one of many messages sent at once', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole')];
    const stream = await listen(cole);
    const sent = await Promise.all(Array.from({ length: 40 }, (_, n) => say(dana, cole, `${n}`)));
    const heard: (string | undefined)[] = [];
    while (heard.length < sent.length) heard.push((await stream.next('message.sent')).data['messageId']);
    expect(new Set(heard)).toEqual(new Set(sent.map(({ body }) => body.id)));
  });

  it('answers a HEAD and is done', async () => {
    const dana = await person('Dana');
    const head = await fetch(new URL('/api/events', server.url), {
      method: 'HEAD',
      headers: { authorization: `Bearer ${dana.token}` },
    });
    expect([head.status, head.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/event-stream'),
    ]);
    expect((await dana.api.get('/api/notifications')).status).toBe(200);
  });

  it('is open to the cookie, and closed to visitors', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole')];
    const stream = await openEventStream(server.url, { cookie: `haulway_session=${cole.token}` });
    streams.push(stream);
    const { body } = await say(dana, cole, 'Hello');
    expect((await stream.next('message.sent')).data['messageId']).toBe(body.id);
    const visitor = await fetch(new URL('/api/events', server.url));
    expect([visitor.status, visitor.headers.get('content-type')]).toEqual([
      401,
      expect.stringContaining('application/problem+json'),
    ]);
  });
});

describe('notifications', () => {
  it('tell the receiver about a message until the conversation is read', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole')];
    const coles = await listen(cole);
    const { body } = await say(dana, cole, 'Can you pick up on Friday?');
    await coles.next('notification.created');
    const told = await cole.api.get<Notification[]>('/api/notifications');
    expect(told.body).toEqual([
      {
        id: expect.any(String),
        kind: 'message.sent',
        title: 'Message from Dana R.',
        body: 'Can you pick up on Friday?',
        link: `/messages?c=${body.conversationId}`,
        readAt: null,
        createdAt: expect.any(String),
      },
    ]);
    expect((await dana.api.get('/api/notifications')).body).toEqual([]);
    await cole.api.post(`/api/conversations/${body.conversationId}/read`);
    await coles.next('notification.read');
    expect((await cole.api.get<Notification[]>('/api/notifications')).body[0]?.readAt).toEqual(expect.any(String));
  });

  it('tell the owner about a new quote', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole', true)];
    const danas = await listen(dana);
    const shipmentId = await shipmentOf(dana);
    await quoteOf(cole, shipmentId);
    await danas.next('notification.created');
    const { body } = await dana.api.get<Notification[]>('/api/notifications');
    expect(body).toMatchObject([
      {
        kind: 'quote.submitted',
        title: 'New quote: $1,240.00',
        body: 'Cole R. quoted $1,240.00 for "Sailing boat". You decide: accept or decline it.',
        link: `/shipments/${shipmentId}`,
      },
    ]);
  });

  it('are marked as read one by one or all at once, and only by their own user', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole')];
    const coles = await listen(cole);
    for (const text of ['One', 'Two', 'Three']) {
      await say(dana, cole, text);
      await coles.next('notification.created');
    }
    const list = async () => (await cole.api.get<Notification[]>('/api/notifications')).body;
    const ids = (await list()).map(({ id }) => id);
    expect((await dana.api.post('/api/notifications/read', { ids })).status).toBe(204);
    expect((await dana.api.post('/api/notifications/read')).status).toBe(204);
    expect((await list()).filter(({ readAt }) => readAt)).toEqual([]);
    expect((await cole.api.post('/api/notifications/read', { ids: [ids[1], randomUUID()] })).status).toBe(204);
    expect((await list()).map(({ readAt }) => readAt !== null)).toEqual([false, true, false]);
    expect((await cole.api.post('/api/notifications/read')).status).toBe(204);
    expect((await list()).every(({ readAt }) => readAt)).toBe(true);
    expect((await cole.api.post('/api/notifications/read', { ids: ['x'] })).status).toBe(400);
    expect((await pages<Notification>(cole.api, '/api/notifications?limit=2')).map((page) => page.length)).toEqual([
      2, 1,
    ]);
  });

  it('are mailed once per conversation if they stay unread', async () => {
    const [dana, cole] = [await person('Dana'), await person('Cole')];
    const coles = await listen(cole);
    for (const text of ['One', 'Two']) {
      await say(dana, cole, text);
      await coles.next('notification.created');
    }
    await server.query("UPDATE notifications SET mail_at = mail_at - interval '1 hour' WHERE user_id = $1", [cole.id]);
    const due = () => server.query('SELECT 1 FROM notifications WHERE user_id = $1 AND mail_at IS NOT NULL', [cole.id]);
    await until(async () => (await due()).length === 0);
    const mails = await server.query<{ subject: string; text: string }>(
      'SELECT subject, text FROM emails WHERE recipient = $1 AND kind = $2',
      [cole.email, 'message.sent'],
    );
    expect(mails).toEqual([
      { subject: 'Message from Dana R.', text: expect.stringContaining(`${server.url}/messages?c=`) },
    ]);
  });
});

describe('tracking', () => {
  const here = { latitude: 32.7767, longitude: -96.797, address: 'Dallas, TX', notes: 'Fuel stop' };

  it('is reported by the carrier and seen by owner, carrier and nobody else', async () => {
    const [dana, cole, eve] = [await person('Dana'), await person('Cole', true), await person('Eve', true)];
    const danas = await listen(dana);
    const shipmentId = await deal(dana, cole, 'in_transit', 'in_progress');
    const path = `/api/shipments/${shipmentId}/locations`;
    const first = await cole.api.post<{ id: string }>(path, here);
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      id: expect.any(String),
      shipmentId,
      carrierId: cole.id,
      ...here,
      timestamp: expect.any(String),
    });
    const ids = { shipmentId, locationId: first.body.id };
    expect((await danas.next('location.reported')).data).toEqual({ ...ids, status: 'in_transit' });
    const second = await cole.api.post<{ id: string }>(path, { latitude: 33, longitude: -97 });
    expect(second.body).toMatchObject({ address: 'Near Lewisville, TX' });
    for (const who of [dana, cole]) {
      expect((await who.api.get(path)).body).toEqual([first.body, second.body]);
    }
    expect((await pages<{ id: string }>(dana.api, `${path}?limit=1`)).map((page) => page.map(({ id }) => id))).toEqual([
      [first.body.id],
      [second.body.id],
    ]);
    expect((await eve.api.get(path)).status).toBe(403);
    expect((await client(server.url).get(path)).status).toBe(401);
  });

  it('is refused to everybody but the carrier, and unless it is in transit', async () => {
    const [dana, cole, eve] = [await person('Dana'), await person('Cole', true), await person('Eve', true)];
    const draft = await shipmentOf(dana, 'draft');
    const booked = await deal(dana, cole, 'booked', 'paid');
    const moving = await deal(dana, cole, 'in_transit', 'in_progress');
    const post = async (who: Person, id: string, body: object = here) => {
      const answer = await who.api.post<{ code: string }>(`/api/shipments/${id}/locations`, body);
      return [answer.status, answer.body.code];
    };
    expect(await post(dana, moving)).toEqual([403, 'forbidden']);
    expect(await post(eve, moving)).toEqual([403, 'forbidden']);
    expect(await post(cole, booked)).toEqual([409, 'illegal_transition']);
    expect(await post(cole, draft)).toEqual([404, 'not_found']);
    expect(await post(dana, draft)).toEqual([403, 'forbidden']);
    expect(await post(cole, randomUUID())).toEqual([404, 'not_found']);
    expect(await post(cole, 'no-id')).toEqual([404, 'not_found']);
    expect(await post(cole, moving, { latitude: 91, longitude: 0 })).toEqual([400, 'invalid_input']);
    expect(await post(cole, moving, { latitude: '1', longitude: 0 })).toEqual([400, 'invalid_input']);
    await server.query('UPDATE users SET suspended_at = now() WHERE id = $1', [cole.id]);
    expect((await post(cole, moving))[0]).toBe(201);
  });
});

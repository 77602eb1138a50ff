import { client } from './support/client.js';
import { expectRefusal, ok, type Person, World } from './support/people.js';
import { until } from './support/until.js';

interface Ticket {
  id: string;
  status: string;
  can: string[];
  next: { who: string } | null;
  replies: { byOperator: boolean; text: string; createdAt: string; author?: string }[];
}

let world: World;

beforeAll(async () => {
  world = await World.start();
});

const QUESTION = { name: 'Dana Reyes', topic: 'Shipping', message: 'Where is my boat?' };

const ask = async (person: Person) =>
  ok(await person.api.post<Ticket>('/api/support-tickets', { ...QUESTION, email: person.email }), 201);
const answer = (id: string, text: string) =>
  world.admin.api.post<Ticket>(`/api/admin/support-tickets/${id}/reply`, { text });
const writeBack = (person: Person, id: string, text: string) =>
  person.api.post<Ticket>(`/api/support-tickets/${id}/reply`, { text });
const seenBy = async (person: Person, id: string) =>
  ok(await person.api.get<Ticket[]>('/api/support-tickets'), 200).find((ticket) => ticket.id === id);
const inConsole = async (id: string) => ok(await world.admin.api.get<Ticket>(`/api/admin/support-tickets/${id}`), 200);
const mailsTo = (email: string) =>
  world.server.query<{ subject: string; text: string; html: string }>(
    `SELECT subject, text, html FROM emails WHERE recipient = $1 AND kind = 'ticket_answered' ORDER BY id`,
    [email],
  );

it('a ticket is answered by mail and in the app; its author writes back, and it is open again', async () => {
  const person = await world.newShipper();
  const { id } = await ask(person);
  expect(ok(await answer(id, 'It left Austin this morning.\n\nExpect it on Friday.'), 200)).toMatchObject({
    id,
    status: 'answered',
    next: null,
    replies: [{ byOperator: true, author: 'Ada Reyes' }],
  });
  const [mail] = await mailsTo(person.email);
  expect(mail?.subject).toBe('Our answer to your question: Shipping');
  expect(mail?.text).toContain('It left Austin this morning.');
  expect(mail?.text).toContain('Expect it on Friday.');
  expect(mail?.text).toContain('/support');

  expect(await seenBy(person, id)).toMatchObject({ status: 'answered', can: ['reply'] });
  const written = ok(await writeBack(person, id, 'It is Saturday now.'), 200);
  expect(written).toMatchObject({ id, status: 'open', next: { who: 'operator' } });
  expect(written.replies).toEqual([
    {
      byOperator: true,
      text: 'It left Austin this morning.\n\nExpect it on Friday.',
      createdAt: expect.stringMatching(/Z$/),
    },
    { byOperator: false, text: 'It is Saturday now.', createdAt: expect.stringMatching(/Z$/) },
  ]);
  expect(await seenBy(person, id)).toEqual(written);
  expect((await inConsole(id)).replies.map(({ text }) => text)).toEqual([
    'It left Austin this morning.\n\nExpect it on Friday.',
    'It is Saturday now.',
  ]);
});

it('a ticket that is done opens again when its author writes back', async () => {
  const person = await world.newShipper();
  const { id } = await ask(person);
  ok(await world.admin.api.put(`/api/admin/support-tickets/${id}`, { status: 'closed' }), 200);
  expect(ok(await writeBack(person, id, 'One more thing.'), 200).status).toBe('open');
});

it('the author hears of an answer at once', async () => {
  const person = await world.newShipper();
  const { id } = await ask(person);
  ok(await answer(id, 'It is on its way.'), 200);
  expect(
    await world.server.query(`SELECT user_ids FROM events WHERE name = 'ticket.answered' AND ids->>'ticketId' = $1`, [
      id,
    ]),
  ).toEqual([{ user_ids: [person.id] }]);
});

it('operators are told of a question and of what is written back, once each, with the way to it, and by mail unless they chose not to be', async () => {
  const told = async (text: string) =>
    ok(await world.admin.api.get<{ title: string; body: string; link: string }[]>('/api/notifications?limit=100'), 200)
      .filter(({ body }) => body.startsWith(text))
      .map(({ title, body, link }) => ({ title, body, link }));
  const person = await world.newShipper();
  const { id } = ok(
    await person.api.post<Ticket>('/api/support-tickets', {
      ...QUESTION,
      email: person.email,
      message: 'Do you ship kilns?',
    }),
    201,
  );
  await until(async () => (await told('Do you ship kilns?')).length > 0);
  ok(await answer(id, 'We do.'), 200);
  ok(await writeBack(person, id, 'To Canada too?'), 200);
  await until(async () => (await told('To Canada too?')).length > 0);
  const link = `/console/support-tickets/${id}/show`;
  expect(await told('Do you ship kilns?')).toEqual([
    { title: 'Ticket: Shipping', body: 'Do you ship kilns? Answer it in the console.', link },
  ]);
  expect(await told('To Canada too?')).toHaveLength(1);

  const willBeMailed = () =>
    world.server.query(`SELECT FROM notifications WHERE user_id = $1 AND link = $2 AND mail_at IS NOT NULL`, [
      world.admin.id,
      link,
    ]);
  expect(await willBeMailed()).toHaveLength(2);
  const choices = '/api/users/me/notification-preferences';
  expect(ok(await world.admin.api.put(choices, { desk: { mail: false } }), 200)).toMatchObject({
    desk: { mail: false, inApp: true },
  });
  await world.server.query(`UPDATE notifications SET mail_at = mail_at - interval '1 day' WHERE mail_at IS NOT NULL`);
  await world.sweep('often');
  await until(async () => (await willBeMailed()).length === 0);
  const mails = await world.server.query('SELECT FROM emails WHERE recipient = $1 AND text LIKE $2', [
    world.admin.email,
    `%${link}%`,
  ]);
  expect(mails).toEqual([]);
  ok(await world.admin.api.put(choices, { desk: { mail: true } }), 200);
});

it('an answer is sent once, however often the call is repeated with its key', async () => {
  const person = await world.newShipper();
  const { id } = await ask(person);
  const path = `/api/admin/support-tickets/${id}/reply`;
  const headers = { 'idempotency-key': `answer-${id}` };
  for (let n = 0; n < 2; n += 1) ok(await world.admin.api.post(path, { text: 'Once.' }, headers), 200);
  expect(await mailsTo(person.email)).toHaveLength(1);
  expect((await inConsole(id)).replies).toHaveLength(1);
});

it('a visitor is answered by mail, and told how to write again', async () => {
  const email = 'vera@example.com';
  const { id } = ok(await world.visitor.post<Ticket>('/api/support-tickets', { ...QUESTION, email }), 201);
  ok(await answer(id, 'Register, and list it.'), 200);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('/contact');
  expect(mail?.text).not.toContain('/support');
});

it('an answer cannot put markup into the mail', async () => {
  const person = await world.newShipper();
  const { id } = await ask(person);
  ok(await answer(id, '<img src=x onerror=alert(1)> & more'), 200);
  const [mail] = await mailsTo(person.email);
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; more');
});

it('nobody else can write on a ticket, and nobody can without an account', async () => {
  const person = await world.newShipper();
  const { id } = await ask(person);
  for (const other of [world.carrier, world.admin])
    expectRefusal(await writeBack(other, id, 'Me too.'), 404, 'not_found');
  expectRefusal(await world.visitor.post(`/api/support-tickets/${id}/reply`, { text: 'Hi' }), 401, 'unauthorized');
  expectRefusal(await person.api.post(`/api/admin/support-tickets/${id}/reply`, { text: 'Hi' }), 403, 'admins_only');
  expect((await inConsole(id)).replies).toEqual([]);
});

it('an answer has at least one and at most 5,000 characters', async () => {
  const person = await world.newShipper();
  const { id } = await ask(person);
  for (const text of ['', '  ', 'x'.repeat(5_001)]) {
    expectRefusal(await answer(id, text), 400, 'invalid_input');
    expectRefusal(await writeBack(person, id, text), 400, 'invalid_input');
  }
  ok(await answer(id, 'x'.repeat(5_000)), 200);
});

it('whoever erased their account cannot be answered, and the console says so', async () => {
  const person = await world.newShipper();
  const { id } = await ask(person);
  ok(await person.api.delete('/api/users/me', { password: 'a long walk by the river' }), 204);
  await until(async () => !(await inConsole(id)).can.includes('reply'));
  expectRefusal(await answer(id, 'Too late.'), 409, 'illegal_transition');
});

it('the exchange is in the copy of their data that people ask for, and every answer in the audit log', async () => {
  const person = await world.newShipper();
  const { id } = await ask(person);
  ok(await answer(id, 'By truck.'), 200);
  ok(await writeBack(person, id, 'Thanks.'), 200);
  const copy = ok(
    await client(world.server.url, person.token).get<{ supportTickets: { replies: object[] }[] }>(
      '/api/users/me/export',
    ),
    200,
  );
  expect(copy.supportTickets[0]?.replies).toMatchObject([
    { by_operator: true, text: 'By truck.' },
    { by_operator: false, text: 'Thanks.' },
  ]);
  const filter = encodeURIComponent(JSON.stringify({ resourceId: id }));
  expect(ok(await world.admin.api.get<object[]>(`/api/admin/audit-log?filter=${filter}`), 200)).toMatchObject([
    { action: 'support-tickets.reply', before: { status: 'open' }, after: { status: 'answered' } },
  ]);
});

it('a list shows the newest 20 replies of each ticket, the console 50', async () => {
  const person = await world.newShipper();
  const { id } = await ask(person);
  await world.server.query(
    `INSERT INTO ticket_replies (id, ticket_id, author_id, by_operator, text, created_at)
     SELECT gen_random_uuid(), $1, $2, false, 'No. ' || n, now() - interval '1 day' + n * interval '1 second' FROM generate_series(1, 60) n`,
    [id, person.id],
  );
  const texts = (from: number) => Array.from({ length: 61 - from }, (_, n) => `No. ${from + n}`);
  expect((await seenBy(person, id))?.replies.map(({ text }) => text)).toEqual(texts(41));
  expect((await inConsole(id)).replies.map(({ text }) => text)).toEqual(texts(11));
});

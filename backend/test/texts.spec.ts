import { expectRefusal, ok, PASSWORD, type Person, World } from './support/people.js';
import { until } from './support/until.js';

interface TextRow {
  id: string;
  kind: string;
  content: Record<string, string>;
  original: Record<string, string> | null;
  values: { name: string; required: boolean }[];
  version: number;
  edited: boolean;
  hidden: boolean;
  unusable: string | null;
  changedBy: string | null;
}
interface Help {
  questions: { group: string; question: string; answer: string; also: string }[];
  prohibited: string[];
}
interface Preview {
  subject: string | null;
  text: string;
  html: string | null;
}

let world: World;
let support: Person;

beforeAll(async () => {
  world = await World.start();
  support = await operator('support');
});

async function operator(operatorRole: string): Promise<Person> {
  const person = await world.newShipper();
  ok(await world.admin.api.put(`/api/admin/users/${person.id}`, { operatorRole }), 200);
  return person;
}

const path = (id: string) => `/api/admin/texts/${id}`;
const read = async (id: string) => ok(await support.api.get<TextRow>(path(id)), 200);
const change = (id: string, version: number, content: object, by = support) =>
  by.api.put<TextRow>(path(id), { version, content });
const restore = (id: string, version: number, to: number) =>
  support.api.post<TextRow>(`${path(id)}/restore`, { version, to });
const preview = async (id: string, content?: object) =>
  ok(await support.api.post<Preview>(`${path(id)}/preview`, content ? { content } : {}), 200);
const help = async () => ok(await world.visitor.get<Help>('/api/texts'), 200);
const lines = async (id: string) =>
  world.server.query<{ action: string; before: object; after: object }>(
    `SELECT action, before, after FROM audit_log WHERE resource = 'texts' AND resource_id = $1 ORDER BY n`,
    [id],
  );

/** The newest mail of a kind to an address. */
async function mailed(kind: string, to: string): Promise<{ subject: string; text: string; html: string }> {
  const find = () =>
    world.server.query<{ subject: string; text: string; html: string }>(
      'SELECT subject, text, html FROM emails WHERE kind = $1 AND recipient = $2 ORDER BY id DESC LIMIT 1',
      [kind, to],
    );
  await until(async () => (await find()).length > 0);
  const [mail] = await find();
  if (!mail) throw new Error('No mail.');
  return mail;
}

const suspend = async (reason: string) => {
  const person = await world.newShipper();
  ok(await world.admin.api.post(`/api/admin/users/${person.id}/suspend`, { reason }), 200);
  return mailed('account_suspended', person.email);
};

const SUSPENDED = 'mail.account_suspended';

describe('a mail worded anew', () => {
  it('is sent with the new words, its values and nothing as markup, until the original is wanted again', async () => {
    const before = await suspend('Spam.');
    const { version, content } = await read(SUSPENDED);
    expect([version, content['subject']]).toEqual([0, before.subject]);
    const words = { subject: 'Paused: {reason}', body: 'Why: {reason}\n\n<b>Call</b> {supportPhone}.' };
    expect(ok(await change(SUSPENDED, 0, words), 200)).toMatchObject({
      version: 1,
      edited: true,
      changedBy: support.id,
      content: { ...words, heading: content['heading'] },
    });
    const mail = await suspend('<i>Twice</i> {supportPhone}');
    expect(mail.subject).toBe('Paused: <i>Twice</i> {supportPhone}');
    expect(mail.text).toMatch(/Why: <i>Twice<\/i> \{supportPhone\}\n\n<b>Call<\/b> \(512\) 555-0142\./);
    expect(mail.html).toContain('Why: &lt;i&gt;Twice&lt;/i&gt; {supportPhone}');
    expect(mail.html).toContain('&lt;b&gt;Call&lt;/b&gt; (512) 555-0142.');
    expect(mail.text).toContain('Contact us:\n');

    expect(ok(await restore(SUSPENDED, 1, 0), 200)).toMatchObject({ version: 2, edited: false, content });
    expect((await suspend('Spam.')).text).toBe(before.text);
    expect(ok(await restore(SUSPENDED, 2, 1), 200)).toMatchObject({ version: 3, content: words });
    expect(
      ok(await support.api.get<{ version: number; content: object | null }[]>(`${path(SUSPENDED)}/versions`), 200).map(
        (each) => [each.version, each.content !== null],
      ),
    ).toEqual([
      [3, true],
      [2, false],
      [1, true],
    ]);
    ok(await restore(SUSPENDED, 3, 0), 200);
    expect((await lines(SUSPENDED))[0]).toEqual({
      action: 'texts.change',
      before: { subject: content['subject'], body: content['body'] },
      after: words,
    });
  });

  it('is refused by name when it names what it cannot, leaves out what it must, or is too long', async () => {
    const refused = async (content: object, where: string, what: string) => {
      const answer = await change(SUSPENDED, (await read(SUSPENDED)).version, content);
      expectRefusal(answer, 400, 'invalid_input');
      expect((answer.body as unknown as { errors: object[] }).errors).toContainEqual({
        path: `content.${where}`,
        message: what,
      });
    };
    await refused({ subject: 'Hello {firstName}' }, 'subject', 'There is no value {firstName} here');
    await refused({ body: '{ reason}' }, 'body', 'There is no value { reason} here');
    await refused({ body: 'You know why.' }, 'body', 'This has to say {reason}');
    await refused({ subject: ' ' }, 'subject', 'This must not be empty');
    await refused({ subject: 'x'.repeat(151) }, 'subject', 'At most 150 characters');
    await refused({ answer: 'Yes.' }, 'answer', 'A text of this kind has no such part');
    expectRefusal(await change('mail.nothing', 0, {}), 404, 'not_found');
  });

  it('is shown before it is sent, as text and as HTML, with example values', async () => {
    expect(await preview(SUSPENDED, { ...(await read(SUSPENDED)).content, body: '{reason} <br>' })).toEqual({
      subject: 'Your Haulway account is suspended',
      text: expect.stringContaining('may not be shipped. <br>'),
      html: expect.stringContaining('may not be shipped. &lt;br&gt;'),
    });
    const quoted = await preview('mail.quote.submitted');
    expect(quoted.subject).toBe('New quote: $1,240.00');
    expect(quoted.html).toContain('Unsubscribe from these emails');
    expect((await preview(SUSPENDED)).html).not.toContain('Unsubscribe');
    const all = ok(await support.api.get<TextRow[]>('/api/admin/texts?filter={"kind":"mail"}'), 200);
    expect(all.length).toBeGreaterThan(50);
    for (const { id } of all) {
      const { subject, text, html } = await preview(id);
      expect([id, `${subject} ${text} ${html}`]).toEqual([
        id,
        expect.not.stringMatching(/undefined|null|NaN|\{\w*\}|\[object/),
      ]);
    }
  });

  it('can be changed by one operator at a time, and not by those who only read', async () => {
    const id = 'mail.account_restored';
    ok(await change(id, 0, { heading: 'Welcome back' }), 200);
    expectRefusal(await change(id, 0, { heading: 'You are back' }, world.admin), 409, 'stale');
    expectRefusal(await restore(id, 0, 0), 409, 'stale');
    const both = await Promise.all([change(id, 1, { heading: 'One' }), change(id, 1, { heading: 'Two' }, world.admin)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const role of ['finance', 'read_only']) {
      const reader = await operator(role);
      ok(await reader.api.get(path(id)), 200);
      expectRefusal(await change(id, 2, { heading: 'Three' }, reader), 403, 'forbidden_role');
    }
  });

  it('that names a value which is gone is not sent: the original is, and the log and the queue say so', async () => {
    const id = 'mail.new_device';
    await world.server.query(
      `INSERT INTO texts (id, version, content, created_by, created_at, current)
       VALUES ($1, 1, $2, $3, now(), true)`,
      [
        id,
        JSON.stringify({ subject: 'Hi {nick}', heading: 'Hi', body: 'From {device}.', closing: '' }),
        world.admin.id,
      ],
    );
    // Any other change makes every process read all texts again.
    ok(await change('announcement', 0, { body: 'Snow in Denver.' }), 200);
    await until(async () => (await read(id)).unusable !== null);
    expect(await read(id)).toMatchObject({
      unusable: 'subject: There is no value {nick} here',
      content: { subject: 'New sign-in to your Haulway account' },
    });
    const person = await world.newShipper();
    ok(
      await world.visitor.post(
        '/api/auth/login',
        { email: person.email, password: PASSWORD },
        { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0' },
      ),
      200,
    );
    expect((await mailed('new_device', person.email)).subject).toBe('New sign-in to your Haulway account');
    const waiting = async () =>
      ok(
        await support.api.get<{ recordId: string; what: string }[]>(
          `/api/admin/queue?filter=${encodeURIComponent('{"resource":"texts"}')}`,
        ),
        200,
      );
    expect(await waiting()).toMatchObject([{ recordId: id, what: 'subject: There is no value {nick} here' }]);
    expect(world.server.logged()).toContain(`Version 1 of ${id} cannot be used, so the original is`);
    ok(await support.api.post(`/api/admin/texts/${id}/assign`), 200);
    ok(await support.api.post(`/api/admin/texts/${id}/notes`, { text: 'Since the update.' }), 201);
    expectRefusal(await restore(id, 1, 1), 400, 'invalid_input');
    ok(await restore(id, 1, 0), 200);
    expect(await waiting()).toEqual([]);
  });
});

describe('the help pages', () => {
  it('say the original questions with the figures in force, and what operators make of them', async () => {
    const before = await help();
    expect(before.questions).toHaveLength(29);
    const answerTo = async (question: string) =>
      (await help()).questions.find((each) => each.question === question)?.answer;
    expect(await answerTo('Can I cancel?')).toBe(
      'Cancelling is free before a quote is accepted. After you have paid it is free until 24 hours before the agreed pickup date begins. From then until the end of that date 10% of the price goes to the carrier.',
    );
    const id = 'question.can-i-cancel';
    expectRefusal(await change(id, 0, { answer: 'Yes.' }), 400, 'invalid_input');
    ok(await change(id, 0, { answer: 'Yes: {cancelling}.' }), 200);
    expect(await answerTo('Can I cancel?')).toMatch(/^Yes: free until 24 hours/);
    ok(await support.api.put(path(id), { version: 1, hidden: true }), 200);
    expect(await answerTo('Can I cancel?')).toBeUndefined();
    ok(await support.api.put(path(id), { version: 2, hidden: false }), 200);
    ok(await restore(id, 3, 0), 200);
    expect(await help()).toEqual(before);

    const asked = { group: 'claims', question: 'Do you ship to Alaska?', answer: 'Call {supportPhone}.', also: 'ak' };
    const added = ok(await support.api.post<TextRow>('/api/admin/texts', asked), 201);
    expect(added).toMatchObject({ kind: 'question', original: null, version: 1 });
    expect((await help()).questions.at(-1)).toMatchObject({ ...asked, answer: 'Call (512) 555-0142.' });
    expectRefusal(await restore(added.id, 1, 0), 400, 'invalid_input');
    expectRefusal(await support.api.post('/api/admin/texts', { ...asked, group: 'weather' }), 400, 'invalid_input');
  });

  it('list what cannot be shipped, a line for each, and may be kept until they change', async () => {
    const first = await world.visitor.get<Help>('/api/texts');
    expect(ok(first, 200).prohibited[0]).toBe('People.');
    const tag = first.headers.get('etag') ?? '';
    const again = () => fetch(`${world.server.url}/api/texts`, { headers: { 'if-none-match': tag } });
    expect((await again()).status).toBe(304);
    ok(await change('prohibited', 0, { body: 'People.\n\n Snakes. ' }), 200);
    expect((await again()).status).toBe(200);
    expect((await help()).prohibited).toEqual(['People.', 'Snakes.']);
  });
});

describe('the templates for answers to tickets', () => {
  const offered = async () =>
    ok(
      await support.api.get<TextRow[]>(
        `/api/admin/texts?filter=${encodeURIComponent(JSON.stringify({ kind: 'reply', hidden: false }))}`,
      ),
      200,
    );

  it('are worded anew, added and taken out of the list by operators, each with its versions', async () => {
    const before = await offered();
    expect(before.map(({ id }) => id)).toContain('reply.when-released');
    const said = await preview('reply.when-released');
    expect(said.text).toMatch(/^The payment is held until .* 72 hours after the carrier marked it delivered\.$/);

    ok(await change('reply.when-released', 0, { body: 'When you confirm it. Questions: {supportPhone}.' }), 200);
    expect((await preview('reply.when-released')).text).toBe('When you confirm it. Questions: (512) 555-0142.');
    expectRefusal(await change('reply.when-released', 1, { body: 'See {page}.' }), 400, 'invalid_input');
    ok(await restore('reply.when-released', 1, 0), 200);
    expect((await preview('reply.when-released')).text).toBe(said.text);

    const asked = { kind: 'reply', heading: 'Ferries', body: 'Carriers pay for the ferry.' };
    const added = ok(await support.api.post<TextRow>('/api/admin/texts', asked), 201);
    expect(added).toMatchObject({ kind: 'reply', original: null, version: 1, content: { heading: 'Ferries' } });
    expect((await offered()).at(-1)?.id).toBe(added.id);
    ok(await support.api.put(path(added.id), { version: 1, hidden: true }), 200);
    expect(await offered()).toEqual(
      before.map((each) => (each.id === 'reply.when-released' ? expect.anything() : each)),
    );
    expect((await lines(added.id)).map(({ action }) => action)).toEqual(['texts.add', 'texts.change']);
    // What people read has none of it.
    expect(JSON.stringify(await help())).not.toContain('Ferries');
  });

  it('need a name and words, and are added by nobody who may only read', async () => {
    for (const wrong of [{ heading: 'Ferries' }, { body: 'Carriers pay.' }, { heading: 'a', body: 'See {page}.' }])
      expectRefusal(await support.api.post('/api/admin/texts', { kind: 'reply', ...wrong }), 400, 'invalid_input');
    const reader = await operator('read_only');
    const asked = { kind: 'reply', heading: 'Ferries', body: 'Carriers pay.' };
    expectRefusal(await reader.api.post('/api/admin/texts', asked), 403, 'forbidden_role');
  });
});

it('the announcement is one text, whether it is changed here or in the settings', async () => {
  const announced = async () =>
    ok(await world.visitor.get<{ announcement: string | null }>('/api/config'), 200).announcement;
  const { version } = await read('announcement');
  ok(await change('announcement', version, { body: 'Call {supportPhone}.' }), 200);
  expect(await announced()).toBe('Call (512) 555-0142.');
  ok(await world.admin.api.put('/api/admin/settings/current', { announcement: 'Ice in Ohio.' }), 200);
  expect(await announced()).toBe('Ice in Ohio.');
  expect(await read('announcement')).toMatchObject({ version: version + 2, content: { body: 'Ice in Ohio.' } });
  expectRefusal(
    await world.admin.api.put('/api/admin/settings/current', { announcement: '{fee}' }),
    400,
    'invalid_input',
  );
  ok(await change('announcement', version + 2, { body: '' }), 200);
  expect(await announced()).toBeNull();
  expect(ok(await world.admin.api.get('/api/admin/settings/current'), 200)).toMatchObject({ announcement: null });
});

it('a list shows the texts of a kind, what was worded anew, and what has these words', async () => {
  const list = async (filter: object) => {
    const answer = await support.api.get<TextRow[]>(
      `/api/admin/texts?range=[0,4]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
    return { rows: ok(answer, 200), range: answer.headers.get('content-range') };
  };
  expect((await list({ kind: 'announcement' })).range).toBe('texts 0-0/1');
  expect((await list({ kind: ['question'] })).rows).toHaveLength(5);
  expect((await list({ q: 'forgot password' })).rows.map(({ id }) => id)).toContain('question.i-forgot-my-password');
  expect((await list({ edited: true })).rows.every(({ edited }) => edited)).toBe(true);
  for (const filter of ['{"shoe":1}', '[]', '{"kind":"song"}', '{"edited":1}'])
    expectRefusal(await support.api.get(`/api/admin/texts?filter=${filter}`), 400, 'invalid_input');
});

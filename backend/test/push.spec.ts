import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { client } from './support/client.js';
import { expectRefusal, ok, PASSWORD, type Person, World } from './support/people.js';
import { newPhone, opened, type Phone, type Pushed, PushService, topicOf, vapidOf } from './support/push-service.js';
import { until } from './support/until.js';

const SUBSCRIPTIONS = '/api/users/me/push-subscriptions';
interface Subscriptions {
  publicKey: string;
  subscriptions: {
    id: string;
    label: string | null;
    current: boolean;
    showsAmounts: boolean;
    lastOkAt: string | null;
  }[];
}

let service: PushService;
let world: World;

beforeAll(async () => {
  service = await PushService.open();
  world = await World.start({ env: { PUSH_HOSTS_ALLOW: service.host } });
});
afterEach(() => {
  service.reply = () => ({ status: 201 });
});
afterAll(() => service.close());

const listed = async (by: Person) => ok(await by.api.get<Subscriptions>(SUBSCRIPTIONS), 200);
const subscribe = async (by: Person, phone: Phone, more: object = {}) =>
  ok(await by.api.post<{ id: string }>(SUBSCRIPTIONS, { ...phone.subscription, ...more }), 201).id;
const test = async (by: Person) => ok(await by.api.post<{ sentTo: number }>(`${SUBSCRIPTIONS}/test`), 200).sentTo;
const failures = async (id: string) =>
  (await world.server.query<{ failures: number }>('SELECT failures FROM push_subscriptions WHERE id = $1', [id]))[0]
    ?.failures;

/** A shipper with a phone. */
async function withPhone(more: object = {}) {
  const [owner, phone] = [await world.newShipper(), service.newPhone()];
  return { owner, phone, id: await subscribe(owner, phone, more) };
}

/** The same person, signed in once more. */
async function again(person: Person): Promise<Person> {
  const { token } = ok(
    await world.visitor.post<{ token: string }>('/api/auth/login', { email: person.email, password: PASSWORD }),
    200,
  );
  return { ...person, token, api: client(world.server.url, token) };
}

describe('a phone with notifications turned on', () => {
  it('is pushed what its owner is told, encrypted for it alone and signed by Haulway, without amounts', async () => {
    const { owner, phone } = await withPhone();
    const shipmentId = await world.listed(owner);
    await world.quoted(shipmentId, world.carrier, { amount: 1_240.5 });
    const [pushed] = await service.until(phone, 1);
    if (!pushed) throw new Error('Nothing was pushed.');
    const link = `/shipments/${shipmentId}`;
    const [notice] = ok(await owner.api.get<{ id: string; title: string }[]>('/api/notifications'), 200);
    expect(notice?.title).toBe('New quote: $1,240.50');
    expect(opened(phone, pushed)).toEqual({
      title: 'New quote: $…',
      body: expect.stringMatching(/^Cole \S+ quoted \$… for /),
      link,
      tag: link,
      id: notice?.id,
    });
    expect(() => opened(newPhone(), pushed)).toThrow();
    expect(pushed.headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      topic: topicOf(link),
      'content-encoding': 'aes128gcm',
    });
    const { publicKey, subscriptions } = await listed(owner);
    const { key, claims } = vapidOf(pushed);
    expect(key).toBe(publicKey);
    expect(claims).toMatchObject({ aud: `http://${service.host}`, sub: 'mailto:no-reply@haulway.test' });
    expect(claims.exp).toBeGreaterThan(Date.now() / 1_000);
    expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1_000 + 86_400);
    await until(async () => (await listed(owner)).subscriptions[0]?.lastOkAt !== null);
    expect(subscriptions).toMatchObject([{ label: 'Chrome on Android', current: true, showsAmounts: false }]);
    // Made once, readable by nobody else.
    const kept = JSON.parse(readFileSync(join(world.server.folder, 'vapid-keys'), 'utf8')) as { publicKey: string };
    expect(kept.publicKey).toBe(publicKey);
  });

  it('shows amounts if its owner wants that, and is not woken by what nobody has to act on', async () => {
    const { owner, phone } = await withPhone({ showsAmounts: true });
    const carrier = await world.newCarrier();
    const shipmentId = await world.listed(owner);
    const quoteId = await world.quoted(shipmentId, carrier, { amount: 1_240.5 });
    const [quoted] = await service.until(phone, 1);
    expect(quoted && opened(phone, quoted)['title']).toBe('New quote: $1,240.50');
    ok(await carrier.api.post(`/api/quotes/${quoteId}/withdraw`), 200);
    const [, withdrawn] = await service.until(phone, 2);
    expect(withdrawn && opened(phone, withdrawn)['title']).toBe('A quote was withdrawn');
    expect(withdrawn?.headers['urgency']).toBe('normal');
  });

  it('is pushed only kinds that its owner wants there, also those they want nowhere else', async () => {
    const { owner, phone } = await withPhone();
    const wish = (channels: object) =>
      owner.api.put('/api/users/me/notification-preferences', { quote: channels, shipment: { push: false } });
    ok(await wish({ push: false }), 200);
    await world.quoted(await world.listed(owner));
    // What they want is read when it is written.
    await until(async () => ok(await owner.api.get<object[]>('/api/notifications'), 200).length === 1);
    ok(await wish({ push: true, inApp: false, mail: false }), 200);
    const shipmentId = await world.listed(owner);
    await world.quoted(shipmentId);
    const [pushed] = await service.until(phone, 1);
    expect(pushed && opened(phone, pushed)['link']).toBe(`/shipments/${shipmentId}`);
    expect(
      ok(await owner.api.get<{ link: string }[]>('/api/notifications'), 200).map(({ link }) => link),
    ).not.toContain(`/shipments/${shipmentId}`);
  });

  it('is pushed a test when its owner asks for one', async () => {
    const { owner, phone } = await withPhone();
    expect(await test(owner)).toBe(1);
    const [pushed] = await service.until(phone, 1);
    expect(pushed && opened(phone, pushed)).toMatchObject({ title: 'Notifications work here' });
    expect(await test(await world.newShipper())).toBe(0);
  });

  it('is given the release code of a pickup, as is the mail, and only dots of it are stored', async () => {
    const { owner, phone } = await withPhone({ showsAmounts: true });
    const deal = await world.inTransit({}, owner);
    interface WithCode {
      releaseCode: string;
    }
    const { releaseCode: code } = ok(await owner.api.get<WithCode>(`/api/shipments/${deal.shipmentId}`), 200);
    const words = (shown: string) =>
      `Your release code is ${shown}. Give it to the carrier once you have inspected the item. It confirms the delivery and releases $1,240.00. You can still make a claim for 48 hours.`;
    const ofPickup = () =>
      service
        .to(phone)
        .map((pushed) => ({ pushed, ...opened(phone, pushed) }) as { pushed: Pushed; title?: string; body?: string })
        .find(({ title }) => title === 'Picked up: your release code');
    await until(() => ofPickup() !== undefined);
    expect(ofPickup()?.body).toContain(words(code));
    expect(ofPickup()?.pushed.headers['urgency']).toBe('high');
    const kept = async () =>
      world.server.query<{ body: string }>(
        `SELECT body FROM notifications WHERE user_id = $1 AND kind = 'shipment.picked_up'`,
        [owner.id],
      );
    expect((await kept()).map(({ body }) => body)).toEqual([expect.stringContaining(words('••••••'))]);
    await world.server.query(`UPDATE notifications SET mail_at = now() WHERE user_id = $1 AND mail_at > now()`, [
      owner.id,
    ]);
    await world.sweep('often');
    const caught = async () =>
      (
        await world.server.query<{ recipient: string; text: string; html: string }>(
          `SELECT recipient, text, html FROM caught_mails WHERE text LIKE '%' || $1 || '%'`,
          [code],
        )
      ).map((mail) => ({ ...mail, text: mail.text.replace(/\s+/g, ' ') }));
    await until(async () => (await caught()).length > 0);
    expect(await caught()).toEqual([
      { recipient: owner.email, text: expect.stringContaining(words(code)), html: expect.stringContaining(code) },
    ]);
    const stored = await world.server.query<{ text: string }>(
      `SELECT text || html AS text FROM emails WHERE kind = 'shipment.picked_up' AND recipient = $1`,
      [owner.email],
    );
    expect(stored.map(({ text }) => [text.includes('••••••'), text.includes(code)])).toEqual([[true, false]]);
  });

  it('spares its owner the mail once what was pushed is opened', async () => {
    const { owner, phone } = await withPhone();
    await world.quoted(await world.listed(owner));
    const [pushed] = await service.until(phone, 1);
    const id = pushed && opened(phone, pushed)['id'];
    // What the page does that a push opens.
    ok(await owner.api.post('/api/notifications/read', { ids: [id] }), 204);
    await world.server.query('UPDATE notifications SET mail_at = now() WHERE id = $1', [id]);
    await world.sweep('often');
    const row = async () =>
      (
        await world.server.query<{ mail_at: Date | null; mailed: boolean }>(
          'SELECT mail_at, mailed FROM notifications WHERE id = $1',
          [id],
        )
      )[0];
    await until(async () => (await row())?.mail_at === null);
    expect((await row())?.mailed).toBe(false);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i has no such phone: it is forgotten', async (status) => {
    const { owner, phone } = await withPhone();
    service.reply = () => ({ status });
    await test(owner);
    await service.until(phone, 1);
    await until(async () => (await listed(owner)).subscriptions.length === 0);
  });

  it.each([
    [429, { 'retry-after': '300' }, 300],
    [500, {}, 60],
    [503, { 'retry-after': '7200' }, 7_200],
  ])('that answers %i is asked again once it wants to be', async (status, headers, seconds) => {
    const { owner, phone, id } = await withPhone();
    service.reply = () => ({ status, headers });
    await test(owner);
    await service.until(phone, 1);
    await until(async () => (await failures(id)) === 1);
    const [row] = await world.server.query<{ wait: number }>(
      'SELECT extract(epoch FROM due_at - now())::int AS wait FROM push_sends WHERE subscription_id = $1',
      [id],
    );
    expect(row?.wait).toBeGreaterThan(seconds - 30);
    expect(row?.wait).toBeLessThanOrEqual(seconds);
    service.reply = () => ({ status: 201 });
    await world.server.query('UPDATE push_sends SET due_at = now() WHERE subscription_id = $1', [id]);
    await service.until(phone, 2);
    await until(async () => (await failures(id)) === 0);
  });

  it('that finds a push too large is not asked again, and after ten failures in a row never', async () => {
    const { owner, phone, id } = await withPhone();
    service.reply = () => ({ status: 413 });
    for (let times = 1; times < 10; times += 1) {
      await test(owner);
      await until(async () => (await failures(id)) === times);
    }
    expect(service.to(phone)).toHaveLength(9);
    await test(owner);
    await until(async () => (await failures(id)) === undefined);
    expect((await listed(owner)).subscriptions).toEqual([]);
  });

  it('that sends elsewhere is not followed', async () => {
    const { owner, phone, id } = await withPhone();
    service.reply = () => ({ status: 307, headers: { location: `http://${service.host}/elsewhere` } });
    await test(owner);
    await service.until(phone, 1);
    await until(async () => (await failures(id)) === 1);
    expect(service.received.some(({ path }) => path === '/elsewhere')).toBe(false);
  });
});

describe('subscribing', () => {
  it.each([
    'https://127.0.0.1/push',
    'https://169.254.169.254/latest/meta-data',
    'https://localtest.me/push',
    'http://127.0.0.1:1/push',
    'https://fcm.googleapis.com.example.com/push',
    'https://fcm.googleapis.com:8443/push',
  ])('is refused for %s, which is no push service', async (endpoint) => {
    const refused = await world.shipper.api.post(SUBSCRIPTIONS, { ...newPhone().subscription, endpoint });
    expectRefusal(refused, 400, 'invalid_input');
    expect((refused.body as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual(['endpoint']);
  });

  it('is refused with keys that no browser has', async () => {
    const { endpoint, keys } = newPhone().subscription;
    const bad = { p256dh: `B${'A'.repeat(86)}`, auth: keys.auth.slice(0, 21) };
    const refused = await world.shipper.api.post(SUBSCRIPTIONS, { endpoint, keys: bad });
    expectRefusal(refused, 400, 'invalid_input');
    expect((refused.body as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual([
      'keys.p256dh',
      'keys.auth',
    ]);
  });

  it('takes a phone from whoever used it before, with all that waits for them', async () => {
    const { owner, phone, id } = await withPhone();
    service.reply = () => ({ status: 500 });
    await world.quoted(await world.listed(owner));
    await until(async () => (await failures(id)) === 1);
    const next = await world.newShipper('Nia');
    await subscribe(next, phone);
    expect((await listed(owner)).subscriptions).toEqual([]);
    expect((await listed(next)).subscriptions).toHaveLength(1);
    expect(await world.server.query('SELECT 1 FROM push_sends WHERE subscription_id = $1', [id])).toEqual([]);
  });

  it('twice changes what is sent again, and a session has one phone', async () => {
    const { owner, phone, id } = await withPhone();
    expect(await subscribe(owner, phone, { showsAmounts: true, label: 'My phone' })).toBe(id);
    expect((await listed(owner)).subscriptions).toMatchObject([{ id, label: 'My phone', showsAmounts: true }]);
    const other = await subscribe(owner, service.newPhone());
    expect((await listed(owner)).subscriptions.map((each) => each.id)).toEqual([other]);
  });

  it('holds for ten phones, and the oldest makes room', async () => {
    const owner = await world.newShipper();
    const ids: string[] = [];
    for (let times = 0; times < 11; times += 1) ids.unshift(await subscribe(await again(owner), newPhone()));
    const { subscriptions } = await listed(owner);
    expect(subscriptions.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(subscriptions.some(({ current }) => current)).toBe(false);
  });

  it('ends with the session, however that ends, and when its owner turns it off', async () => {
    const owner = await world.newShipper();
    const [first, second, third] = [await again(owner), await again(owner), await again(owner)];
    for (const each of [first, second, third]) await subscribe(each, service.newPhone());
    ok(await first.api.post('/api/auth/logout'), 204);
    expect((await listed(owner)).subscriptions).toHaveLength(2);
    const { subscriptions } = await listed(second);
    const own = subscriptions.find(({ current }) => current)?.id;
    expectRefusal(await world.carrier.api.delete(`${SUBSCRIPTIONS}/${own}`), 404, 'not_found');
    ok(await second.api.delete(`${SUBSCRIPTIONS}/${own}`), 204);
    expect((await listed(owner)).subscriptions).toHaveLength(1);
    ok(
      await owner.api.put('/api/users/password', { currentPassword: PASSWORD, password: 'another walk by the river' }),
      204,
    );
    expect((await listed(owner)).subscriptions).toEqual([]);
  });
});

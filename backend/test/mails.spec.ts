import { type CaughtMail, expectWhole } from './support/mails.js';
import { CARDS, type Deal, expectRefusal, ok, PASSWORD, type Person, World } from './support/people.js';
import { until, untilFound } from './support/until.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

/** The mails that reached an address, oldest first. */
function caught(email: string): Promise<CaughtMail[]> {
  return world.server.query<CaughtMail & Record<string, unknown>>(
    'SELECT subject, text, html, headers FROM caught_mails WHERE recipient = $1 ORDER BY id',
    [email],
  );
}

/** The first mail to an address with this subject, once it has arrived. */
async function mail(email: string, subject: string | RegExp): Promise<CaughtMail> {
  return untilFound(async () =>
    (await caught(email)).find((each) =>
      typeof subject === 'string' ? each.subject === subject : subject.test(each.subject),
    ),
  );
}

/** Waits until this event's notification is written for a person, and lets its mail fall due. */
async function due(who: Person, kind: string, count = 1): Promise<void> {
  const told = () => world.server.query('SELECT FROM notifications WHERE user_id = $1 AND kind = $2', [who.id, kind]);
  await until(async () => (await told()).length >= count);
  await world.server.query(
    `UPDATE notifications SET mail_at = mail_at - interval '1 hour' WHERE user_id = $1 AND kind = $2`,
    [who.id, kind],
  );
  await world.sweep('often');
}

/** An accepted quote, whose owner was told of it before. */
async function toldAndBooked(shipper: Person, carrier: Person): Promise<Deal> {
  const shipmentId = await world.listed(shipper);
  const quoteId = await world.quoted(shipmentId, carrier);
  const told = () =>
    world.server.query('SELECT FROM notifications WHERE user_id = $1 AND link = $2', [
      shipper.id,
      `/shipments/${shipmentId}`,
    ]);
  await until(async () => (await told()).length > 0);
  ok(await shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
  return { shipper, carrier, shipmentId, quoteId };
}

/** Waits until nothing of this kind is waiting to be mailed, and returns what was mailed. */
async function mailed(who: Person, kind: string): Promise<boolean[]> {
  await due(who, kind);
  const rows = () =>
    world.server.query<{ mailed: boolean; mail_at: Date | null }>(
      'SELECT mailed, mail_at FROM notifications WHERE user_id = $1 AND kind = $2',
      [who.id, kind],
    );
  await until(async () => (await rows()).every(({ mail_at }) => mail_at === null));
  return (await rows()).map((row) => row.mailed);
}

function expectUnending({ text, html, headers }: CaughtMail): void {
  expect(headers).not.toHaveProperty('list-unsubscribe');
  expect(text + html).not.toContain('unsubscribe');
}

describe('mails about the account', () => {
  it('come after registration, when a password is forgotten or changed, and when the account is erased', async () => {
    const person = await world.newShipper();
    const verification = await mail(person.email, 'Confirm your email address');
    expectWhole(world, verification, '/profile?verify=');

    ok(await world.visitor.post('/api/auth/forgot-password', { email: person.email }), 202);
    const reset = await mail(person.email, 'Choose a new Haulway password');
    expectWhole(world, reset, '/reset-password?token=');
    const token = /token=([\w-]+)/.exec(reset.text)?.[1];
    expect(reset.html).toContain(`/reset-password?token=${token}"`);

    ok(
      await person.api.put('/api/users/password', { currentPassword: PASSWORD, password: 'another walk by the river' }),
      204,
    );
    const changed = await mail(person.email, 'Your Haulway password was changed');
    expectWhole(world, changed, '/forgot-password');

    ok(await person.api.delete('/api/users/me', { password: 'another walk by the river' }), 204);
    const erased = await mail(person.email, 'Your Haulway account was deleted');
    expectWhole(world, erased, '/');
    for (const each of [verification, reset, changed, erased]) expectUnending(each);
  });
});

describe('mails about what happens', () => {
  it('follow a job from the quote to the released payment', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const deal = await toldAndBooked(shipper, carrier);
    const shipment = `/shipments/${deal.shipmentId}`;
    await due(shipper, 'quote.submitted');
    expectWhole(world, await mail(shipper.email, 'New quote: $1,240.00'), shipment);

    expect((await world.payWith(deal, CARDS.declined)).status).toBe(402);
    await due(shipper, 'payment.failed');
    const failed = await mail(shipper.email, 'Your payment did not go through');
    await world.payWith(deal, CARDS.good);
    ok(await world.confirm(deal), 200);
    await Promise.all([due(shipper, 'payment.escrowed'), due(carrier, 'payment.escrowed')]);
    const paid = await mail(shipper.email, 'Your payment is held in escrow');
    const pickUp = await mail(carrier.email, 'The payment is in escrow: you can pick up');
    ok(await carrier.api.post(`/api${shipment}/pickup`), 200);
    ok(await carrier.api.post(`/api${shipment}/deliver`), 200);
    await due(shipper, 'shipment.delivered');
    expectWhole(world, await mail(shipper.email, 'Delivered: please confirm'), shipment);

    ok(await world.confirmDelivery(deal), 200);
    await Promise.all([due(shipper, 'payment.released'), due(carrier, 'payment.released')]);
    const released = await mail(shipper.email, 'Your payment was released');
    const payout = await mail(carrier.email, 'Payment released: $1,178.00');
    expect(payout.text).toContain('$1,178.00 for "Sailing boat" was released to you.');
    expect(payout.html).toContain('$1,178.00 for &quot;Sailing boat&quot; was released to you.');
    for (const each of [failed, paid, pickUp, released, payout]) {
      expectWhole(world, each, /\/(shipments\/[0-9a-f-]{36}|payments)/);
      expectUnending(each);
    }
  });

  it('report a cancelled job, a refund and a job given back', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const cancelled = await world.paid({}, shipper, carrier);
    ok(await shipper.api.post(`/api/shipments/${cancelled.shipmentId}/cancel`), 200);
    await Promise.all([
      due(carrier, 'shipment.cancelled'),
      due(shipper, 'payment.refunded'),
      due(carrier, 'payment.refunded'),
    ]);
    expectWhole(
      world,
      await mail(carrier.email, 'One of your jobs was cancelled'),
      `/shipments/${cancelled.shipmentId}`,
    );
    const refunded = await mail(shipper.email, 'Refunded: $1,240.00');
    expect(refunded.text).toContain('went back to your card because you cancelled.');
    expectWhole(world, refunded, '/payments');
    expectWhole(world, await mail(carrier.email, 'A payment was refunded'), '/payments');

    const given = await world.booked({}, shipper, carrier);
    ok(await carrier.api.post(`/api/quotes/${given.quoteId}/withdraw`), 200);
    await due(shipper, 'shipment.reopened');
    expectWhole(
      world,
      await mail(shipper.email, 'Your shipment is open for quotes again'),
      `/shipments/${given.shipmentId}`,
    );
  });

  it('about money come even if it was read on screen, others do not', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const deal = await toldAndBooked(shipper, carrier);
    await world.payWith(deal, CARDS.good);
    ok(await world.confirm(deal), 200);
    const written = () =>
      world.server.query(
        `SELECT 1 FROM notifications WHERE user_id = $1 AND kind IN ('payment.escrowed', 'quote.submitted')`,
        [shipper.id],
      );
    await until(async () => (await written()).length >= 2);
    ok(await shipper.api.post('/api/notifications/read'), 204);
    expect(await mailed(shipper, 'payment.escrowed')).toEqual([true]);
    expect(await mailed(shipper, 'quote.submitted')).toEqual([false]);
  });

  it('show what people wrote as inert text, and on one line in the header', async () => {
    const [sender, receiver] = [await world.newShipper('<b>Eve</b>\r\nBcc: all@example.com'), await world.newCarrier()];
    ok(
      await sender.api.post('/api/messages', {
        receiverId: receiver.id,
        content: `<img src=x onerror="alert(1)"> & 'hello'\nSecond line`,
      }),
      201,
    );
    await due(receiver, 'message.sent');
    const said = await mail(receiver.email, /^Message from/);
    expect(said.subject).toBe('Message from <b>Eve</b> Bcc: [email hidden] R.');
    expect(said.headers).not.toHaveProperty('bcc');
    expect(said.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;hello&#39;<br>Second line');
    expect(said.html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
    expect(said.html).not.toMatch(/<b>|<img/);
    expect(said.text).toContain(`<img src=x onerror="alert(1)"> & 'hello'\nSecond line`);
  });

  it("show a listing's title and a quote's message as inert text", async () => {
    const shipper = await world.newShipper();
    const shipmentId = await world.listed(shipper, {
      title: '<script>alert(1)</script> & "boat"\r\nBcc: all@example.com',
    });
    await world.quoted(shipmentId, world.carrier, { message: '<img src=x onerror=alert(1)>' });
    await due(shipper, 'quote.submitted');
    const said = await mail(shipper.email, /quote/i);
    expect(said.headers).not.toHaveProperty('bcc');
    expect(said.subject).not.toMatch(/[\r\n]/);
    expect(said.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;boat&quot;');
    expect(said.html).not.toMatch(/<script|<img/);
  });
});

describe('unsubscribing', () => {
  async function messaged(receiver: Person): Promise<CaughtMail> {
    const sender = await world.newShipper();
    ok(await sender.api.post('/api/messages', { receiverId: receiver.id, content: 'Hello' }), 201);
    await due(receiver, 'message.sent');
    return mail(receiver.email, 'Message from Sam R.');
  }

  it('takes one click in the mail program, without a sign-in', async () => {
    const receiver = await world.newCarrier();
    const { headers, text, html } = await messaged(receiver);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<(http[^>]+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(url.startsWith(`${world.server.url}/api/unsubscribe?token=`)).toBe(true);
    const page = url.replace('/api/unsubscribe', '/unsubscribe');
    expect(text).toContain(page);
    expect(html).toContain(`href="${page}"`);
    const click = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(click.status).toBe(204);
    expect(ok(await receiver.api.get('/api/users/me/notification-preferences'), 200)).toMatchObject({
      message: { mail: false, inApp: true },
      quote: { mail: true },
    });

    const another = await world.newShipper();
    ok(await another.api.post('/api/messages', { receiverId: receiver.id, content: 'Hello again' }), 201);
    await due(receiver, 'message.sent', 2);
    expect((await mailed(receiver, 'message.sent')).sort()).toEqual([false, true]);
    expect(ok(await receiver.api.get<unknown[]>('/api/notifications'), 200)).toHaveLength(2);
  });

  it('accepts only our own tokens, for the person and kind they name', async () => {
    const receiver = await world.newCarrier();
    const { headers } = await messaged(receiver);
    const token = /token=([^>]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    for (const forged of [
      token.replace(receiver.id, world.shipper.id),
      token.replace('.message.', '.quote.'),
      token.slice(0, -1),
      `${token}.x`,
      'x',
    ]) {
      expectRefusal(await world.visitor.post(`/api/unsubscribe?token=${forged}`), 400, 'token_invalid');
    }
    expectRefusal(await world.visitor.post('/api/unsubscribe'), 400, 'invalid_input');
    expect((await world.visitor.post(`/api/unsubscribe?token=${token}`)).status).toBe(204);
    expect((await world.visitor.post(`/api/unsubscribe?token=${token}`)).status).toBe(204);
  });

  it('is the only call that takes a form', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expectRefusal(
      await world.visitor.post('/api/auth/login', 'email=a&password=b', form),
      415,
      'unsupported_media_type',
    );
  });
});

import { randomUUID } from 'node:crypto';
import { ACCOUNT_MAILS } from '../src/mails/account.mails.js';
import { NOTICE_MAILS } from '../src/mails/notice.mails.js';
import { checkIdentity, rejectIdentity } from './support/checked.js';
import { client } from './support/client.js';
import { allMailed, type CaughtMail, expectWhole } from './support/mails.js';
import { CARDS, DAY, type Deal, ok, PASSWORD, World } from './support/people.js';
import { LOOPBACK, Receiver } from './support/receiver.js';
import { until } from './support/until.js';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let world: World;

beforeAll(async () => {
  const ends = { announcedAt: '2026-01-05', sunsetAt: '2040-01-05', instead: 'Call GET /api/auth/me.' };
  world = await World.start({
    env: { ...LOOPBACK, MORE_DEPRECATIONS: JSON.stringify({ 'GET /api/auth/user': ends }) },
  });
});

/** What causes the notifications that people are mailed about, each by its real cause. */
const CAUSES: Record<string, () => Promise<unknown>> = {
  'an account is opened, locked out, suspended and restored, and another is erased': async () => {
    const [person, moving, leaving] = [await world.newShipper(), await world.newShipper(), await world.newShipper()];
    ok(await moving.api.put('/api/users/email', { email: `new-${moving.email}`, password: PASSWORD }), 200);
    await world.server.query('UPDATE users SET email_verified = true WHERE id = $1', [moving.id]);
    ok(await moving.api.put('/api/users/email', { email: `other-${moving.email}`, password: PASSWORD }), 200);
    ok(await world.visitor.post('/api/auth/forgot-password', { email: person.email }), 202);
    ok(
      await world.visitor.post(
        '/api/auth/login',
        { email: person.email, password: PASSWORD },
        { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0' },
      ),
      200,
    );
    ok(
      await person.api.put('/api/users/password', { currentPassword: PASSWORD, password: 'another walk by the river' }),
      204,
    );
    ok(
      await world.admin.api.post(`/api/admin/users/${person.id}/suspend`, {
        reason: 'Three listings for goods that may not be shipped.',
      }),
      200,
    );
    ok(await world.admin.api.post(`/api/admin/users/${person.id}/restore`), 200);
    ok(await leaving.api.delete('/api/users/me', { password: PASSWORD }), 204);
  },
  'an operator answers a question': async () => {
    const { id } = ok(
      await world.visitor.post<{ id: string }>('/api/support-tickets', {
        name: 'Vic',
        email: 'vic@example.com',
        topic: 'Shipping',
        message: 'How long does it take?',
      }),
      201,
    );
    ok(await world.admin.api.post(`/api/admin/support-tickets/${id}/reply`, { text: 'About a week.' }), 200);
  },
  'an API key is made, ended, and another expires soon': async () => {
    const owner = await world.newShipper();
    const made = async () =>
      ok(
        await owner.api.post<{ id: string }>('/api/api-keys', {
          name: 'Stock system',
          scopes: ['quotes:read'],
          password: PASSWORD,
        }),
        201,
      ).id;
    ok(await owner.api.delete(`/api/api-keys/${await made()}`), 204);
    await world.server.query(`UPDATE api_keys SET expires_at = now() + interval '10 days' WHERE id = $1`, [
      await made(),
    ]);
    const told = () => world.server.query(`SELECT FROM emails WHERE kind = 'api_key_expiring'`);
    await until(async () => (await told()).length > 0);
  },
  'a program calls what is deprecated': async () => {
    const owner = await world.newShipper();
    const wanted = { name: 'Stock system', scopes: ['account:read'], password: PASSWORD };
    const { key } = ok(await owner.api.post<{ key: string }>('/api/api-keys', wanted), 201);
    ok(await client(world.server.url, key).get('/api/auth/user'), 200);
    await until(async () => {
      await world.sweep('minutely');
      return (await world.server.query(`SELECT FROM emails WHERE kind = 'api_deprecated'`)).length > 0;
    });
  },
  'webhooks do not arrive for a day, and then the address is gone': async () => {
    const owner = await world.newShipper();
    const receiver = await Receiver.open();
    receiver.reply = () => 500;
    ok(await owner.api.post('/api/webhook-endpoints', { url: receiver.url, events: ['shipment.listed'] }), 201);
    const told = (kind: string) => async () =>
      (await world.server.query('SELECT FROM emails WHERE kind = $1', [kind])).length > 0;
    await world.listed(owner);
    await until(
      async () =>
        (await world.server.query('SELECT FROM webhook_endpoints WHERE failing_since IS NOT NULL')).length > 0,
    );
    await world.server.query(`UPDATE webhook_endpoints SET failing_since = failing_since - interval '25 hours'`);
    await world.listed(owner);
    await until(told('webhook_failing'));
    receiver.reply = () => 410;
    await world.listed(owner);
    await until(told('webhook_disabled'));
    await receiver.down();
  },
  'a job is quoted, changed, paid at the second card, delivered and released': async () => {
    const [quoteId, shipmentId] = await staled();
    ok(await world.carrier.api.patch(`/api/quotes/${quoteId}`, {}), 200);
    const deal = await accepted(shipmentId, quoteId);
    await world.payWith(deal, CARDS.declined);
    // Once it is paid, nobody is told about a card refused before that.
    await world.told(deal.shipper, shipmentId, 'payment', ['payment.failed']);
    await world.payWith(deal, CARDS.good);
    ok(await world.confirm(deal), 200);
    for (const verb of ['pickup', 'deliver'])
      ok(await deal.carrier.api.post(`/api/shipments/${shipmentId}/${verb}`), 200);
    ok(await world.confirmDelivery(deal), 200);
  },
  'a change is agreed on, and the carrier asks for more on the road': async () => {
    const deal = await world.inTransit();
    const path = `/api/shipments/${deal.shipmentId}/change-orders`;
    const less = { delta: -20, reason: 'less', text: 'Without the trailer.' };
    const { id } = ok(await deal.shipper.api.post<{ id: string }>(path, less), 201);
    await world.told(deal.carrier, deal.shipmentId, 'change_order', ['change_order.proposed']);
    ok(await deal.carrier.api.post(`/api/change-orders/${id}/accept`, { delta: -20 }), 200);
    await deal.carrier.api.post(path, { delta: 100, reason: 'other', text: 'Fuel went up.' });
  },
  'an extra is paid, and the bank takes it back': async () => {
    const deal = await world.paid();
    const more = { delta: 20, reason: 'other', text: 'A second crate.' };
    const path = `/api/shipments/${deal.shipmentId}/change-orders`;
    const { id } = ok(await deal.carrier.api.post<{ id: string }>(path, more), 201);
    await world.told(deal.shipper, deal.shipmentId, 'change_order', ['change_order.proposed']);
    ok(await deal.shipper.api.post(`/api/change-orders/${id}/accept`, { delta: 20 }), 200);
    await world.told(deal.shipper, deal.shipmentId, 'change_order', ['change_order.proposed', 'change_order.accepted']);
    const begun = await deal.shipper.api.post<{ clientSecret: string }>(`/api/change-orders/${id}/pay`);
    await world.enterCard(ok(begun, 200).clientSecret, CARDS.good);
    ok(await deal.shipper.api.post(`/api/change-orders/${id}/confirm`), 200);
    const about = { quoteId: deal.quoteId, changeOrderId: id, reason: 'fraudulent' };
    const disputed = ok(await world.admin.api.post<{ id: string }>('/api/sandbox/disputes', about), 200);
    ok(await world.admin.api.post(`/api/sandbox/disputes/${disputed.id}/close`, { outcome: 'lost' }), 200);
  },
  'carriers cannot take what they find at the door': async () => {
    const estimatedPickupDate = await world.day(2);
    const deals: Deal[] = [];
    for (let made = 0; made < 3; made += 1) deals.push(await world.paid({ estimatedPickupDate }));
    await world.advanceTo(`${estimatedPickupDate}T15:00:00Z`);
    const ends: string[] = [];
    for (const deal of deals) {
      ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/arrive`, { end: 'pickup' }), 200);
      const pictures = new FormData();
      for (const name of ['one.png', 'two.png'])
        pictures.append('photos', new Blob([PIXEL], { type: 'image/png' }), name);
      const photos = ok(await deal.carrier.api.post<{ url: string }[]>('/api/uploads', pictures), 201).map(
        ({ url }) => url,
      );
      const body = { kind: 'end', reason: 'item_differs', text: 'It is twice as long.', photos };
      const path = `/api/shipments/${deal.shipmentId}/change-orders`;
      ends.push(ok(await deal.carrier.api.post<{ id: string }>(path, body), 201).id);
      await world.told(deal.shipper, deal.shipmentId, 'change_order', ['change_order.proposed']);
    }
    const [back = '', declined = '', unanswered = ''] = ends;
    const [first, second, third] = deals as [Deal, Deal, Deal];
    ok(await first.carrier.api.post(`/api/change-orders/${back}/withdraw`), 200);
    ok(await second.shipper.api.post(`/api/change-orders/${declined}/decline`), 200);
    await world.told(second.carrier, second.shipmentId, 'change_order', ['change_order.declined']);
    const decision = { carrier: 10, counts: 'none', note: 'As in the photos.' };
    const decided = `/api/admin/change-orders/${declined}`;
    ok(await world.admin.api.post(`${decided}/decide`, decision), 200);
    ok(await world.admin.api.post(`${decided}/paid-by-hand`, { reference: 'Wire 17' }), 200);
    await world.advance(1.1 * DAY);
    const [lapsed] = ok(
      await third.carrier.api.get<{ id: string; review: { dueAt: string } }[]>(
        `/api/shipments/${third.shipmentId}/change-orders`,
      ),
      200,
    );
    expect(lapsed?.id).toBe(unanswered);
    await world.told(third.carrier, third.shipmentId, 'change_order', ['change_order.lapsed']);
    await world.advanceTo(lapsed?.review.dueAt ?? '', 60);
  },
  'a carrier cannot get in, and another hears too late that the job is over': async () => {
    const deal = await world.paid();
    const path = `/api/shipments/${deal.shipmentId}`;
    ok(await deal.carrier.api.post(`${path}/attempt`, { reason: 'no_access' }), 200);
    await world.told(deal.shipper, deal.shipmentId, 'shipment', ['shipment.attempted']);
    ok(await deal.shipper.api.post(`${path}/cancel`), 200);
    await deal.carrier.api.post(`${path}/pickup`, { actId: randomUUID() });
  },
  'a carrier is suspended before the pickup, and restored': async () => {
    const { shipper, carrier, shipmentId } = await world.paid({}, world.shipper, await world.newCarrier());
    const told = ['shipment.carrier_suspended', 'shipment.carrier_restored'];
    ok(await world.admin.api.post(`/api/admin/users/${carrier.id}/suspend`, { reason: 'We look at the papers.' }), 200);
    await world.told(shipper, shipmentId, 'shipment', told.slice(0, 1));
    ok(await world.admin.api.post(`/api/admin/users/${carrier.id}/restore`, { reason: 'They are right.' }), 200);
    await world.told(shipper, shipmentId, 'shipment', told);
  },
  'a badge that a booking was made on comes off, and is back': async () => {
    const carrier = await checkIdentity(world, await world.newCarrier());
    const { shipper, shipmentId } = await world.paid({}, world.shipper, carrier);
    const told = ['shipment.facts_lapsed', 'shipment.facts_renewed'];
    await rejectIdentity(world, carrier);
    await world.told(shipper, shipmentId, 'shipment', told.slice(0, 1));
    await checkIdentity(world, carrier);
    await world.told(shipper, shipmentId, 'shipment', told);
  },
  'a carrier takes a listing at its price': async () => {
    const shipmentId = await world.listed(world.shipper, { bookNowPrice: 800, bookNowFor: 'anybody' });
    const taking = { amount: 800, estimatedPickupDate: await world.day(3) };
    ok(await world.carrier.api.post(`/api/shipments/${shipmentId}/take`, taking), 200);
    await world.told(world.shipper, shipmentId, 'quote', ['quote.accepted']);
  },
  'an offer is made, and the carrier takes it': async () => {
    const shipmentId = await world.listed();
    const quoteId = await world.quoted(shipmentId, world.carrier, { amount: 900 });
    const path = `/api/quotes/${quoteId}/counter-offers`;
    const { id } = ok(await world.shipper.api.post<{ id: string }>(path, { amount: 760 }), 201);
    await world.told(world.carrier, shipmentId, 'counter_offer', ['counter_offer.made']);
    ok(await world.carrier.api.post(`/api/counter-offers/${id}/accept`, { amount: 760 }), 200);
    await world.told(world.shipper, shipmentId, 'counter_offer', ['counter_offer.accepted']);
  },
  // The first of them is never answered, and its owner reminded once a day has passed.
  'a carrier asks twice, and is answered once': async () => {
    const shipmentId = await world.listed();
    const ask = (text: string) =>
      world.carrier.api.post<{ id: string }>(`/api/shipments/${shipmentId}/questions`, { text });
    ok(await ask('Does it roll?'), 201);
    const { id } = ok(await ask('Is it crated?'), 201);
    await world.told(world.shipper, shipmentId, 'question', ['question.asked', 'question.asked']);
    ok(await world.shipper.api.post(`/api/questions/${id}/answer`, { answer: 'Yes, since spring.' }), 200);
    await world.told(world.carrier, shipmentId, 'question', ['question.answered']);
  },
  'a listing is shown first to the carrier of an earlier job': async () => {
    const deal = await world.delivered();
    ok(await world.confirmDelivery(deal), 200);
    const shipmentId = await world.listed(world.shipper, { onlyFor: [world.carrier.id] });
    await world.told(world.carrier, shipmentId, 'shipment', ['shipment.offered']);
  },
  // When its next day comes, it is no longer complete.
  'a template is listed again, and then cannot be': async () => {
    const copied = await world.shipper.api.post<{ id: string }>(`/api/shipments/${await world.listed()}/copy`, {
      template: true,
    });
    const { id } = ok(copied, 201);
    ok(
      await world.shipper.api.post('/api/recurrences', { shipmentId: id, every: 'week', days: [1, 2, 3, 4, 5, 6, 7] }),
      201,
    );
    await world.advance(5);
    ok(await world.shipper.api.patch(`/api/shipments/${id}`, { description: '' }), 200);
  },
  'somebody writes': () =>
    world.shipper.api.post('/api/messages', {
      receiverId: world.carrier.id,
      content: 'Does the trailer have a brake of its own?',
    }),
  'a job is cancelled, and another is given back': async () => {
    ok(await world.shipper.api.post(`/api/shipments/${(await world.paid()).shipmentId}/cancel`), 200);
    ok(await world.carrier.api.post(`/api/quotes/${(await world.booked()).quoteId}/withdraw`), 200);
  },
  'a claim is answered and decided, and another is withdrawn': async () => {
    const answered = await claimed(await world.delivered());
    ok(
      await world.carrier.api.post(`/api/claims/${answered}/respond`, {
        account: 'It was so at the pickup, see my first photo.',
      }),
      200,
    );
    ok(
      await world.admin.api.post(`/api/admin/claims/${answered}/resolve`, {
        decision: 'partly_approved',
        amount: 60,
        note: 'One scratch of the two is on the photo from before.',
      }),
      200,
    );
    ok(await world.shipper.api.post(`/api/claims/${await claimed(await world.delivered())}/withdraw`), 200);
    const aboveTheCard = await claimed(await world.delivered(), 5_000);
    ok(
      await world.admin.api.post(`/api/admin/claims/${aboveTheCard}/resolve`, {
        decision: 'approved',
        note: 'The hull is beyond repair.',
      }),
      200,
    );
    ok(await world.admin.api.post(`/api/admin/claims/${aboveTheCard}/paid-by-hand`, { reference: 'wire 4711' }), 200);
  },
  'a claim is neither answered nor decided in time': async () => claimed(await world.delivered()),
  'one dispute is won, and one is lost': async () => {
    for (const outcome of ['won', 'lost']) {
      const { id } = ok(
        await world.admin.api.post<{ id: string }>('/api/sandbox/disputes', {
          quoteId: (await world.paid()).quoteId,
          reason: 'fraudulent',
        }),
        200,
      );
      ok(await world.admin.api.post(`/api/sandbox/disputes/${id}/close`, { outcome }), 200);
    }
  },
  'a card is charged a different sum than the quote': async () => {
    const deal = await world.booked();
    const { clientSecret } = ok(await world.pay(deal), 200);
    await world.server.query(
      `UPDATE sandbox.objects SET data = data || '{"amount": 999}' WHERE data->>'client_secret' = $1`,
      [clientSecret],
    );
    await world.enterCard(clientSecret, CARDS.good);
  },
  'a refund comes back from the bank': async () => {
    const deal = await world.booked();
    ok(await world.payWith(deal, '4000 0000 0000 5126'), 200);
    ok(await world.confirm(deal), 200);
    ok(await world.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`), 200);
  },
  "a carrier's facts are rejected, verified, and expire": async () => {
    const documents = new FormData();
    documents.append('documents', new Blob(['%PDF-1.4\n%%EOF']), 'policy.pdf');
    const [policy] = ok(
      await world.carrier.api.post<{ url: string }[]>('/api/users/me/verification/documents', documents),
      201,
    );
    const insurance = {
      fact: 'cargo_insurance',
      number: 'CG-1',
      limit: 250_000,
      expiresOn: await world.day(40),
      documents: [policy?.url],
    };
    ok(
      await world.carrier.api.put('/api/users/me/verification', {
        facts: [{ fact: 'usdot_number', number: '1234567' }, insurance],
      }),
      200,
    );
    const rows = ok(await world.admin.api.get<{ id: string; fact: string }[]>('/api/admin/verifications'), 200);
    const idOf = (fact: string) => rows.find((row) => row.fact === fact)?.id;
    ok(
      await world.admin.api.post(`/api/admin/verifications/${idOf('usdot_number')}/reject`, {
        reason: 'The register has another name for it.',
      }),
      200,
    );
    ok(await world.admin.api.post(`/api/admin/verifications/${idOf('cargo_insurance')}/approve`), 200);
  },
  'the time to pay, to accept and to claim runs out, and a pickup comes near': async () => {
    await world.booked();
    const validUntil = new Date((await world.now()).getTime() + DAY * 1_000).toISOString();
    await world.quoted(await world.listed(), world.carrier, { validUntil });
    await world.delivered();
    await world.paid({ estimatedPickupDate: await world.day(3) });
    await paidWindow(6);
  },
  'a carrier sets the day of a pickup': async () => {
    const deal = await paidWindow(40);
    ok(await deal.carrier.api.post(`/api/quotes/${deal.quoteId}/pickup-day`, { day: await world.day(42) }), 200);
  },
  'a shipper gives the street after the booking': async () => {
    const deal = await world.paid();
    ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/addresses`, { pickupAddress: '1 Main St' }), 200);
  },
  'nobody picks up': async () => world.paid({ estimatedPickupDate: await world.day(1) }),
  'a delivery does not come, and its money stays in escrow': () => world.inTransit(),
};

/** Paid, to be picked up on one of three days, the first of them this many days from now. */
async function paidWindow(first: number): Promise<Deal> {
  const shipmentId = await world.listed();
  const quoteId = await world.quoted(shipmentId, world.carrier, {
    estimatedPickupDate: await world.day(first),
    estimatedPickupUntil: await world.day(first + 2),
  });
  const deal = await accepted(shipmentId, quoteId);
  await world.payWith(deal, CARDS.good);
  ok(await world.confirm(deal), 200);
  return deal;
}

/** A listing that changed after its quote. */
async function staled(): Promise<[quoteId: string, shipmentId: string]> {
  const shipmentId = await world.listed();
  const quoteId = await world.quoted(shipmentId);
  ok(await world.shipper.api.patch(`/api/shipments/${shipmentId}`, { weight: '2900' }), 200);
  // Once the quote is renewed, nobody is told any more.
  await world.told(world.carrier, shipmentId, 'quote', ['quote.staled']);
  return [quoteId, shipmentId];
}

async function accepted(shipmentId: string, quoteId: string): Promise<Deal> {
  ok(await world.shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
  return { shipper: world.shipper, carrier: world.carrier, shipmentId, quoteId };
}

async function claimed({ shipper, shipmentId }: Deal, amount = 100): Promise<string> {
  const claim = {
    shipmentId,
    kind: 'damage',
    amount,
    description: 'The hull is scratched along the port side, in two places.',
  };
  return ok(await shipper.api.post<{ id: string }>('/api/claims', claim), 201).id;
}

/** Every mail in the catcher with its kind, once nothing is waiting to be sent. */
async function catcher(): Promise<(CaughtMail & { kind: string })[]> {
  await allMailed(world);
  // No copy is kept of the last mail to whoever is gone.
  return world.server.query(
    `SELECT DISTINCT ON (c.id) coalesce(e.kind, 'account_erased') AS kind, c.subject, c.text, c.html, c.headers FROM caught_mails c LEFT JOIN emails e ON e.recipient = c.recipient AND rtrim(e.text, E'\n') = rtrim(regexp_replace(regexp_replace(c.text, '(verify|token)=[A-Za-z0-9_-]{43}', '\\1=__LINK_TOKEN__'), '(release code is) [0-9]{6}', '\\1 ••••••'), E'\n')
      WHERE e.id IS NOT NULL OR c.subject = 'Your Haulway account was deleted'`,
  );
}

it('every mail in the list comes from its cause, complete in both forms', async () => {
  for (const cause of Object.values(CAUSES)) await cause();
  await world.advance(90);
  // A payout that the provider refuses to make until long after its day.
  const unsent = await world.delivered();
  await world.server.query(`INSERT INTO sandbox.faults (next, remaining) VALUES ('error_500', 10000)`);
  ok(await world.confirmDelivery(unsent), 200);
  await world.advance(7 * DAY);
  await world.server.query('DELETE FROM sandbox.faults');
  await world.advance(85 * DAY);

  const mails = await catcher();
  const kinds = new Set(mails.map(({ kind }) => kind));
  expect([...Object.keys(ACCOUNT_MAILS), ...Object.keys(NOTICE_MAILS)].filter((kind) => !kinds.has(kind))).toEqual([]);
  for (const mail of mails) expectWhole(world, mail, /\//);
});

import type { Answer } from './support/client.js';
import { CARDS, ok, PASSWORD, type Person, World } from './support/people.js';
import { until } from './support/until.js';

interface Message {
  id: string;
  conversationId: string;
  content: string;
  masked: string[];
}

interface MaskedQuote {
  id: string;
  message: string | null;
  masked: string[];
}

const SAID = 'Call (512) 555-0142 or write to cole@example.com, see colehauls.com. VIN 1HGCM82633A004352, $1,240.00.';
const SEEN = 'Call [phone hidden] or write to [email hidden], see [link hidden]. VIN 1HGCM82633A004352, $1,240.00.';
const KINDS = ['phone', 'email', 'link'];

let world: World;

beforeAll(async () => {
  world = await World.start();
});

function say(from: Person, to: Person, content: string): Promise<Answer<Message>> {
  return from.api.post<Message>('/api/messages', { receiverId: to.id, content });
}

async function read(who: Person, conversationId: string): Promise<Pick<Message, 'content' | 'masked'>[]> {
  const messages = ok(await who.api.get<Message[]>(`/api/conversations/${conversationId}/messages`), 200);
  return messages.map(({ content, masked }) => ({ content, masked }));
}

async function last(who: Person, conversationId: string): Promise<string | undefined> {
  const talks = ok(await who.api.get<{ id: string; lastMessage: Message }[]>('/api/conversations'), 200);
  return talks.find(({ id }) => id === conversationId)?.lastMessage.content;
}

async function quotesSeen(owner: Person, shipmentId: string): Promise<MaskedQuote[]> {
  return ok(await owner.api.get<MaskedQuote[]>(`/api/shipments/${shipmentId}/quotes`), 200);
}

describe('contact data in messages', () => {
  it('is hidden from the other side until a payment between the two is in escrow', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const sent = ok(await say(carrier, shipper, SAID), 201);
    expect(sent).toMatchObject({ content: SAID, masked: KINDS });
    const talk = sent.conversationId;
    expect(await read(carrier, talk)).toEqual([{ content: SAID, masked: KINDS }]);
    expect(await read(shipper, talk)).toEqual([{ content: SEEN, masked: KINDS }]);
    expect([await last(carrier, talk), await last(shipper, talk)]).toEqual([SAID, SEEN]);

    const deal = await world.booked({}, shipper, carrier);
    expect(await read(shipper, talk)).toEqual([{ content: SEEN, masked: KINDS }]);
    await world.payWith(deal, CARDS.good);
    ok(await world.confirm(deal), 200);
    const open = [{ content: SAID, masked: [] }];
    expect([await read(shipper, talk), await read(carrier, talk)]).toEqual([open, open]);
    expect(await last(shipper, talk)).toBe(SAID);
    expect(ok(await say(shipper, carrier, 'Mine is 512-555-0199'), 201).masked).toEqual([]);
  });

  it('is hidden in the notification, too', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    ok(await say(carrier, shipper, SAID), 201);
    const told = () =>
      world.server.query<{ body: string }>(`SELECT body FROM notifications WHERE user_id = $1`, [shipper.id]);
    await until(async () => (await told()).length > 0);
    expect(await told()).toEqual([{ body: SEEN }]);
  });

  it('stays hidden from somebody who has no deal with the sender', async () => {
    const deal = await world.paid();
    const other = await world.newShipper();
    const { conversationId } = ok(await say(deal.carrier, other, SAID), 201);
    expect(await read(other, conversationId)).toEqual([{ content: SEEN, masked: KINDS }]);
  });

  it('is hidden if the deal ended without a payment', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const deal = await world.booked({}, shipper, carrier);
    ok(await world.confirmDelivery(deal), 200);
    const { conversationId } = ok(await say(carrier, shipper, SAID), 201);
    expect(await read(shipper, conversationId)).toEqual([{ content: SEEN, masked: KINDS }]);
  });

  it('leaves a message without any unchanged', async () => {
    const sent = ok(
      await say(world.carrier, world.shipper, 'On 2026-12-01, 22 x 8 x 9 ft, 2,400 lbs, from 78701-1234'),
      201,
    );
    expect(sent.masked).toEqual([]);
    expect((await read(world.shipper, sent.conversationId)).at(-1)?.content).toBe(sent.content);
  });
});

describe("contact data in a quote's message", () => {
  it('is hidden from the owner until the payment is in escrow', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const shipmentId = await world.listed(shipper);
    const made = ok(
      await carrier.api.post<MaskedQuote>('/api/quotes', { shipmentId, amount: 1240, message: SAID }),
      201,
    );
    expect(made).toMatchObject({ message: SAID, masked: KINDS });
    expect(await quotesSeen(shipper, shipmentId)).toMatchObject([{ message: SEEN, masked: KINDS }]);
    expect(await quotesSeen(carrier, shipmentId)).toMatchObject([{ message: SAID, masked: KINDS }]);

    const changed = ok(
      await carrier.api.patch<MaskedQuote>(`/api/quotes/${made.id}`, { message: 'Text 512-555-0142' }),
      200,
    );
    expect(changed).toMatchObject({ message: 'Text 512-555-0142', masked: ['phone'] });
    const accepted = ok(await shipper.api.post<MaskedQuote>(`/api/quotes/${made.id}/accept`), 200);
    expect(accepted).toMatchObject({ message: 'Text [phone hidden]', masked: ['phone'] });

    const deal = { shipper, carrier, shipmentId, quoteId: made.id };
    await world.payWith(deal, CARDS.good);
    ok(await world.confirm(deal), 200);
    expect(await quotesSeen(shipper, shipmentId)).toMatchObject([{ message: 'Text 512-555-0142', masked: [] }]);
    expect(await quotesSeen(carrier, shipmentId)).toMatchObject([{ message: 'Text 512-555-0142', masked: [] }]);
  });

  it('leaves a quote without any unchanged', async () => {
    const shipmentId = await world.listed();
    await world.quoted(shipmentId, world.carrier, { message: 'Enclosed trailer, $50.00 off before 12/01/2026' });
    expect(await quotesSeen(world.shipper, shipmentId)).toMatchObject([
      { message: 'Enclosed trailer, $50.00 off before 12/01/2026', masked: [] },
    ]);
  });
});

interface Texts {
  title: string;
  description: string;
  subcategory: string | null;
  cancelReason: string | null;
  masked: string[];
}

describe('contact data in a listing', () => {
  const TEXTS = { title: 'Boat, call 512-555-0142', description: SAID, subcategory: 'see colehauls.com' };
  const HIDDEN = {
    title: 'Boat, call [phone hidden]',
    description: SEEN,
    subcategory: 'see [link hidden]',
    masked: KINDS,
  };

  async function seenBy(who: Person, id: string): Promise<Texts> {
    return ok(await who.api.get<Texts>(`/api/shipments/${id}`), 200);
  }

  it('is hidden from strangers everywhere they read it, but not from its owner and operators', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const id = await world.listed(shipper, TEXTS);
    expect(await seenBy(shipper, id)).toMatchObject({ ...TEXTS, masked: KINDS });
    expect(await seenBy(carrier, id)).toMatchObject(HIDDEN);
    const browsed = ok(
      await carrier.api.get<(Texts & { id: string })[]>('/api/shipments?status=listed&limit=100'),
      200,
    );
    expect(browsed.find((each) => each.id === id)).toMatchObject(HIDDEN);
    const own = ok(await shipper.api.get<Texts[]>('/api/shipments?owner=me'), 200);
    expect(own).toMatchObject([{ ...TEXTS, masked: KINDS }]);
    expect(ok(await world.admin.api.get<Texts>(`/api/admin/shipments/${id}`), 200)).toMatchObject({
      ...TEXTS,
      masked: KINDS,
    });
  });

  it('is not found by a search, but the text around it is', async () => {
    const shipper = await world.newShipper();
    const id = await world.listed(shipper, {
      title: 'Zeppelin gondola',
      description: 'Ring 512-555-0177 or write to zora@example.com',
    });
    const found = async (q: string) =>
      ok(await world.carrier.api.get<{ id: string }[]>(`/api/shipments?status=listed&q=${q}`), 200).map(
        (each) => each.id,
      );
    expect(await found('zeppelin')).toEqual([id]);
    expect([await found('0177'), await found('zora')]).toEqual([[], []]);
  });

  it('shows to the carrier once the payment is in escrow', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const shipmentId = await world.listed(shipper, TEXTS);
    const quoteId = await world.quoted(shipmentId, carrier);
    ok(await shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    const deal = { shipper, carrier, shipmentId, quoteId };
    expect(await seenBy(carrier, deal.shipmentId)).toMatchObject(HIDDEN);
    await world.payWith(deal, CARDS.good);
    ok(await world.confirm(deal), 200);
    expect(await seenBy(carrier, deal.shipmentId)).toMatchObject(TEXTS);
    expect(await seenBy(await world.newCarrier(), deal.shipmentId)).toMatchObject(HIDDEN);
  });

  it('is hidden in what is changed, and what was written before stays the same', async () => {
    const shipper = await world.newShipper();
    const id = await world.listed(shipper, TEXTS);
    ok(await shipper.api.patch(`/api/shipments/${id}`, { description: 'Runs well, on its own trailer' }), 200);
    expect(await seenBy(shipper, id)).toMatchObject({
      ...TEXTS,
      description: 'Runs well, on its own trailer',
      masked: ['phone', 'link'],
    });
    ok(await shipper.api.patch(`/api/shipments/${id}`, { title: 'Boat', subcategory: null }), 200);
    expect(await seenBy(shipper, id)).toMatchObject({ title: 'Boat', subcategory: 'boat', masked: [] });
    const [row] = await world.server.query<{ written: object | null }>('SELECT written FROM shipments WHERE id = $1', [
      id,
    ]);
    expect(row?.written).toBeNull();
  });

  it('is hidden in cancellation reasons and in the titles of notifications', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const id = await world.listed(shipper, TEXTS);
    await world.quoted(id, carrier);
    ok(await shipper.api.post(`/api/shipments/${id}/cancel`, { reason: 'Sold it, ask me at dana@example.com' }), 200);
    expect((await seenBy(shipper, id)).cancelReason).toBe('Sold it, ask me at dana@example.com');
    expect(await seenBy(carrier, id)).toMatchObject({ ...HIDDEN, cancelReason: 'Sold it, ask me at [email hidden]' });
    const told = () =>
      world.server.query<{ body: string }>(`SELECT body FROM notifications WHERE user_id = $1`, [carrier.id]);
    await until(async () => (await told()).length > 0);
    expect((await told())[0]?.body).toContain('"Boat, call [phone hidden]"');
  });

  it("is in its owner's export as written, and gone with the account", async () => {
    const shipper = await world.newShipper();
    const id = await world.listed(shipper, TEXTS);
    const exported = ok(await shipper.api.get<{ shipments: Texts[] }>('/api/users/me/export'), 200);
    expect(exported.shipments).toMatchObject([TEXTS]);
    ok(await shipper.api.delete('/api/users/me', { password: PASSWORD }), 204);
    const [row] = await world.server.query<object>('SELECT title, written FROM shipments WHERE id = $1', [id]);
    expect(row).toEqual({ title: HIDDEN.title, written: null });
  });
});

describe('contact data in other texts that people read', () => {
  it('is hidden in a first name', async () => {
    const shipper = await world.newShipper();
    const name = 'Dana 512-555-0142';
    expect(ok(await shipper.api.put<object>('/api/users/profile', { firstName: name }), 200)).toMatchObject({
      firstName: name,
      masked: ['phone'],
    });
    expect(ok(await world.carrier.api.get<object>(`/api/users/${shipper.id}`), 200)).toMatchObject({
      firstName: 'Dana [phone hidden]',
    });
    const id = await world.listed(shipper);
    expect(ok(await world.carrier.api.get<object>(`/api/shipments/${id}`), 200)).toMatchObject({
      owner: { firstName: 'Dana [phone hidden]' },
    });
    expect(ok(await world.admin.api.get<object>(`/api/admin/users/${shipper.id}`), 200)).toMatchObject({
      firstName: name,
      masked: ['phone'],
    });
    expect(ok(await shipper.api.put<object>('/api/users/profile', { firstName: 'Dana' }), 200)).toMatchObject({
      firstName: 'Dana',
      masked: [],
    });
  });

  it('is hidden in a review, but not from its writer', async () => {
    const deal = await world.delivered();
    const comment = 'Great, reach them at 512-555-0142';
    const review = { shipmentId: deal.shipmentId, rating: 5, comment };
    expect(ok(await deal.shipper.api.post<object>('/api/reviews', review), 201)).toMatchObject({
      comment,
      masked: ['phone'],
    });
    const commentFor = async (who: Person) =>
      ok(await who.api.get<{ comment: string }[]>(`/api/users/${deal.carrier.id}/reviews`), 200)[0]?.comment;
    expect([await commentFor(deal.shipper), await commentFor(deal.carrier)]).toEqual([
      comment,
      'Great, reach them at [phone hidden]',
    ]);
  });

  it('is hidden in the reason a quote was declined', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const shipmentId = await world.listed(shipper);
    const quoteId = await world.quoted(shipmentId, carrier);
    ok(await shipper.api.post(`/api/quotes/${quoteId}/decline`, { reason: 'Text me at 512-555-0142' }), 200);
    const { events } = ok(
      await carrier.api.get<{ events: { event: string; data: object | null }[] }>(
        `/api/shipments/${shipmentId}/timeline`,
      ),
      200,
    );
    expect(events.find(({ event }) => event === 'decline')?.data).toEqual({ reason: 'Text me at [phone hidden]' });
  });
});

describe('a way of paying around the escrow', () => {
  it('is not hidden, but its reader is warned about it', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const lure = 'I take Zelle, and you save the fee.';
    const sent = ok(await say(carrier, shipper, lure), 201);
    expect(sent).toMatchObject({ content: lure, masked: [], warnings: ['payment'] });
    const [said] = ok(await shipper.api.get<object[]>(`/api/conversations/${sent.conversationId}/messages`), 200);
    expect(said).toMatchObject({ content: lure, warnings: ['payment'] });
    expect(ok(await say(carrier, shipper, 'The wire fence is 900 lbs'), 201)).toMatchObject({ warnings: [] });

    const shipmentId = await world.listed(shipper);
    await world.quoted(shipmentId, carrier, { message: lure });
    expect(await quotesSeen(shipper, shipmentId)).toMatchObject([{ message: lure, masked: [], warnings: ['payment'] }]);
  });
});

describe('what was written before these rules existed', () => {
  it('is masked once the program runs', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const id = await world.listed(shipper);
    const { conversationId, id: messageId } = ok(await say(carrier, shipper, 'Hello'), 201);
    await world.server.query(
      `UPDATE shipments SET title = 'Boat 512*555*0142', description = 'zelle me, dana arroba example punto com' WHERE id = $1`,
      [id],
    );
    await world.server.query(`UPDATE users SET first_name = 'Call 512-555-0142' WHERE id = $1`, [carrier.id]);
    await world.server.query(`UPDATE messages SET content = 'Five one two 555 0142, I take Zelle' WHERE id = $1`, [
      messageId,
    ]);
    await world.server.query('DELETE FROM masking_runs');
    await world.server.restart();
    await until(async () => (await world.server.query('SELECT FROM masking_runs WHERE done')).length >= 5);

    expect(ok(await carrier.api.get<object>(`/api/shipments/${id}`), 200)).toMatchObject({
      title: 'Boat [phone hidden]',
      description: 'zelle me, [email hidden]',
      masked: ['phone', 'email'],
    });
    expect(ok(await shipper.api.get<object>(`/api/shipments/${id}`), 200)).toMatchObject({
      title: 'Boat 512*555*0142',
    });
    expect(ok(await shipper.api.get<object>(`/api/users/${carrier.id}`), 200)).toMatchObject({
      firstName: 'Call [phone hidden]',
    });
    const [said] = ok(await shipper.api.get<object[]>(`/api/conversations/${conversationId}/messages`), 200);
    expect(said).toMatchObject({ content: '[phone hidden], I take Zelle', masked: ['phone'], warnings: ['payment'] });
  });
});

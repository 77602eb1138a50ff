import type { Answer } from './support/client.js';
import { CARDS, ok, type Person, World } from './support/people.js';

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
    const told = () => world.server.query<{ body: string }>(`SELECT body FROM notifications WHERE user_id = $1`, [shipper.id]);
    let rows = await told();
    while (rows.length === 0) rows = await told();
    expect(rows).toEqual([{ body: SEEN }]);
  });

  it('stays hidden from somebody who has no deal with the sender', async () => {
    const deal = await world.paid();
    const other = await world.newShipper();
    const { conversationId } = ok(await say(deal.carrier, other, SAID), 201);
    expect(await read(other, conversationId)).toEqual([{ content: SEEN, masked: KINDS }]);
  });

  it('is hidden when the deal ended without a payment', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const deal = await world.booked({}, shipper, carrier);
    ok(await world.confirmDelivery(deal), 200);
    const { conversationId } = ok(await say(carrier, shipper, SAID), 201);
    expect(await read(shipper, conversationId)).toEqual([{ content: SEEN, masked: KINDS }]);
  });

  it('leaves a message without any as it is', async () => {
    const sent = ok(await say(world.carrier, world.shipper, 'On 2026-12-01, 22 x 8 x 9 ft, 2,400 lbs, from 78701-1234'), 201);
    expect(sent.masked).toEqual([]);
    expect((await read(world.shipper, sent.conversationId)).at(-1)?.content).toBe(sent.content);
  });
});

describe("contact data in a quote's message", () => {
  it('is hidden from the owner until the payment is in escrow', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const shipmentId = await world.listed(shipper);
    const made = ok(await carrier.api.post<MaskedQuote>('/api/quotes', { shipmentId, amount: 1240, message: SAID }), 201);
    expect(made).toMatchObject({ message: SAID, masked: KINDS });
    expect(await quotesSeen(shipper, shipmentId)).toMatchObject([{ message: SEEN, masked: KINDS }]);
    expect(await quotesSeen(carrier, shipmentId)).toMatchObject([{ message: SAID, masked: KINDS }]);

    const changed = ok(await carrier.api.patch<MaskedQuote>(`/api/quotes/${made.id}`, { message: 'Text 512-555-0142' }), 200);
    expect(changed).toMatchObject({ message: 'Text 512-555-0142', masked: ['phone'] });
    const accepted = ok(await shipper.api.post<MaskedQuote>(`/api/quotes/${made.id}/accept`), 200);
    expect(accepted).toMatchObject({ message: 'Text [phone hidden]', masked: ['phone'] });

    const deal = { shipper, carrier, shipmentId, quoteId: made.id };
    await world.payWith(deal, CARDS.good);
    ok(await world.confirm(deal), 200);
    expect(await quotesSeen(shipper, shipmentId)).toMatchObject([{ message: 'Text 512-555-0142', masked: [] }]);
    expect(await quotesSeen(carrier, shipmentId)).toMatchObject([{ message: 'Text 512-555-0142', masked: [] }]);
  });

  it('leaves a quote without any as it is', async () => {
    const shipmentId = await world.listed();
    await world.quoted(shipmentId, world.carrier, { message: 'Enclosed trailer, $50.00 off before 12/01/2026' });
    expect(await quotesSeen(world.shipper, shipmentId)).toMatchObject([{ message: 'Enclosed trailer, $50.00 off before 12/01/2026', masked: [] }]);
  });
});

import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { extractText } from 'unpdf';
import type { Payment } from './support/answers.js';
import { HOUR, type Deal, ok, type Person, World } from './support/people.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

/** The cells of a statement's lines, and of its last one, the total; amounts in dollars, outgoing ones negative. */
async function statement(person: Person, id: string): Promise<{ lines: [string, number | null][]; total: number }> {
  const text = ok(await person.api.get<string>(`/api/payments/${id}/statement.csv`), 200);
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(',') as [string, string, string, string]);
  const amount = (plus: string, minus: string) => (plus === '' && minus === '' ? null : Number(plus) - Number(minus));
  const read = rows.map(([, words, plus, minus]): [string, number | null] => [words, amount(plus, minus)]);
  const [, total] = read.pop() ?? ['', 0];
  const sum = read.reduce((cents, [, dollars]) => cents + Math.round((dollars ?? 0) * 100), 0);
  expect(sum).toBe(Math.round((total ?? 0) * 100));
  return { lines: read, total: total ?? 0 };
}

/** Both statements of a deal add up to what its payment says. */
async function expectToAddUp(
  deal: Deal,
): Promise<{ payer: [string, number | null][]; payee: [string, number | null][] }> {
  const payment = await world.payment(deal);
  const [payer, payee] = [await statement(deal.shipper, payment.id), await statement(deal.carrier, payment.id)];
  expect(payer.total).toBeCloseTo(payment.chargedAmount - payment.refundedAmount, 5);
  expect(payee.total).toBeCloseTo(payment.payoutAmount + (payment.status === 'in_escrow' ? payment.platformFee : 0), 5);
  return { payer: payer.lines, payee: payee.lines };
}

describe("a payment's statement", () => {
  it('adds up in escrow, after a delay refund, after the release, after a late and a free cancellation, after a lost chargeback', async () => {
    const escrow = await world.paid({ amount: 1234.56, plan: 'plus' });
    await expectToAddUp(escrow);
    ok(await escrow.shipper.api.post(`/api/shipments/${escrow.shipmentId}/cancel`), 200);
    await world.settleMoney();
    await expectToAddUp(escrow);

    const late = await world.paid({ amount: 1234.56, estimatedPickupDate: await world.day(0) });
    ok(await late.shipper.api.post(`/api/shipments/${late.shipmentId}/cancel`), 200);
    await world.settleMoney();
    expect((await expectToAddUp(late)).payee).toContainEqual(['Refunded to the shipper', -1111.1]);

    const disputed = await world.paid({ amount: 1234.56, plan: 'premium' });
    const { id } = ok(
      await world.admin.api.post<{ id: string }>('/api/sandbox/disputes', {
        quoteId: disputed.quoteId,
        reason: 'fraudulent',
      }),
      200,
    );
    ok(await world.admin.api.post(`/api/sandbox/disputes/${id}/close`, { outcome: 'lost' }), 200);
    expect((await expectToAddUp(disputed)).payer).toContainEqual(['Given back by your bank', -1265.42]);

    const delayed = await world.inTransit({
      amount: 1234.56,
      plan: 'plus',
      estimatedDeliveryDate: await world.day(0, 'America/Denver'),
    });
    await world.advance(80 * HOUR);
    ok(await delayed.carrier.api.post(`/api/shipments/${delayed.shipmentId}/deliver`), 200);
    await world.settleMoney();
    await expectToAddUp(delayed);
    ok(await world.confirmDelivery(delayed), 200);
    await world.settleMoney();
    const { payer, payee } = await expectToAddUp(delayed);
    expect(payer.map(([words]) => words)).toEqual([
      'Paid by card into escrow',
      'Protection plan',
      'Refund to your card',
      'The refund was sent to your card',
      'Released to the carrier',
    ]);
    expect(payee.map(([words]) => words)).toEqual([
      'Paid into escrow by the shipper',
      'Refunded to the shipper',
      'Platform fee',
      'Released to you',
      expect.stringMatching(/^\$[\d,]+\.\d\d sent to your account$/),
    ]);
    const sent = Number(/[\d,.]+/.exec(payee.at(-1)?.[0] ?? '')?.[0].replaceAll(',', ''));
    expect(sent).toBeCloseTo(
      payee.reduce((sum, [, amount]) => sum + (amount ?? 0), 0),
      2,
    );
    await world.expectCleanLedger();
  });

  it('is a PDF for each side, and nothing for anybody else', async () => {
    const shipper = await world.newShipper('Zo\u00eb');
    const deal = await world.paid({}, shipper);
    const { id } = await world.payment(deal);
    for (const person of [shipper, deal.carrier]) {
      const answer = await person.api.get<string>(`/api/payments/${id}/statement.pdf`);
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
        200,
        'application/pdf',
        'attachment; filename="haulway-statement.pdf"',
      ]);
      expect(answer.body).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
    }
    for (const person of [world.shipper, world.admin]) {
      for (const form of ['pdf', 'csv'])
        expect((await person.api.get(`/api/payments/${id}/statement.${form}`)).status).toBe(404);
    }
  });

  it('and the payment itself put each line in plain words', async () => {
    const deal = await world.paid();
    const payment = await world.payment(deal);
    expect(payment.ledgerEntries).toContainEqual(
      expect.objectContaining({
        kind: 'capture',
        account: 'escrow',
        words: 'The card was charged: it is held in escrow.',
      }),
    );
  });

  it('and the payment itself tell each side its own lines: the plan to one, the fee to the other', async () => {
    const deal = await world.delivered({ amount: 1000, plan: 'plus' });
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    const { id } = await world.payment(deal);
    const told = async (person: Person) =>
      ok(await person.api.get<Payment>(`/api/payments/${id}`), 200).lines.map(({ words, amount }) => [words, amount]);
    expect(await told(deal.shipper)).toEqual([
      ['Paid by card into escrow', 1000],
      ['Protection plan', 15],
      ['Released to the carrier', null],
    ]);
    expect(await told(deal.carrier)).toEqual([
      ['Paid into escrow by the shipper', 1000],
      ['Platform fee', -50],
      ['Released to you', null],
      ['$950.00 sent to your account', null],
    ]);
  });

  it('and a payout that was sent is on its way until the day it was expected by is over, in the sums too', async () => {
    const carrier = await world.newCarrier('Otto');
    const deal = await world.delivered({ amount: 1000 }, undefined, carrier);
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    const { id, payoutAmount } = await world.payment(deal);
    const seen = async () => {
      const { transferStatus, payoutStage } = ok(await carrier.api.get<Payment>(`/api/payments/${id}`), 200);
      const { onItsWay } = ok(await carrier.api.get<{ onItsWay: number }>('/api/payments/totals'), 200);
      const { money } = ok(
        await carrier.api.get<{ money: { asPayee: { owed: number; paid: number } } }>('/api/users/me/dashboard'),
        200,
      );
      return { transferStatus, payoutStage, onItsWay, owed: money.asPayee.owed, paid: money.asPayee.paid };
    };
    expect(await seen()).toEqual({
      transferStatus: 'sent',
      payoutStage: 'on_its_way',
      onItsWay: payoutAmount,
      owed: payoutAmount,
      paid: 0,
    });
    await world.advance(8 * 24 * HOUR);
    expect(await seen()).toEqual({
      transferStatus: 'sent',
      payoutStage: 'paid_out',
      onItsWay: 0,
      owed: 0,
      paid: payoutAmount,
    });
  });

  it('and nothing of what the card provider charged Haulway', async () => {
    const deal = await world.paid();
    await world.settleMoney();
    const booked = await world.server.query(
      `SELECT FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
         JOIN ledger_accounts a ON a.id = e.account_id WHERE t.quote_id = $1 AND a.code = 'processing_fees'`,
      [deal.quoteId],
    );
    expect(booked).toHaveLength(1);
    for (const person of [deal.shipper, deal.carrier]) {
      const { id } = await world.payment(deal);
      const { ledgerEntries } = ok(
        await person.api.get<{ ledgerEntries: { account: string }[] }>(`/api/payments/${id}`),
        200,
      );
      expect(ledgerEntries.length).toBeGreaterThan(0);
      expect(ledgerEntries.filter(({ account }) => account === 'processing_fees')).toEqual([]);
    }
  });
});

describe('the bill of lading', () => {
  const fetched = async ({ shipmentId }: Deal, { token }: Person): Promise<Buffer> => {
    const url = new URL(`/api/shipments/${shipmentId}/bill-of-lading.pdf`, world.server.url);
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return Buffer.from(await answer.arrayBuffer());
  };
  const textOf = async (pdf: Buffer) =>
    (await extractText(new Uint8Array(pdf), { mergePages: true })).text.replace(/\s+/g, ' ');
  /** Of the link that is printed on the bill with this text. */
  const tokenIn = (text: string) => /\/track\/([\w-]{22})/.exec(text.replace(/ (?=[\w-]*$)/, ''))?.[1];

  const words = (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

  it('says who sends what from where to where with whom, and is kept from the pickup on', async () => {
    const [shipper, carrier] = [await world.newShipper('Zo\u00eb'), await world.newCarrier('Carl')];
    const shipmentId = await world.listed(shipper, {
      title: 'A grand piano',
      weight: 2_900.5,
      dimensions: '9 x 5 x 4 ft',
      pickupAddress: '200 Congress Ave',
      declaredValue: 12_000,
    });
    const quoteId = await world.quoted(shipmentId, carrier, {
      estimatedPickupDate: await world.day(2),
      estimatedDeliveryDate: await world.day(6),
    });
    ok(await shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    const deal = { shipper, carrier, shipmentId, quoteId };
    expect((await shipper.api.get(`/api/shipments/${shipmentId}/bill-of-lading.pdf`)).status).toBe(409);
    await world.payUnheard(deal);
    ok(await world.confirm(deal), 200);
    await world.server.query(
      `INSERT INTO verifications (id, user_id, fact, status, number, verified_on, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, 'usdot_number', 'verified', '1234567', now()::date, now(), now())`,
      [carrier.id],
    );
    const before = await textOf(await fetched(deal, carrier));
    const number = /BOL-[0-9A-Z]{8}/.exec(before)?.[0];
    for (const line of [
      number,
      'Before the pickup',
      'Consignor Zo\u00eb',
      'Origin 200 Congress Ave, Austin, TX',
      'Consignee Zo\u00eb',
      'Destination Denver, CO',
      'Packages 1',
      'Description A grand piano',
      'Dimensions 9 x 5 x 4 ft',
      'Weight 2,900.5 lbs',
      'Declared value $12,000.00',
      'Legal name Carl',
      'USDOT number 1234567',
      'Operating authority Not checked by Haulway',
      `Pickup ${words(await world.day(2))}`,
      `Delivery by ${words(await world.day(6))}`,
      'Picked up Not yet',
      'Delivered Not yet',
    ])
      expect(before).toContain(line);
    // Times by the clocks of the place, which are named.
    expect(before).toMatch(/Agreed on \w+ \d+, \d{4}, \d+:\d\d [AP]M C[DS]T/);

    ok(await carrier.api.post(`/api/shipments/${shipmentId}/pickup`, { note: 'One leg is loose.' }), 200);
    const [first, again] = [await fetched(deal, carrier), await fetched(deal, shipper)];
    expect(first.equals(again)).toBe(true);
    const picked = await textOf(first);
    expect(picked).toMatch(/As of the pickup .*Picked up .*, as Haulway received it Photos 0 Note One leg is loose\./);
    expect(picked).toContain(number);

    ok(await carrier.api.post(`/api/shipments/${shipmentId}/deliver`, { recipientName: 'Ada' }), 200);
    const last = await fetched(deal, carrier);
    expect(last.equals(await fetched(deal, world.admin))).toBe(true);
    expect(await textOf(last)).toMatch(/As of the delivery .*Delivered .*, as Haulway received it Received by Ada/);

    // Its link is its own: not among the owner's, and it works.
    const token = tokenIn(picked);
    expect(ok(await shipper.api.get(`/api/shipments/${shipmentId}/tracking-links`), 200)).toEqual([]);
    expect(ok(await world.visitor.get(`/api/track/${token}`), 200)).toMatchObject({
      title: 'A grand piano',
      // The carrier holds the bill.
      canSetPoint: false,
      bill: `/api/track/${token}/bill-of-lading.pdf`,
    });
    // Whoever holds it can compare it with ours.
    const ours = await fetch(new URL(`/api/track/${token}/bill-of-lading.pdf`, world.server.url));
    expect([ours.status, Buffer.from(await ours.arrayBuffer()).equals(last)]).toEqual([200, true]);
    expect(
      (await world.visitor.post(`/api/track/${token}/exact-point`, { latitude: 39.7, longitude: -105 })).status,
    ).toBe(409);
  });

  it('opens with the link printed on it, and with none of a deal that fell through, which does not lead to the next carrier', async () => {
    const deal = await world.paid();
    const token = tokenIn(await textOf(await fetched(deal, deal.carrier)));
    const read = () => world.visitor.get<{ bill: string | null }>(`/api/track/${token}`);
    const bill = async () => (await fetch(new URL(`/api/track/${token}/bill-of-lading.pdf`, world.server.url))).status;
    expect(await bill()).toBe(200);
    ok(await deal.carrier.api.post(`/api/quotes/${deal.quoteId}/withdraw`), 200);
    const quoteId = await world.quoted(deal.shipmentId, await world.newCarrier('Nina'));
    expect(ok(await read(), 200).bill).toBeNull();
    ok(await deal.shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    await world.payUnheard({ ...deal, quoteId });
    ok(await world.confirm({ ...deal, quoteId }), 200);
    // The carrier who gave the job back still has the bill in their hands.
    expect((await read()).status).toBe(404);
    expect(await bill()).toBe(404);
  });

  it('has what was reported at both ends, with marks, signatures, photos, the time on the phone, and the seals', async () => {
    const deal = await world.paid();
    const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336655' } })
      .jpeg()
      .toBuffer();
    const sent = async (actId: string) => {
      const form = new FormData();
      form.append('photos', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'it.jpg');
      return ok(await deal.carrier.api.post<{ url: string }[]>(`/api/uploads?actId=${actId}`, form), 201)[0]?.url ?? '';
    };
    await world.advance(2 * HOUR);
    const now = (await world.now()).getTime();
    const actId = randomUUID();
    const mark = { view: 'left', x: 0.1, y: 0.5, kind: 'other', size: 'small', note: 'By the handle.' };
    const report = {
      condition: {
        form: 'furniture',
        values: { pieces: '3', wrapped: 'no' },
        marks: [mark],
        photos: [await sent(actId)],
        photoViews: ['left'],
      },
      signature: { name: 'Sam Okafor', url: await sent(actId) },
    };
    const times = { capturedAt: new Date(now - 3_600_000).toISOString(), sentAt: new Date(now).toISOString() };
    const photos = [await sent(actId)];
    const pickup = { actId, ...report, ...times, photos, position: { latitude: 30.2672, longitude: -97.7431 } };
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`, pickup), 200);
    const file = await fetched(deal, deal.carrier);
    const text = await textOf(file);
    for (const line of [
      'Packages 3',
      'Photos 2',
      'Condition Furniture, pieces: 3, wrapped: no',
      'Mark Left, middle left, small damage: By the handle.',
      'Signed by Sam Okafor',
      // What the pictures show, and which bill each page is of.
      'Signature Left',
      `Bill of lading ${/BOL-\w{8}/.exec(text)?.[0]}, page 1 of `,
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/By the phone \w{3} \d+, \d{4}, \d+:\d\d [AP]M C[DS]T, near the place/);
    interface Sealed {
      sha256: string;
    }
    const reports = `/api/shipments/${deal.shipmentId}/condition-reports`;
    const [sealed] = ok(await deal.shipper.api.get<Sealed[]>(reports), 200);
    expect(text.replaceAll(' ', '')).toContain(sealed?.sha256);
    // Signature and photos, small.
    expect(file.toString('latin1').match(/\/Filter \/DCTDecode/g)).toHaveLength(3);
    expect(file.length).toBeLessThan(100_000);

    const delivery = { nobodyThere: { photo: await sent(randomUUID()) } };
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`, delivery), 200);
    const [last, again] = await Promise.all([fetched(deal, deal.shipper), fetched(deal, deal.carrier)]);
    expect(last.equals(again)).toBe(true);
    expect(await textOf(last)).toContain('Signed by Nobody was there');
    expect(last.toString('latin1').match(/\/Filter \/DCTDecode/g)).toHaveLength(4);
  });
});

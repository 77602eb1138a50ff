import { DAY, type Deal, expectRefusal, HOUR, ok, World } from './support/people.js';
import { until } from './support/until.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterEach(() => world.expectCleanLedger());

interface Dispute {
  id: string;
  status: string;
}

async function dispute({ quoteId }: Deal, reason = 'fraudulent'): Promise<string> {
  return ok(await world.admin.api.post<Dispute>('/api/sandbox/disputes', { quoteId, reason }), 200).id;
}

async function decide(id: string, outcome: 'won' | 'lost'): Promise<void> {
  ok(await world.admin.api.post<Dispute>(`/api/sandbox/disputes/${id}/close`, { outcome }), 200);
  await world.settleMoney();
}

/** This deal's account balances, in cents: debit positive. */
async function ledgerOf({ quoteId }: Deal): Promise<Record<string, number>> {
  const rows = await world.server.query<{ code: string; cents: string }>(
    `SELECT a.code, sum(e.amount_cents) AS cents FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
      WHERE t.quote_id = $1 GROUP BY 1 HAVING sum(e.amount_cents) <> 0`,
    [quoteId],
  );
  return Object.fromEntries(rows.map(({ code, cents }) => [code, Number(cents)]));
}

/** Everything the provider has of ours, and everything the ledger says it has, once the last charge has reached the balance. */
async function balances(): Promise<{ provider: number; ours: number }> {
  await world.advance(10);
  const [row] = await world.server.query<{ provider: string; ours: string }>(
    `SELECT (SELECT coalesce(sum((data->>'net')::bigint), 0) FROM sandbox.objects WHERE type = 'balance_transaction' AND account IS NULL) AS provider,
            (SELECT coalesce(sum(e.amount_cents), 0) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.code = 'stripe_balance') AS ours`,
  );
  return { provider: Number(row?.provider), ours: Number(row?.ours) };
}

async function frozen({ quoteId }: Deal): Promise<string[] | undefined> {
  const [row] = await world.server.query<{ frozen_by: string[] }>(
    'SELECT frozen_by FROM payments WHERE quote_id = $1',
    [quoteId],
  );
  return row?.frozen_by;
}

/** Pays with a card whose owner disputes it at once. */
async function paidWith(card: string, plan?: string): Promise<Deal> {
  const deal = await world.booked({ amount: 1234.56 });
  ok(await world.payWith(deal, card, plan), 200);
  ok(await world.confirm(deal), 200);
  await world.settleMoney();
  return deal;
}

const AMOUNT = 123_456;

describe('a chargeback, in every state of its payment', () => {
  afterEach(async () => {
    const { provider, ours } = await balances();
    expect(ours).toBe(provider);
  });

  it('before the pickup, lost: the deal is off, and the card is not refunded a second time', async () => {
    const deal = await world.paid({ amount: 1234.56, plan: 'plus' });
    const id = await dispute(deal);
    expect(await frozen(deal)).toEqual(['chargeback']);
    expectRefusal(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`), 409, 'payment_disputed');
    expectRefusal(await deal.carrier.api.post(`/api/quotes/${deal.quoteId}/withdraw`), 409, 'payment_disputed');
    expectRefusal(
      await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/confirm-delivery`),
      409,
      'payment_disputed',
    );
    expectRefusal(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 409, 'payment_frozen');
    expect(await ledgerOf(deal)).toMatchObject({ dispute_receivable: 125_308, dispute_fees: 1_500, escrow: -AMOUNT });
    await decide(id, 'lost');
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'refunded']);
    expect(await world.payment(deal)).toMatchObject({
      refundedAmount: 1253.08,
      payoutAmount: 0,
      platformFee: 0,
      refunds: [],
      transferStatus: null,
    });
    expect(await world.quote(deal, deal.quoteId)).toMatchObject({ declineReason: 'refunded' });
    expect(await frozen(deal)).toEqual([]);
  });

  it('before the pickup, won: the carrier has three days to pick up, and then what was waiting goes on', async () => {
    const deal = await world.paid({ amount: 1234.56, estimatedPickupDate: await world.day(1) });
    const id = await dispute(deal);
    // The full refund for a job nobody picks up falls due in the meantime, and waits.
    await world.advance(10 * DAY);
    expect(await world.standing(deal)).toEqual(['booked', 'paid', 'in_escrow']);
    // Nobody is told to pick up, give up, cancel or claim what the bank holds.
    await world.told(deal.carrier, deal.shipmentId, 'shipment', []);
    await decide(id, 'won');
    await world.advance(71 * HOUR);
    expect(await world.standing(deal)).toEqual(['booked', 'paid', 'in_escrow']);
    await world.told(deal.carrier, deal.shipmentId, 'shipment', ['shipment.pickup_late']);
    await world.advance(2 * HOUR);
    expect(await world.standing(deal)).toEqual(['listed', 'declined', 'refunded']);
    expect(await world.payment(deal)).toMatchObject({
      refunds: [{ amount: 1234.56, reason: 'no_show', status: 'succeeded' }],
    });
    expect(await ledgerOf(deal)).toMatchObject({ dispute_fees: 1_500 });
  });

  it('before the pickup, won: the carrier picks up late without being to blame', async () => {
    const deal = await world.paid({ estimatedPickupDate: await world.day(1) });
    const id = await dispute(deal);
    await world.advance(10 * DAY);
    await decide(id, 'won');
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    expect(await world.standing(deal)).toEqual(['in_transit', 'in_progress', 'in_escrow']);
  });

  it('on the way, lost: shipment and quote end', async () => {
    const deal = await world.inTransit({ amount: 1234.56 });
    await decide(await dispute(deal, 'product_not_received'), 'lost');
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'refunded']);
  });

  it('on the way, won: it can be delivered in the meantime, the delay refund waits, and the release is a day away', async () => {
    const promised = await world.day(0, 'America/Denver');
    const deal = await world.inTransit({ amount: 1234.56, estimatedDeliveryDate: promised });
    await world.advance(3 * DAY);
    const id = await dispute(deal);
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    await world.advance(10 * DAY);
    expect(await world.payment(deal)).toMatchObject({ status: 'in_escrow', refunds: [] });
    await decide(id, 'won');
    expect(await world.payment(deal)).toMatchObject({
      status: 'in_escrow',
      refunds: [{ amount: 185.18, reason: 'delay', status: 'succeeded' }],
    });
    await world.advance(23 * HOUR);
    expect((await world.payment(deal)).status).toBe('in_escrow');
    await world.advance(2 * HOUR);
    expect(await world.payment(deal)).toMatchObject({
      status: 'released',
      payoutAmount: 996.91,
      transferStatus: 'sent',
    });
  });

  it('delivered, lost: the quote is completed without a release', async () => {
    const deal = await world.delivered({ amount: 1234.56 });
    await decide(await dispute(deal), 'lost');
    expect(await world.standing(deal)).toEqual(['delivered', 'completed', 'refunded']);
    await world.advance(5 * DAY);
    expect(await world.payment(deal)).toMatchObject({ status: 'refunded', transferStatus: null });
  });

  it.each(['won', 'lost'] as const)(
    'released and sent, %s for a stolen card: the carrier keeps the payout',
    async (outcome) => {
      const deal = await world.delivered({ amount: 1234.56 });
      ok(await world.confirmDelivery(deal), 200);
      await world.settleMoney();
      await decide(await dispute(deal), outcome);
      expect(await world.payment(deal)).toMatchObject({
        status: 'released',
        payoutAmount: 1172.83,
        transferStatus: 'sent',
      });
      expect((await ledgerOf(deal))['chargeback_loss']).toBe(outcome === 'lost' ? AMOUNT : undefined);
    },
  );

  it('released and sent, lost because it never arrived: it is taken back from the carrier, and we lose our fee on it', async () => {
    const deal = await world.delivered({ amount: 1234.56, plan: 'plus' });
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    const { id: claimId } = ok(
      await deal.shipper.api.post<{ id: string }>('/api/claims', {
        shipmentId: deal.shipmentId,
        kind: 'damage',
        amount: 300,
        description: 'The hull has a hole in it.',
      }),
      201,
    );
    await decide(await dispute(deal, 'product_not_received'), 'lost');
    expect(await world.payment(deal)).toMatchObject({ status: 'released', payoutAmount: 1172.83 });
    // The plan's price is what is left for us.
    expect(await ledgerOf(deal)).toMatchObject({ chargeback_loss: 1_852, dispute_fees: 1_500 });
    expect(await ledgerOf(deal)).not.toHaveProperty('carrier_receivable');
    expect(
      ok(await deal.shipper.api.get<{ status: string; approvedAmount: number }>(`/api/claims/${claimId}`), 200),
    ).toMatchObject({ status: 'approved', approvedAmount: 300 });
  });

  it('released but not sent: the transfer waits for the bank', async () => {
    const carrier = await world.newCarrier();
    const deal = await world.paid({ amount: 1234.56 }, world.shipper, carrier);
    ok(await carrier.api.post('/api/users/me/payout-account'), 200);
    const set = (transfers: string) =>
      world.server.query(
        `UPDATE sandbox.objects SET data = jsonb_set(data, '{capabilities,transfers}', $2) WHERE type = 'account' AND data->'metadata'->>'userId' = $1`,
        [carrier.id, `"${transfers}"`],
      );
    await set('inactive');
    for (const verb of ['pickup', 'deliver'])
      ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/${verb}`), 200);
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({ status: 'released', transferStatus: 'blocked' });
    const id = await dispute(deal);
    await set('active');
    await world.server.query('UPDATE money_operations SET next_attempt_at = created_at WHERE quote_id = $1', [
      deal.quoteId,
    ]);
    await world.settleMoney();
    expect((await world.payment(deal)).transferStatus).toBe('blocked');
    await decide(id, 'won');
    expect(await world.payment(deal)).toMatchObject({ transferStatus: 'sent', payoutAmount: 1172.83 });
  });

  it("refunded except the carrier's share of a late cancellation, lost: our loss, and nothing moves between the two", async () => {
    const deal = await world.paid({ amount: 1234.56, estimatedPickupDate: await world.day(0) });
    ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`), 200);
    await world.settleMoney();
    await decide(await dispute(deal), 'lost');
    expect(await world.payment(deal)).toMatchObject({
      status: 'refunded',
      refundedAmount: 1111.1,
      payoutAmount: 123.46,
      transferStatus: 'sent',
    });
    expect(await ledgerOf(deal)).toMatchObject({ chargeback_loss: 12_346, dispute_fees: 1_500 });
  });

  it('a refund decided before the bank acted, but not made, is made by the bank', async () => {
    const deal = await world.paid({ amount: 1234.56 });
    await world.server.query(`INSERT INTO sandbox.faults (next, remaining) VALUES ('no_webhook', 100)`);
    const { id } = ok(
      await world.admin.api.post<Dispute>('/api/sandbox/disputes', { quoteId: deal.quoteId, reason: 'fraudulent' }),
      200,
    );
    // Nobody has told us of the dispute yet.
    expect(await frozen(deal)).toEqual([]);
    ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`), 200);
    await world.server.query('DELETE FROM sandbox.faults');
    await world.settleMoney();
    expect(await frozen(deal)).toEqual(['chargeback']);
    expect(await world.payment(deal)).toMatchObject({ status: 'refunded', refunds: [{ status: 'pending' }] });
    await decide(id, 'lost');
    expect(await world.payment(deal)).toMatchObject({
      status: 'refunded',
      refunds: [{ amount: 1234.56, status: 'succeeded' }],
    });
    expect(await ledgerOf(deal)).not.toHaveProperty('chargeback_loss');
  });

  it('an inquiry freezes the payment and moves no money', async () => {
    const deal = await paidWith('4000 0000 0000 1976');
    expect(await frozen(deal)).toEqual(['chargeback']);
    expect(await ledgerOf(deal)).not.toHaveProperty('dispute_receivable');
    const [row] = await world.server.query<{ id: string }>('SELECT id FROM chargebacks WHERE quote_id = $1', [
      deal.quoteId,
    ]);
    await decide(row?.id ?? '', 'won');
    expect(await frozen(deal)).toEqual([]);
    expect(await ledgerOf(deal)).not.toHaveProperty('dispute_fees');
  });

  it('a lost inquiry takes the money as a chargeback does', async () => {
    const deal = await paidWith('4000 0000 0000 1976');
    const [row] = await world.server.query<{ id: string }>('SELECT id FROM chargebacks WHERE quote_id = $1', [
      deal.quoteId,
    ]);
    await decide(row?.id ?? '', 'lost');
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'refunded']);
  });

  it('two for half each: frozen until both are decided; one lost leaves the other half in escrow', async () => {
    const deal = await paidWith('4000 0004 0400 0079');
    const rows = await world.server.query<{ id: string; amount: string }>(
      'SELECT id, amount FROM chargebacks WHERE quote_id = $1 ORDER BY amount, id',
      [deal.quoteId],
    );
    expect(rows).toHaveLength(2);
    await decide(rows[0]?.id ?? '', 'lost');
    expect(await frozen(deal)).toEqual(['chargeback']);
    expect(await world.payment(deal)).toMatchObject({
      status: 'in_escrow',
      refundedAmount: 617.28,
      platformFee: 30.86,
      payoutAmount: 586.42,
    });
    await decide(rows[1]?.id ?? '', 'won');
    expect(await frozen(deal)).toEqual([]);
    expect(await world.standing(deal)).toEqual(['booked', 'paid', 'in_escrow']);
    // What the bank gave counts toward a claim: nobody is paid twice for one loss.
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    const claim = ok(
      await deal.shipper.api.post<{ id: string }>('/api/claims', {
        shipmentId: deal.shipmentId,
        kind: 'damage',
        amount: 700,
        description: 'The hull has a hole in it.',
      }),
      201,
    );
    ok(
      await world.admin.api.post(`/api/admin/claims/${claim.id}/resolve`, {
        decision: 'approved',
        note: 'The photos show it.',
      }),
      200,
    );
    await world.settleMoney();
    expect(ok(await world.admin.api.get(`/api/admin/claims/${claim.id}`), 200)).toMatchObject({
      approvedAmount: 700,
      fromBank: 617.28,
      fromEscrow: 82.72,
      fromCarrier: 0,
      fromGuarantee: 0,
    });
    expect(await world.payment(deal)).toMatchObject({
      status: 'in_escrow',
      refundedAmount: 700,
      refunds: [{ amount: 82.72, reason: 'claim' }],
    });
  });

  it('lost in part for a stolen card, a claim of more than the card can take back: the rest of what the carrier gives is paid by hand', async () => {
    const deal = await paidWith('4000 0004 0400 0079');
    const rows = await world.server.query<{ id: string }>(
      'SELECT id FROM chargebacks WHERE quote_id = $1 ORDER BY amount, id',
      [deal.quoteId],
    );
    for (const { id } of rows) await decide(id, 'won');
    for (const verb of ['pickup', 'deliver'])
      ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/${verb}`), 200);
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    await decide(await dispute(deal), 'lost');
    const claim = ok(
      await deal.shipper.api.post<{ id: string }>('/api/claims', {
        shipmentId: deal.shipmentId,
        kind: 'damage',
        amount: 2000,
        description: 'It was worth more.',
      }),
      201,
    );
    ok(
      await world.admin.api.post(`/api/admin/claims/${claim.id}/resolve`, {
        decision: 'approved',
        note: 'The photos show it.',
      }),
      200,
    );
    await world.settleMoney();
    expect(ok(await world.admin.api.get(`/api/admin/claims/${claim.id}`), 200)).toMatchObject({
      fromBank: 1234.56,
      fromCarrier: 765.44,
      fromGuarantee: 0,
      outOfBandAmount: 765.44,
    });
  });
});

describe('who is told about it', () => {
  const told = (userId: string, kind: string) =>
    world.server.query('SELECT title FROM notifications WHERE user_id = $1 AND kind = $2', [userId, kind]);

  it('both sides and the operators are told, when it begins and when it ends', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const deal = await world.paid({}, shipper, carrier);
    await decide(await dispute(deal), 'lost');
    for (const kind of ['payment.disputed', 'payment.dispute_lost']) {
      for (const { id } of [shipper, carrier, world.admin]) {
        await until(async () => (await told(id, kind)).length > 0);
      }
    }
    const chargebacks = ok(
      await world.admin.api.get<{ quoteId: string; outcome: string }[]>(
        `/api/admin/chargebacks?filter=${encodeURIComponent(JSON.stringify({ quoteId: deal.quoteId }))}`,
      ),
      200,
    );
    expect(chargebacks).toMatchObject([{ quoteId: deal.quoteId, outcome: 'lost', amount: 1240 }]);
  });

  it('is for operators to try out, and checks its input', async () => {
    const deal = await world.paid();
    expectRefusal(
      await deal.shipper.api.post('/api/sandbox/disputes', { quoteId: deal.quoteId, reason: 'fraudulent' }),
      403,
      'admins_only',
    );
    expectRefusal(
      await world.admin.api.post('/api/sandbox/disputes', { quoteId: deal.quoteId, reason: 'because' }),
      400,
      'invalid_input',
    );
    expectRefusal(
      await world.admin.api.post('/api/sandbox/disputes', { quoteId: deal.shipmentId, reason: 'fraudulent' }),
      404,
      'not_found',
    );
    expectRefusal(
      await world.admin.api.post('/api/sandbox/disputes/du_nobody/close', { outcome: 'won' }),
      404,
      'not_found',
    );
    expectRefusal(await world.admin.api.post('/api/sandbox/faults', { next: 'earthquake' }), 400, 'invalid_input');
    expect(ok(await world.admin.api.post('/api/sandbox/faults', { next: 'duplicate_webhook', times: 2 }), 200)).toEqual(
      { next: 'duplicate_webhook', times: 2 },
    );
    const id = await dispute(deal);
    expectRefusal(
      await world.admin.api.post('/api/sandbox/disputes', { quoteId: deal.quoteId, reason: 'fraudulent' }),
      400,
      'invalid_input',
    );
    await decide(id, 'won');
    expectRefusal(
      await world.admin.api.post(`/api/sandbox/disputes/${id}/close`, { outcome: 'lost' }),
      400,
      'invalid_input',
    );
  });
});

it.each(['4000 0000 0000 0259', '4000 0000 0000 2685'])(
  'the test card %s, which disputes automatically, is reported by its webhook',
  async (card) => {
    expect(await frozen(await paidWith(card))).toEqual(['chargeback']);
  },
);

describe('an operator answers the bank', () => {
  interface Row {
    id: string;
    status: string;
    dueBy: string | null;
    answeredAt: string | null;
    outcome: string | null;
    shipmentTitle: string;
    can: string[];
    next: { what: string; until: string } | null;
  }
  const read = async (id: string) => ok(await world.admin.api.get<Row>(`/api/admin/chargebacks/${id}`), 200);
  const queued = async (id: string) =>
    ok(
      await world.admin.api.get<{ dueAt: string | null }[]>(
        `/api/admin/queue?filter=${encodeURIComponent(JSON.stringify({ id: `chargebacks:${id}` }))}`,
      ),
      200,
    );
  const frozenInQueue = async ({ quoteId }: { quoteId: string }) => {
    const found = ok(
      await world.admin.api.get<{ recordId: string }[]>(
        `/api/admin/queue?filter=${encodeURIComponent(JSON.stringify({ resource: 'payments' }))}`,
      ),
      200,
    );
    const [payment] = await world.server.query<{ id: string }>('SELECT id FROM payments WHERE quote_id = $1', [
      quoteId,
    ]);
    return found.filter(({ recordId }) => recordId === payment?.id);
  };
  const atTheProvider = async (id: string) => {
    const [row] = await world.server.query<{ data: { evidence: Record<string, string | null>; status: string } }>(
      'SELECT data FROM sandbox.objects WHERE id = $1',
      [id],
    );
    if (!row) throw new Error('no dispute');
    return row.data;
  };

  it('and what the bank said later stands, whichever answer gets here last', async () => {
    const deal = await world.delivered({ amount: 500 });
    const id = await dispute(deal, 'product_not_received');
    // Another program asked, and locks the shipment, as all do.
    const asked = (set: string) =>
      world.server.query(
        `UPDATE chargebacks c SET ${set} FROM (SELECT id FROM shipments WHERE id = $2 FOR UPDATE) s WHERE c.id = $1`,
        [id, deal.shipmentId],
      );
    // Later than this one, and was told that the bank has the answer.
    await asked(`status = 'under_review', checked_at = now() + interval '1 minute'`);
    const saved = await world.admin.api.post<Row>(`/api/admin/chargebacks/${id}/evidence`, { submit: false });
    expect(ok(saved, 200)).toMatchObject({ status: 'under_review' });
    await asked('checked_at = now()');
    const again = await world.admin.api.post<Row>(`/api/admin/chargebacks/${id}/evidence`, { submit: false });
    expect(ok(again, 200)).toMatchObject({ status: 'needs_response' });
  });

  it('until the day it names, with what the deal says for itself; then the bank decides', async () => {
    const deal = await world.delivered({ amount: 1234.56 });
    await deal.carrier.api.post('/api/messages', {
      receiverId: deal.shipper.id,
      shipmentId: deal.shipmentId,
      content: 'It is in your garage, beside the red bicycle.',
    });
    const id = await dispute(deal, 'product_not_received');
    const waiting = await read(id);
    expect(waiting).toMatchObject({ status: 'needs_response', answeredAt: null, can: ['evidence', 'accept-loss'] });
    const days = (new Date(waiting.dueBy ?? 0).getTime() - (await world.now()).getTime()) / 1000 / DAY;
    expect(Math.round(days)).toBe(9);
    expect(waiting.next).toEqual(expect.objectContaining({ what: 'answer', until: waiting.dueBy }));
    expect(await queued(id)).toEqual([expect.objectContaining({ dueAt: waiting.dueBy })]);
    expect(await frozenInQueue(deal)).toEqual([]);

    const saved = ok(
      await world.admin.api.post<Row>(`/api/admin/chargebacks/${id}/evidence`, { submit: false, note: 'See page 2.' }),
      200,
    );
    expect(saved).toMatchObject({ status: 'needs_response', answeredAt: null });
    const sent = ok(await world.admin.api.post<Row>(`/api/admin/chargebacks/${id}/evidence`, { submit: true }), 200);
    expect(sent).toMatchObject({ status: 'under_review', can: [], next: null });
    expect(sent.answeredAt).not.toBeNull();
    expect(await queued(id)).toEqual([]);
    // The money stays frozen until the bank decides.
    expect(await frozenInQueue(deal)).toEqual([
      expect.objectContaining({ what: 'chargeback', amount: 1234.56, createdAt: sent.answeredAt, dueAt: null }),
    ]);

    const { evidence } = await atTheProvider(id);
    expect(evidence['customer_email_address']).toBe(deal.shipper.email);
    expect(evidence['product_description']).toContain(waiting.shipmentTitle);
    expect(evidence['uncategorized_text']).toContain('beside the red bicycle');
    expect(evidence['uncategorized_text']).toContain('$1,234.56');
    expect(evidence['refund_policy_disclosure']).toContain('held until the cardholder confirms');
    expectRefusal(
      await world.admin.api.post(`/api/admin/chargebacks/${id}/evidence`, { submit: true }),
      409,
      'illegal_transition',
    );
    const lines = ok(
      await world.admin.api.get<{ action: string }[]>(
        `/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ resourceId: id }))}`,
      ),
      200,
    );
    expect(lines.map(({ action }) => action)).toEqual(['chargebacks.submit-evidence', 'chargebacks.save-evidence']);
    await decide(id, 'won');
    expect(await read(id)).toMatchObject({ outcome: 'won', can: [] });
  });

  it('by accepting the loss, which ends it as if the bank had decided', async () => {
    const deal = await world.paid({ amount: 1234.56 });
    const id = await dispute(deal);
    const lost = ok(
      await world.admin.api.post<Row>(`/api/admin/chargebacks/${id}/accept-loss`, { reason: 'The card was stolen.' }),
      200,
    );
    await world.settleMoney();
    expect(lost).toMatchObject({ status: 'lost', outcome: 'lost', can: [] });
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'refunded']);
    expectRefusal(
      await world.admin.api.post(`/api/admin/chargebacks/${id}/accept-loss`, { reason: 'Again.' }),
      409,
      'illegal_transition',
    );
  });

  it('with a PDF of the evidence, whose reading is recorded', async () => {
    const deal = await world.delivered({ amount: 1234.56 });
    const id = await dispute(deal);
    const { status, headers } = await world.admin.api.get(`/api/admin/chargebacks/${id}/evidence.pdf`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const lines = await world.server.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM audit_log WHERE action = 'chargebacks.read' AND resource_id = $1`,
      [id],
    );
    expect(lines).toEqual([{ n: 1 }]);
  });
});

describe('who bears a chargeback', () => {
  const lossOf = async (id: string) =>
    ok(await world.admin.api.get<Record<string, number>>(`/api/admin/chargebacks/${id}/loss`), 200);
  const released = async () => {
    const deal = await world.delivered({ amount: 1000 });
    ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/confirm-delivery`), 200);
    await world.settleMoney();
    return deal;
  };

  it('is told before the loss is accepted, and comes to be', async () => {
    const held = await world.paid({ amount: 1234.56, plan: 'plus' });
    const early = await lossOf(await dispute(held));
    expect(early).toEqual({
      refundsAmount: 0,
      escrowAmount: 1234.56,
      carrierAmount: 0,
      haulwayAmount: expect.any(Number),
    });
    expect(early['haulwayAmount']).toBeGreaterThan(0);

    const ofTheJob = await released();
    const id = await dispute(ofTheJob, 'product_unacceptable');
    expect(await lossOf(id)).toEqual({ refundsAmount: 0, escrowAmount: 0, carrierAmount: 950, haulwayAmount: 50 });
    await decide(id, 'lost');
    expect(await ledgerOf(ofTheJob)).not.toHaveProperty('chargeback_loss');

    const ofFraud = await released();
    const other = await dispute(ofFraud);
    expect(await lossOf(other)).toEqual({ refundsAmount: 0, escrowAmount: 0, carrierAmount: 0, haulwayAmount: 1000 });
    await decide(other, 'lost');
    expect(await ledgerOf(ofFraud)).toMatchObject({ chargeback_loss: 100_000 });
  });
});

import { REMINDED } from '../common/deadlines.js';
import { MONEY_KINDS, preferenceOf } from '../mails/preference-kinds.js';
import { NOTICE_MAILS } from '../mails/notice.mails.js';
import type { NoticeData } from './notice-data.js';
import { EXAMPLE_DATA } from './example-notices.js';
import { NOTICES } from './notifications.words.js';

/** What one side is told about an event with this data. */
function told(name: keyof typeof NOTICES, who: string, data: Partial<NoticeData> = {}): string | undefined {
  const all = { ...EXAMPLE_DATA, ...data };
  const notice = NOTICES[name]?.find((each) => each.who === who);
  return notice && (notice.when?.(all) ?? true) ? `${notice.title(all)} | ${notice.body(all)}` : undefined;
}

describe('what people are told', () => {
  const reasons = [
    null,
    'declined_by_shipper',
    'another_accepted',
    'cancelled_by_shipper',
    'cancelled_by_carrier',
    'item_differs',
    'payment_expired',
    'no_show',
    'refunded',
  ];

  it.each(Object.keys(NOTICES) as (keyof typeof NOTICES)[])('%s: complete, calm sentences', (name) => {
    for (const notice of NOTICES[name] ?? []) {
      for (const declineReason of reasons) {
        const data = { ...EXAMPLE_DATA, declineReason };
        if (notice.when && !notice.when(data)) continue;
        const text = `${notice.title(data)} ${notice.body(data)}`;
        expect(text).not.toMatch(/undefined|null|NaN|!| {2}/);
        expect(notice.link(data)).toMatch(
          /^\/(shipments\/[0-9a-f-]{36}|payments|templates|become-carrier|messages\?c=[0-9a-f-]{36}|console\/((support-tickets|verifications)\/[0-9a-f-]{36}|chargebacks\/\w+)\/show)$/,
        );
      }
    }
  });

  it('names amounts in dollars and cents, and who acts next', () => {
    expect(told('payment.escrowed', 'carrier')).toBe(
      'The payment is in escrow: you can pick up | Dana R. paid for "Sailing boat". $1,178.00 is yours once the delivery is confirmed. The next step is yours: pick it up.',
    );
  });

  it('tells a carrier nothing about what they did themselves', () => {
    expect(told('quote.declined', 'carrier', { declineReason: 'withdrawn' })).toBeUndefined();
    expect(told('quote.declined', 'carrier', { declineReason: 'cancelled_by_carrier' })).toBeUndefined();
  });

  it('tells of a cancelled job once, as the cancellation', () => {
    const data = {
      declineReason: 'cancelled_by_shipper',
      quoteStatus: 'declined',
      paymentStatus: 'refunded',
      payoutAmount: '124.00',
    };
    expect(told('quote.declined', 'carrier', data)).toBeUndefined();
    expect(told('shipment.cancelled', 'carrier', data)).toContain('$124.00 is yours for the late cancellation.');
  });

  it.each([
    [
      'delay',
      { lastRefund: '150.00', refundedAmount: '200.00', daysLate: 2 },
      'Refunded: $150.00 | $150.00 of your payment for "Sailing boat" went back to your card because it came 2 days late. That makes $200.00 in all. It can take your bank 5 to 10 days to show it.',
    ],
    [
      'change_order',
      { lastRefund: '50.00', refundedAmount: '50.00' },
      'Refunded: $50.00 | $50.00 of your payment for "Sailing boat" went back to your card because a lower price was agreed. It can take your bank 5 to 10 days to show it.',
    ],
    [
      'cancelled_by_shipper',
      { lastRefund: '1116.00', refundedAmount: '1116.00', paymentStatus: 'refunded', payoutAmount: '124.00' },
      'Refunded: $1,116.00 | $1,116.00 of your payment for "Sailing boat" went back to your card because you cancelled. $124.00 is kept for the carrier because the cancellation was late. It can take your bank 5 to 10 days to show it.',
    ],
  ] as const)('says how much was refunded, and why: %s', (refundReason, data, words) => {
    expect(told('payment.refunded', 'owner', { ...data, refundReason })).toBe(words);
  });

  it('says how the part of a claim above what the card paid is sent', () => {
    expect(told('claim.decided', 'sender', { claimStatus: 'approved', outOfBandAmount: '95000.00' })).toContain(
      'Of that, $95,000.00 cannot go back to your card. We pay it by bank transfer',
    );
    expect(told('claim.decided', 'sender', { claimStatus: 'approved' })).not.toContain('bank transfer');
    expect(told('claim.decided', 'receiver', { claimStatus: 'approved', outOfBandAmount: '95000.00' })).not.toContain(
      'bank transfer',
    );
  });

  it('says what of a claim had gone back before', () => {
    const granted = { claimStatus: 'approved', approvedAmount: '150.00', goneBackAmount: '100.00' };
    for (const side of ['sender', 'receiver'] as const)
      expect(told('claim.decided', side, granted)).toContain(
        'was granted. $100.00 of that went back to the shipper before, and only the rest goes back now. The reason:',
      );
    expect(told('claim.decided', 'sender', { ...granted, goneBackAmount: '150.00' })).toContain(
      'was granted. All of that went back to the shipper before. The reason:',
    );
    expect(told('claim.decided', 'sender', { ...granted, goneBackAmount: '0.00' })).not.toContain('before');
  });

  it('tells somebody suspended to do only what they can do', () => {
    const suspended = { quoteStatus: 'paid', isOwnerSuspended: true, lapsedFacts: ['cargo_insurance' as const] };
    for (const name of ['shipment.pickup_late', 'shipment.carrier_suspended', 'shipment.facts_lapsed'] as const)
      for (const wasAtPickup of [true, false])
        for (const isHeld of [true, false]) {
          const all = { ...EXAMPLE_DATA, ...suspended, wasAtPickup, isHeld };
          const bodies = NOTICES[name].filter((each) => each.when?.(all) ?? true).map((each) => each.body(all));
          expect(bodies.join()).not.toMatch(/for free|Agree on|or end the booking/);
        }
    for (const name of ['reminder.payment_window', 'reminder.quote_expiry'] as const) {
      expect(told(name, 'owner', suspended)).toBeUndefined();
      expect(told(name, 'owner')).toBeDefined();
    }
  });

  it('says that money comes back only if it was paid', () => {
    const reopened = (declineReason: string, paymentStatus: string | null) =>
      told('shipment.reopened', 'owner', { declineReason, paymentStatus, quoteStatus: 'declined' });
    for (const reason of ['cancelled_by_carrier', 'carrier_suspended', 'no_show'])
      expect(reopened(reason, 'refunded')).toContain('Your full payment is going back to your card.');
    for (const status of [null, 'pending', 'failed', 'paid'])
      for (const reason of ['cancelled_by_carrier', 'carrier_suspended'])
        expect(reopened(reason, status)).not.toMatch(/card|paid/);
  });

  it('says of a claim that the payment is on hold only while it is in escrow', () => {
    const names = ['claim.opened', 'claim.withdrawn', 'claim.overdue'] as const;
    const all = (paymentStatus: string) =>
      names.flatMap((name) => ['sender', 'receiver'].map((who) => told(name, who, { paymentStatus })));
    for (const text of all('in_escrow')) expect(text).toMatch(/on hold|No money moves/);
    for (const paymentStatus of ['released', 'refunded'])
      for (const text of all(paymentStatus)) expect(text).not.toMatch(/hold|No money moves/);
  });

  it("promises no money for a carrier's claim", () => {
    const { carrier, owner } = EXAMPLE_DATA;
    const claim = { sender: carrier, receiver: owner, claimStatus: 'approved', amount: '150.00' };
    for (const who of ['sender', 'receiver'])
      expect(told('claim.decided', who, claim)).toMatch(
        /^A claim was granted \| .* \$150\.00 of the \$150\.00 was granted\. A carrier's claim moves no money on its own/,
      );
    expect(told('claim.opened', 'sender', { ...claim, claimStatus: 'open' })).toContain('moves no money on its own');
    expect(told('claim.decided', 'sender', { ...claim, sender: owner, receiver: carrier })).not.toContain('moves no');
  });

  it('says what else comes back when a bank gave back the first of several payments', () => {
    expect(told('payment.dispute_lost', 'owner')).toContain('We send nothing more to your card.');
    const rest = told('payment.dispute_lost', 'owner', { refundReason: 'chargeback', lastRefund: '200.00' });
    expect(rest).toContain('we send you the other $200.00 that you paid.');
    expect(rest).not.toContain('nothing more');
  });

  it('does not send a carrier to their payout account while the bank holds the payout', () => {
    expect(told('payment.payout_late', 'carrier')).toContain('Check that your payout account is set up.');
    expect(told('payment.payout_late', 'carrier', { isDisputed: true })).toMatch(/bank has decided on a dispute/);
    expect(told('payment.payout_late', 'carrier', { isDisputed: true })).not.toContain('payout account');
  });

  it('tells an owner what Haulway cancelled, and not what they did themselves', () => {
    expect(told('shipment.cancelled', 'owner', { cancelledByHaulway: true })).toMatch(/^Haulway cancelled .* mistake/);
    expect(told('shipment.cancelled', 'owner')).toBeUndefined();
  });

  it('does not say that the shipper cancelled what Haulway did', () => {
    expect(told('quote.declined', 'carrier', { declineReason: 'shipment_cancelled' })).not.toContain('shipper');
  });

  it('asks nobody to pay again once the deal is over', () => {
    expect(told('payment.failed', 'owner', { paymentStatus: 'failed' })).toContain('Your card was declined.');
    expect(told('payment.failed', 'owner', { paymentStatus: 'failed', quoteStatus: 'declined' })).toBeUndefined();
  });

  it('has a mail in the list of mails for everything that is mailed', () => {
    const isMoney = (name: string) => MONEY_KINDS.some((kind) => kind === preferenceOf(name));
    const mailed = Object.entries(NOTICES).filter(
      ([name, notices = []]) => isMoney(name) || notices.some(({ mustAct }) => mustAct),
    );
    expect(mailed.map(([name]) => name).filter((name) => !NOTICE_MAILS[name])).toEqual([]);
    expect(Object.keys(NOTICE_MAILS).filter((name) => !mailed.some(([each]) => each === name))).toEqual([]);
  });

  it("reminds in the reader's words, in the local time of the place", () => {
    expect(told('reminder.payment_window', 'owner')).toBe(
      '24 hours left to pay for "Sailing boat" | Pay by Sat, Mar 13, 4:00 PM CST to keep Cole as your carrier. After that, the booking ends and your shipment is open for quotes again.',
    );
    const due = { payment_window: '2027-03-12T23:02:00Z' };
    expect(told('reminder.payment_window', 'owner', { due })).toMatch(/^1 hour left/);
    const pickup = { pickup_day: '2027-03-13T06:00:00Z' };
    expect(told('reminder.pickup_day', 'carrier', { due: pickup })).toContain('on Sat, Mar 13, 8:00 AM to 12:30 PM.');
    expect(told('reminder.pickup_day', 'carrier', { due: pickup, pickupDayHours: null })).toContain('on Sat, Mar 13.');
    const window = { due: pickup, pickupDay: null, pickupDayHours: null, pickupUntil: '2027-03-16' };
    expect(told('reminder.pickup_day', 'owner', window)).toMatch(
      /can start tomorrow \| .* between Sat, Mar 13 and Tue, Mar 16\./,
    );
  });

  it('tells the carrier that an agreed extra is paid, whoever proposed it, and nobody that it was accepted', () => {
    const data = { changeStatus: 'done', changeCents: 10_000, changePickup: null, changePickupUntil: null } as const;
    expect(told('change_order.done', 'carrier', data)).toMatch(
      /^The extra \$100\.00 is paid \| Dana R\. paid it for "Sailing boat"\. The agreed price is now \$/,
    );
    expect(told('change_order.done', 'sender', data)).toBeUndefined();
    expect(told('change_order.done', 'carrier', { ...data, changeCents: -10_000 })).toBeUndefined();
  });

  it('reminds nobody of what is over', () => {
    for (const kind of REMINDED)
      for (const who of ['owner', 'carrier']) expect(told(`reminder.${kind}`, who, { due: {} })).toBeUndefined();
  });

  it.each([
    [{}, 'The agreed price is now $1,240.00. Pickup is now Fri, Jan 8 to Sat, Jan 9. Delivery is now by Tue, Jan 12.'],
    [{ changeCents: 0, changePickup: null, changePickupUntil: null }, 'Delivery is now by Tue, Jan 12.'],
    [
      { changeCents: 0, changePickupUntil: null, changeDelivery: null, changeAddress: 'Reno, NV' },
      'Pickup is now Fri, Jan 8. It is delivered to Reno, NV.',
    ],
  ])('says what is agreed after a change %j', (data, words) => {
    expect(told('change_order.done', 'sender', { changeStatus: 'done', ...data })).toMatch(
      new RegExp(`accepted the change to "Sailing boat"\\. ${words.replaceAll(/[.$]/g, '\\$&')}$`),
    );
  });

  it.each([
    [null, false, 'Your change expired | The change to "Sailing boat" was not accepted in time.'],
    [null, true, 'Your change expired | The extra for "Sailing boat" was not paid in time.'],
    ['pickup', false, 'Your change is no longer open | "Sailing boat" was picked up before the change was settled'],
    [
      'freeze',
      false,
      'The payment for "Sailing boat" was put on hold, which ended the change. What was agreed stands.',
    ],
    ['give-back', false, 'The booking of "Sailing boat" ended, and the change with it.'],
  ])('says why a change lapsed: %s', (changeLapsedBy, changeWasAgreed, words) => {
    const data = { changeStatus: 'lapsed', changeLapsedBy, changeWasAgreed };
    expect(told('change_order.lapsed', 'sender', data)).toContain(words);
  });

  it('shortens a long message', () => {
    expect(told('message.sent', 'receiver', { content: 'x'.repeat(300) })).toBe(
      `Message from a Haulway user | ${'x'.repeat(199)}…`,
    );
  });
});

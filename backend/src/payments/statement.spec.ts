import fc from 'fast-check';
import { extractText } from 'unpdf';
import { statementCsv } from './statement.csv.js';
import { statementPdf } from './statement.pdf.js';
import { type LedgerLine, statementLines, totalOf } from './statement.js';

const at = new Date('2026-11-21T12:00:00Z');

/** Lines of one transaction. */
function transaction(transactionId: string, kind: string, legs: Record<string, number>): LedgerLine[] {
  return Object.entries(legs).map(([account, cents]) => ({ transactionId, kind, account, cents, at }));
}

const FACTS = {
  paymentId: 'payment',
  shipment: 'Piano ♪ für Łódź',
  from: 'Austin, TX',
  to: 'Denver, CO',
  shipper: 'Zoë Ó',
  carrier: '',
  writtenAt: at,
  status: 'released',
};

describe('the lines of a statement', () => {
  it('sum to what the card paid less what goes back, and to the payout', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 95_000_000 }),
        fc.integer({ min: 0, max: 2_375_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 3_000 }),
        (amount, plan, share, fee) => {
          const back = Math.floor((amount - 1) * share);
          const left = amount - back;
          const feeCents = Math.floor((left * fee) / 10_000);
          const entries = [
            ...transaction('1', 'capture', { stripe_balance: amount + plan, escrow: -amount, premium_unearned: -plan }),
            ...transaction('2', 'refund-decided', { escrow: back, refund_payable: -back }),
            ...transaction('3', 'refund-paid', { refund_payable: back, stripe_balance: -back }),
            ...transaction('4', 'release', {
              escrow: left,
              premium_unearned: plan,
              carrier_payable: feeCents - left,
              platform_fee_revenue: -feeCents,
              premium_revenue: -plan,
            }),
            ...transaction('5', 'transfer', { carrier_payable: left - feeCents, stripe_balance: feeCents - left }),
          ];
          expect(totalOf(statementLines(entries, 'payer'))).toBe(amount + plan - back);
          expect(totalOf(statementLines(entries, 'payee'))).toBe(left - feeCents);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('count only once what the bank gave back instead of a refund', () => {
    const entries = [
      ...transaction('1', 'capture', { stripe_balance: 1_000, escrow: -1_000 }),
      ...transaction('2', 'refund-decided', { escrow: 1_000, refund_payable: -1_000 }),
      ...transaction('3', 'dispute-out', { dispute_receivable: 1_000, dispute_fees: 1_500, stripe_balance: -2_500 }),
      ...transaction('4', 'dispute-lost', { refund_payable: 1_000, dispute_receivable: -1_000 }),
    ];
    expect(totalOf(statementLines(entries, 'payer'))).toBe(0);
    expect(totalOf(statementLines(entries, 'payee'))).toBe(0);
  });

  it('are a table no spreadsheet reads as formulas, and a file of several pages if there are many', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({
      at,
      words: index === 0 ? '=1+1' : 'Refund to your card',
      cents: index === 0 ? null : -100,
    }));
    const csv = statementCsv(lines, 'payer');
    expect(csv.split('\n')[1]).toBe("2026-11-21T12:00:00.000Z,'=1+1,,");
    expect(csv.trim().split('\n').at(-1)).toBe(',Total,,59.00');
    const pdf = (await statementPdf(FACTS, lines, 'payee')).toString('latin1');
    expect(pdf).toMatch(/^%PDF/);
    expect(pdf).toMatch(/\/Count [2-4]\b/);
  });

  it.each([
    ['Latin', 'Zoë Ó', 'Zoë Ó'],
    ['Polish', 'Łukasz Żółć', 'Łukasz Żółć'],
    ['Vietnamese', 'Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Cyrillic', 'Ольга Ющенко', 'Ольга Ющенко'],
    ['Greek', 'Γιώργος Ξένος', 'Γιώργος Ξένος'],
    ['Chinese letters, which the font lacks, by their sound', '王伟', 'WangWei'],
    ['Korean letters, which the font lacks, by their sound', '김민준', 'GimMinJun'],
    ['Arabic letters, which run the other way, by their sound', 'سارة', 'srh'],
    ['Hebrew letters, which run the other way, by their sound', 'דן', 'dn'],
  ])('write a name in %s', async (_name, shipper, printed) => {
    const pdf = await statementPdf(
      { ...FACTS, shipper, carrier: shipper, shipment: `Piano of ${shipper}` },
      [],
      'payer',
    );
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    expect(text.split(printed)).toHaveLength(4);
    expect(text).not.toContain('?');
  });
});

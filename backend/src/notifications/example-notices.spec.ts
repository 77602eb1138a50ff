import { ALL_MAILS } from '../mails/mails.js';
import { NOTICE_MAILS } from '../mails/notice.mails.js';
import { exampleNotices } from './example-notices.js';

const notices = new Map<string, { title: string; body: string; link: string | null }>(exampleNotices());

/** What an operator sees of a mail: its values, made of its example. */
function values(kind: string): string {
  const { values: all, example } = ALL_MAILS[kind] ?? { values: {}, example: undefined };
  return Object.values(all)
    .flatMap((value) => value.of(notices.get(kind) ?? example))
    .join('\n');
}

describe('the example of each mail', () => {
  it.each(Object.keys(ALL_MAILS))('%s has amounts, names and whole sentences', (kind) => {
    const text = values(kind);
    expect(text).not.toMatch(/\$0\.00|-\$|\$NaN|undefined|null|NaN|•/);
    expect(text).not.toMatch(/" *"|Hello ,|^ | {2}/m);
    // What is said instead of a name.
    expect(text).not.toMatch(
      /\b(The other side|Someone|a Haulway user|A carrier (quoted|took|asks|asked)|The carrier (takes|picked|marked|is getting|says)|The shipper (accepted|paid|answers|wrote))\b/,
    );
    expect(text).not.toMatch(/\b(\w+) \1\b/);
  });

  it('is one of each notification that is mailed', () => {
    expect([...notices.keys()].toSorted()).toEqual(Object.keys(NOTICE_MAILS).toSorted());
  });

  it.each([
    [
      'quote.accepted',
      'Cole took "Sailing boat" at your book-now price of $1,240.00. Pay by Sat, Mar 13, 4:00 PM CST.',
    ],
    ['counter_offer.made', 'Dana R. offers $1,160.00 instead of $1,240.00.'],
    ['question.answered', 'Dana R. answers: There is no ramp, but a forklift that lifts two tons.'],
    ['message.sent', 'Message from Cole'],
    ['shipment.picked_up', 'Your release code is 402913.'],
    ['shipment.reopened', 'The carrier gave up the job. Your full payment is going back to your card.'],
    ['change_order.proposed', 'Cole proposes $1,340.00 instead of $1,240.00, pickup on Thu, Mar 18 to Fri, Mar 19'],
    ['change_order.accepted', 'You and Cole agreed on $100.00 more for "Sailing boat".'],
    ['change_order.declined', 'The shipper did not agree, and the job is over'],
    ['change_order.lapsed', 'The shipper did not answer, and the job is over'],
    ['change_order.withdrawn', 'The carrier is taking it after all'],
    ['change_order.paid_by_hand', 'We sent you the $85.00 for the empty trip'],
    ['payment.dispute_lost', 'we take back your payout'],
    ['claim.opened', 'Dana R. is claiming $350.00 for damage on "Sailing boat".'],
    ['claim.answered', 'Cole answered your claim'],
    ['claim.paid_by_hand', 'We sent you the $635.00 of your claim'],
    ['reminder.claim_window', '12 hours left to claim damage'],
    ['reminder.pickup_choice', 'You agreed to pick it up between Mon, Mar 15 and Wed, Mar 17.'],
    ['ticket.opened', 'Ticket: Insurance'],
    ['verification.submitted', 'Cole asks to have their cargo insurance verified.'],
    ['load.found', 'New load for "Denver to Dallas"'],
  ])('%s tells whoever gets it what such a mail tells', (kind, words) => {
    expect(values(kind)).toContain(words);
  });
});

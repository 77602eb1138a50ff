import type { Quote, Shipment } from '../../kit/api/types';
import { money, shortMoney } from '../../kit/format/money';
import { isTaken } from '../../kit/format/quotes';
import { payOf, perMile } from '../../kit/format/shipments';

type Priced = Pick<Shipment, 'budget' | 'typical' | 'distanceMiles'>;

/**
 * What a shipment pays, for the head of its page: from the booking on what was agreed, first, to whoever may know; else the
 * budget. To carriers also a mile.
 */
export function priceWords(
  shipment: Priced,
  deal: Pick<Quote, 'amount' | 'status'> | undefined,
  isForCarrier: boolean,
): string {
  const budget = shipment.budget === null ? undefined : `budget ${money(shipment.budget)}`;
  if (deal && isTaken(deal)) {
    const aMile = isForCarrier ? perMile(deal.amount, shipment) : undefined;
    return [`Agreed ${money(deal.amount)}`, aMile && `${aMile} a mile`, budget].filter(Boolean).join(', ');
  }
  return `${budget ? `B${budget.slice(1)}` : 'No budget given'}${isForCarrier ? payNote(shipment) : ''}`;
}

/** What a load pays per mile: by its budget or, without one, by what a job like it typically costs. */
function payNote(shipment: Priced): string {
  const pay = payOf(shipment);
  const aMile = pay && perMile(pay.amount, shipment);
  if (!pay || !aMile) return '';
  return pay.basis === 'budget' ? `, ${aMile} a mile` : `, typically ${shortMoney(pay.amount)} (${aMile} a mile)`;
}

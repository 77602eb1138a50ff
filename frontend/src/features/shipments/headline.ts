import type { Quote, Shipment } from '../../kit/api/types';
import { money, shortMoney } from '../../kit/format/money';
import { payOf, perMile } from '../../kit/format/shipments';

type Priced = Pick<Shipment, 'budget' | 'typical' | 'distanceMiles'>;

/** What a shipment pays, for the head of its page: what was agreed, once it is booked and to whoever may know; else the budget. To carriers also a mile. */
export function priceWords(shipment: Priced, deal: Pick<Quote, 'amount'> | undefined, isForCarrier: boolean): string {
  if (deal) {
    const aMile = isForCarrier ? perMile(deal.amount, shipment) : undefined;
    return `Agreed ${money(deal.amount)}${aMile ? `, ${aMile} a mile` : ''}`;
  }
  const budget = shipment.budget === null ? 'No budget given' : `Budget ${money(shipment.budget)}`;
  return `${budget}${isForCarrier ? payNote(shipment) : ''}`;
}

/** What a load pays per mile: by its budget or, without one, by what a job like it typically costs. */
function payNote(shipment: Priced): string {
  const pay = payOf(shipment);
  const aMile = pay && perMile(pay.amount, shipment);
  if (!pay || !aMile) return '';
  return pay.basis === 'budget' ? `, ${aMile} a mile` : `, typically ${shortMoney(pay.amount)} (${aMile} a mile)`;
}

import { useRead } from '../../kit/api/queries';

type NeedKind = 'pay' | 'confirm_delivery' | 'pick_up' | 'deliver' | 'choose_quote' | 'answer_message';

export interface Need {
  kind: NeedKind;
  shipmentId: string | null;
  conversationId: string | null;
  /** The shipment's title, or the name of who wrote. */
  title: string;
  dueAt: string | null;
}

/** Dollars. */
interface Money {
  inEscrow: number;
  owed: number;
  paid: number;
}

interface Dashboard {
  money: { asPayer: Money; asPayee: Money };
  needsYou: Need[];
}

/** Money, and what waits for the user, in one read. */
export function useDashboard() {
  return useRead<Dashboard>(['/api/users/me/dashboard']);
}

const asks: Record<NeedKind, string> = {
  pay: 'Pay for',
  confirm_delivery: 'Confirm the delivery of',
  pick_up: 'Pick up',
  deliver: 'Deliver',
  choose_quote: 'Choose a quote for',
  answer_message: 'Answer',
};

/** What the user is asked to do. */
export function needText(need: Need): string {
  return `${asks[need.kind]} ${need.title}`;
}

/** Where it is done. */
export function needPath(need: Need): string {
  if (need.kind === 'answer_message' && need.conversationId) return `/messages?c=${need.conversationId}`;
  return need.shipmentId ? `/shipments/${need.shipmentId}` : '/dashboard';
}

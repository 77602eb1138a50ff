import { formatCents, parseCents } from '../common/money.js';
import type { ToldEvent } from '../platform/events/catalog.js';
import { amount, dayWords, name, type Notice, shipment } from './notices.js';
import type { NoticeData } from './notifications.queries.js';

/** How long there is to answer, and to pay. */
const time = ({ changeAtTheDoor }: NoticeData): string => (changeAtTheDoor ? 'two hours' : 'a day');

/** What is told about a change order: `sender` proposed it, `receiver` is the other side. */
export const CHANGE_NOTICES = {
  'change_order.proposed': [
    {
      who: 'receiver',
      mustAct: true,
      when: ({ changeStatus }) => changeStatus === 'proposed',
      title: (data) => `"${data.title}": a change is proposed`,
      body: (data) =>
        `${name(data.sender, 'The other side')} proposes ${proposal(data)}. Accept or decline it within ${time(data)}. If you do not, what was agreed stands.`,
      link: shipment,
    },
  ],
  'change_order.accepted': [
    {
      who: 'owner',
      mustAct: true,
      when: ({ changeStatus }) => changeStatus === 'accepted',
      title: (data) => `Pay the extra ${extra(data)}`,
      body: (data) =>
        `You and ${name(data.carrier, 'the carrier')} agreed on ${extra(data)} more for "${data.title}". Pay it within ${time(data)}. If you do not, what was agreed before stands.`,
      link: shipment,
    },
    {
      who: 'carrier',
      title: (data) => `Agreed: ${extra(data)} more`,
      body: (data) =>
        `${name(data.owner, 'The shipper')} has ${time(data)} to pay the extra for "${data.title}". Until it is paid, what was agreed before stands.`,
      link: shipment,
    },
  ],
  'change_order.undone': [
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'A bank took back what was paid for a change',
      body: (data) =>
        `The extra for "${data.title}" is gone, so the agreed price is ${amount(data)} again. You can carry out the job for that, or give it back, which does not count against you.`,
      link: shipment,
    },
    {
      who: 'owner',
      title: () => 'Your bank gave back what you paid for a change',
      body: (data) => `The agreed price of "${data.title}" is ${amount(data)} again.`,
      link: shipment,
    },
  ],
  'change_order.done': [
    {
      who: 'sender',
      mustAct: true,
      when: ({ changeStatus }) => changeStatus === 'done',
      title: () => 'Your change was accepted',
      body: (data) =>
        `${name(data.receiver, 'The other side')} accepted the change to "${data.title}". The agreed price is now ${amount(data)}.`,
      link: shipment,
    },
  ],
  'change_order.declined': [
    {
      who: 'sender',
      title: () => 'Your change was declined',
      body: (data) => `${name(data.receiver, 'The other side')} declined the change to "${data.title}". ${STANDS}`,
      link: shipment,
    },
  ],
  'change_order.withdrawn': [
    {
      who: 'receiver',
      title: () => 'A proposed change was withdrawn',
      body: (data) => `${name(data.sender, 'The other side')} withdrew the change to "${data.title}". ${STANDS}`,
      link: shipment,
    },
  ],
  'change_order.lapsed': [
    {
      who: 'sender',
      when: ({ changeStatus }) => changeStatus === 'lapsed',
      title: () => 'Your change lapsed',
      body: (data) => `The change to "${data.title}" was not accepted before it lapsed. ${STANDS}`,
      link: shipment,
    },
  ],
  'change_order.refused': [
    {
      who: 'owner',
      mustAct: true,
      title: () => 'The carrier asked for more money, and we refused',
      body: (data) =>
        `${name(data.carrier, 'The carrier')} asked for more than the agreed ${amount(data)} for "${data.title}" after the pickup. You owe nothing more, and we keep a record. If they make the delivery depend on it, contact us.`,
      link: shipment,
    },
  ],
} as const satisfies Partial<Record<ToldEvent, readonly Notice[]>>;

const STANDS = 'What was agreed stands.';

/** By how much the price rises. */
function extra({ changeCents }: NoticeData): string {
  return formatCents(changeCents ?? 0);
}

/** "$900.00 instead of $1,000.00, pickup on Sat, Nov 28", as far as it changes. */
function proposal({ amount: agreed, changeCents, changePickup, changeDelivery }: NoticeData): string {
  const now = parseCents(agreed) ?? 0;
  return [
    ...(changeCents ? [`${formatCents(now + changeCents)} instead of ${formatCents(now)}`] : []),
    ...(changePickup ? [`pickup on ${dayWords(changePickup)}`] : []),
    ...(changeDelivery ? [`delivery on ${dayWords(changeDelivery)}`] : []),
  ].join(', ');
}

import { money as dollars } from '@haulway/frontend/kit/format/money.ts';
import type { Resource } from '../records';
import type { Overview } from './overview';

const DAY = 86_400_000;

/** The list a number links to, with the filter the number counts by. */
export interface Target {
  resource: Resource;
  filter: Record<string, unknown>;
}

export interface MeasureProps {
  label: string;
  value: number | null;
  to: Target;
  /** The same for the period before, and its list. */
  before?: number | null;
  toBefore?: Target;
  unit?: 'money' | 'percent' | 'hours';
  /** Stands out unless it is zero. */
  isTrouble?: boolean;
}

/** What needs a person's attention. Each number links to the list of what it counts. */
export function troubles({ open, health }: Overview): MeasureProps[] {
  const failedJobs = health.queues.reduce((sum, { failed }) => sum + failed, 0);
  const measures: MeasureProps[] = [
    {
      label: 'Claims open for less than a day',
      value: open.claimsUnderOneDay,
      to: { resource: 'claims', filter: { age: 'under_one_day' } },
    },
    {
      label: 'Claims open for 1 to 3 days',
      value: open.claimsUnderThreeDays,
      to: { resource: 'claims', filter: { age: 'one_to_three_days' } },
    },
    {
      label: 'Claims open for more than 3 days',
      value: open.claimsOlder,
      to: { resource: 'claims', filter: { age: 'older' } },
    },
    { label: 'Claims overdue', value: open.claimsOverdue, to: { resource: 'claims', filter: { overdue: true } } },
    { label: 'Late pickups', value: open.latePickups, to: { resource: 'quotes', filter: { latePickup: true } } },
    {
      label: 'Late deliveries',
      value: open.lateDeliveries,
      to: { resource: 'quotes', filter: { lateDelivery: true } },
    },
    {
      label: 'Money operations to check',
      value: health.moneyOperationsStuck,
      to: { resource: 'money-operations', filter: { state: ['needs_attention', 'blocked'] } },
    },
    {
      label: 'Webhooks not processed',
      value: health.webhooksOpen,
      to: { resource: 'webhook-events', filter: { state: 'received' } },
    },
    { label: 'Failed emails', value: health.mailsFailed, to: { resource: 'emails', filter: { state: 'failed' } } },
    {
      label: 'Deadlines overdue',
      value: health.deadlinesOverdue,
      to: { resource: 'deadlines', filter: { overdue: true } },
    },
    { label: 'Failed jobs', value: failedJobs, to: { resource: 'jobs', filter: { state: 'failed' } } },
  ];
  return measures.map((measure) => ({ ...measure, isTrouble: true }));
}

/** What those who follow a shipment are promised: so many of a hundred arrive within the window they were told. */
const LEAST_WITHIN = 0.8;

/** Whether fewer arrive within their window than is promised. */
export function missesWindows({ arrivals }: Overview): boolean {
  return arrivals !== null && arrivals.inside < LEAST_WITHIN * arrivals.of;
}

/** Volume and earnings. */
export function money(overview: Overview): MeasureProps[] {
  const { period, previous } = overview;
  const lists = inBoth(overview);
  return [
    { label: 'Volume', value: period.volume, before: previous.volume, unit: 'money', ...lists('payments', 'paid') },
    {
      label: 'Released',
      value: period.released,
      before: previous.released,
      unit: 'money',
      ...lists('payments', 'released'),
    },
    { label: 'Fees', value: period.fees, before: previous.fees, unit: 'money', ...lists('payments', 'released') },
    {
      label: 'Take rate',
      value: period.takeRatePercent,
      before: previous.takeRatePercent,
      unit: 'percent',
      ...lists('payments', 'released'),
    },
  ];
}

/** How many people sign up, and how far their listings get. */
export function funnel(overview: Overview): MeasureProps[] {
  const { period, previous } = overview;
  const lists = inBoth(overview);
  return [
    { label: 'Sign-ups', value: period.signUps, before: previous.signUps, ...lists('users', 'created') },
    { label: 'Listed', value: period.listed, before: previous.listed, ...lists('shipments', 'listed') },
    { label: 'Quoted', value: period.quoted, before: previous.quoted, ...lists('shipments', 'quoted') },
    { label: 'Booked', value: period.booked, before: previous.booked, ...lists('quotes', 'accepted') },
    { label: 'Paid', value: period.paid, before: previous.paid, ...lists('payments', 'paid') },
    { label: 'Delivered', value: period.delivered, before: previous.delivered, ...lists('shipments', 'delivered') },
    { label: 'Cancelled', value: period.cancelled, before: previous.cancelled, ...lists('shipments', 'cancelled') },
    {
      label: 'Fill rate',
      value: period.fillRatePercent,
      before: previous.fillRatePercent,
      unit: 'percent',
      ...lists('shipments', 'listed'),
    },
    {
      label: 'Time to first quote',
      value: period.hoursToFirstQuote,
      before: previous.hoursToFirstQuote,
      unit: 'hours',
      ...lists('shipments', 'quoted'),
    },
  ];
}

/** What is in progress. */
export function work({ open, health }: Overview): MeasureProps[] {
  return [
    {
      label: 'Held in escrow',
      value: open.escrowHeld,
      unit: 'money',
      to: { resource: 'payments', filter: { status: 'in_escrow' } },
    },
    {
      label: 'Accepted, not paid',
      value: open.unpaidAcceptances,
      to: { resource: 'quotes', filter: { status: 'accepted' } },
    },
    { label: 'Emails to send', value: health.mailsQueued, to: { resource: 'emails', filter: { state: 'queued' } } },
    ...health.queues.map(({ queue, waiting, active, delayed }): MeasureProps => ({
      label: `Jobs waiting: ${queue}`,
      value: waiting + active + delayed,
      to: { resource: 'jobs', filter: { state: 'open', queue } },
    })),
  ];
}

/** Links to the lists for the period and the one before, by the server's days. */
function inBoth({ days, daily }: Overview) {
  const first = daily[0]?.day ?? '';
  const before = (count: number) => new Date(Date.parse(first) - count * DAY).toISOString().slice(0, 10);
  return (resource: Resource, happened: string): { to: Target; toBefore: Target } => {
    const list = (since: string, until?: string): Target => {
      if (happened === 'created')
        return { resource, filter: { createdSince: since, ...(until ? { createdUntil: until } : {}) } };
      return { resource, filter: { [happened]: { since, ...(until ? { until } : {}) } } };
    };
    return { to: list(first), toBefore: list(before(days), before(1)) };
  };
}

/** A number as shown on screen, or a dash if there is none. */
export function shown(value: number | null, unit: MeasureProps['unit']): string {
  if (value === null) return '-';
  if (unit === 'money') return dollars(value);
  const number = value.toLocaleString('en-US', { maximumFractionDigits: 1 });
  if (unit === 'percent') return `${number}%`;
  return unit === 'hours' ? `${number} h` : number;
}

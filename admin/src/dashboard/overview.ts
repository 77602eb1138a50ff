import { call } from '../session/call';

/** What happened in a number of days; dollars, hours and percent. */
export interface Period {
  volume: number;
  released: number;
  fees: number;
  takeRatePercent: number | null;
  signUps: number;
  listed: number;
  quoted: number;
  booked: number;
  paid: number;
  delivered: number;
  cancelled: number;
  fillRatePercent: number | null;
  hoursToFirstQuote: number | null;
}

/** One day of the period. */
export interface Day {
  day: string;
  volume: number;
  fees: number;
  signUps: number;
  listed: number;
  booked: number;
  delivered: number;
}

export interface Overview {
  days: number;
  period: Period;
  previous: Period;
  daily: Day[];
  open: {
    escrowHeld: number;
    unpaidAcceptances: number;
    latePickups: number;
    lateDeliveries: number;
    claimsUnderOneDay: number;
    claimsUnderThreeDays: number;
    claimsOlder: number;
    claimsOverdue: number;
  };
  health: {
    queues: { queue: string; waiting: number; active: number; delayed: number; failed: number }[];
    mailsQueued: number;
    mailsFailed: number;
    webhooksOpen: number;
    moneyOperationsStuck: number;
    deadlinesOverdue: number;
  };
}

export async function readOverview(days: number): Promise<Overview> {
  const { json } = await call(`/api/admin/overview?days=${days}`);
  return json as Overview;
}

import { QueryNumber } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { ArrivalRecordAnswer } from '../tracking-links/tracking-links.dto.js';

export const MOST_DAYS = 365;

export class OverviewSearch {
  @QueryNumber(1, MOST_DAYS, { integer: true, default: 30, description: 'Days in UTC, including today.' })
  days?: number;
}

/** What happened over a number of days. */
export class PeriodAnswer {
  @Shown.dollars({ description: 'Quotes whose payment reached escrow.' }) volume: number;
  @Shown.dollars({ description: 'Quotes whose payment was released.' }) released: number;
  @Shown.dollars({ description: 'Platform fees on what was released.' }) fees: number;
  @Shown.number({ nullable: true, description: 'Fees as a percentage of what was released; null if nothing was.' })
  takeRatePercent: number | null;
  @Shown.whole() signUps: number;
  @Shown.whole() listed: number;
  @Shown.whole({ description: 'Listings that got their first quote.' }) quoted: number;
  @Shown.whole() booked: number;
  @Shown.whole() paid: number;
  @Shown.whole() delivered: number;
  @Shown.whole() cancelled: number;
  @Shown.number({ nullable: true, description: 'Booked as a percentage of listed; null if nothing was listed.' })
  fillRatePercent: number | null;
  @Shown.number({ nullable: true, description: 'Mean hours from the listing to its first quote.' }) hoursToFirstQuote:
    number | null;
}

export class DayAnswer {
  @Shown.day() day: string;
  @Shown.dollars() volume: number;
  @Shown.dollars() fees: number;
  @Shown.whole() signUps: number;
  @Shown.whole() listed: number;
  @Shown.whole() booked: number;
  @Shown.whole() delivered: number;
}

/** What is open right now. */
export class OpenAnswer {
  @Shown.dollars({ description: 'Held for deals under way.' }) escrowHeld: number;
  @Shown.whole({ description: 'Accepted quotes not yet paid.' }) unpaidAcceptances: number;
  @Shown.whole({ description: 'Paid but not picked up, past the promised day.' }) latePickups: number;
  @Shown.whole({ description: 'In transit past the promised day.' }) lateDeliveries: number;
  @Shown.whole({ description: 'Undecided claims opened less than a day ago.' }) claimsUnderOneDay: number;
  @Shown.whole({ description: 'Opened one to three days ago.' }) claimsUnderThreeDays: number;
  @Shown.whole({ description: 'Opened more than three days ago.' }) claimsOlder: number;
  @Shown.whole({ description: 'Undecided claims past their time to decide.' }) claimsOverdue: number;
}

export class QueueHealthAnswer {
  @Shown.text() queue: string;
  @Shown.whole() waiting: number;
  @Shown.whole() active: number;
  @Shown.whole() delayed: number;
  @Shown.whole() failed: number;
}

/** What is stuck. Counts stop at 10,000. */
export class HealthOfAnswer {
  @Shown.list(() => QueueHealthAnswer) queues: QueueHealthAnswer[];
  @Shown.whole() mailsQueued: number;
  @Shown.whole({ description: 'Given up.' }) mailsFailed: number;
  @Shown.whole({ description: 'Received from the provider but not processed yet.' }) webhooksOpen: number;
  @Shown.whole({ description: 'Money operations a person has to look at.' }) moneyOperationsStuck: number;
  @Shown.whole({ description: 'Due but not done.' }) deadlinesOverdue: number;
}

export class OverviewAnswer {
  @Shown.whole() days: number;
  @Shown.object(() => PeriodAnswer) period: PeriodAnswer;
  @Shown.object(() => PeriodAnswer, { description: 'The same number of days before that.' }) previous: PeriodAnswer;
  @Shown.list(() => DayAnswer, { description: 'Each day of the period, oldest first.' }) daily: DayAnswer[];
  @Shown.object(() => OpenAnswer) open: OpenAnswer;
  @Shown.object(() => HealthOfAnswer) health: HealthOfAnswer;
  @Shown.object(() => ArrivalRecordAnswer, { nullable: true, description: 'How often arrival windows come true.' })
  arrivals: ArrivalRecordAnswer | null;
}

export class MailPreviewAnswer {
  @Shown.text() subject: string;
  @Shown.text() text: string;
  @Shown.text({ nullable: true }) html: string | null;
}

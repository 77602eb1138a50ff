import { Inject, Injectable } from '@nestjs/common';
import { Env } from '../platform/config/env.js';
import { Deadlines } from '../platform/deadlines/deadlines.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { AcceptChange } from './accept-change.js';
import { AutoRelease } from './auto-release.js';
import { EndAtTheDoor } from './end-at-the-door.js';
import { NoShow } from './no-show.js';
import { Overdue } from './overdue.js';
import { PayChange } from './pay-change.js';
import { PaymentExpired } from './payment-expired.js';
import { Remind } from './remind.js';

/** Which verb a deadline calls when it falls due. */
@Injectable()
export class BookingsDeadlines {
  constructor(
    deadlines: Deadlines,
    sweeps: Sweeps,
    @Inject(Env) env: Env,
    paymentExpired: PaymentExpired,
    autoRelease: AutoRelease,
    noShow: NoShow,
    overdue: Overdue,
    remind: Remind,
    changes: AcceptChange,
    extras: PayChange,
    ends: EndAtTheDoor,
  ) {
    deadlines.on('change_expiry', ({ subject }) => changes.expire(subject));
    deadlines.on('change_payment', ({ subject }) => extras.expire(subject));
    deadlines.on('end_answer', ({ subject }) => ends.expire(subject));
    deadlines.on('end_review', ({ subject }) => ends.reviewOverdue(subject));
    deadlines.on('payment_window', ({ subject }) => paymentExpired.expire(subject));
    deadlines.on('auto_release', ({ subject }) => autoRelease.release(subject));
    deadlines.on('no_show_warning', ({ subject }) => noShow.warn(subject));
    deadlines.on('no_show_refund', ({ subject }) => noShow.refund(subject));
    deadlines.on('delivery_overdue', ({ subject }) => overdue.deliveryOverdue(subject));
    deadlines.on('escrow_age', ({ subject }) => overdue.escrowAged(subject));
    deadlines.lapse('claim_window');
    deadlines.lapse('pickup_day');
    deadlines.lapse('pickup_choice');
    deadlines.onReminder((kind, subject) => remind.remind(kind, subject));
    deadlines.on('payout_expected', ({ subject }) => overdue.payoutLate(subject));
    if (env.runsWorker) sweeps.on('deadlines', () => deadlines.sweep());
  }
}

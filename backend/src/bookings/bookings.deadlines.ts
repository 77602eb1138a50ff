import { Injectable } from '@nestjs/common';
import { Deadlines } from '../platform/deadlines/deadlines.js';
import { Env } from '../platform/config/env.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { autoRelease } from './auto-release.js';
import { Desk } from './desk.js';
import { noShow, warnOfNoShow } from './give-back.js';
import { deliveryOverdue, escrowAged, payoutLate } from './overdue.js';
import { paymentExpired } from './payment-expired.js';
import { Inject } from '@nestjs/common';

/** Which verb a deadline calls when it falls due. */
@Injectable()
export class BookingsDeadlines {
  constructor(desk: Desk, deadlines: Deadlines, sweeps: Sweeps, @Inject(Env) env: Env) {
    deadlines.on('payment_window', ({ subject }) => paymentExpired(desk, subject));
    deadlines.on('auto_release', ({ subject }) => autoRelease(desk, subject));
    deadlines.on('no_show_warning', ({ subject }) => warnOfNoShow(desk, subject));
    deadlines.on('no_show_refund', ({ subject }) => noShow(desk, subject));
    deadlines.on('delivery_overdue', ({ subject }) => deliveryOverdue(desk, subject));
    deadlines.on('escrow_age', ({ subject }) => escrowAged(desk, subject));
    deadlines.lapse('claim_window');
    deadlines.on('payout_expected', ({ subject }) => payoutLate(desk, subject));
    if (env.runsWorker) sweeps.on('deadlines', () => deadlines.sweep());
  }
}

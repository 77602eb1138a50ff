import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { ShipmentsModule } from '../shipments/shipments.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { UsersModule } from '../users/users.module.js';
import { BookingsController } from './bookings.controller.js';
import { BookingsDeadlines } from './bookings.deadlines.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardQueries } from './dashboard.queries.js';
import { Desk } from './desk.js';
import { SandboxBadDaysController } from './sandbox-bad-days.controller.js';
import { SandboxClockService } from './sandbox-clock.service.js';
import { SandboxBadDaysService } from './sandbox-bad-days.service.js';
import { Turns } from './turns.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [UploadsModule, UsersModule, LedgerModule, ShipmentsModule, QuotesModule, PaymentsModule],
  controllers: [BookingsController, DashboardController, SandboxBadDaysController],
  providers: [Turns, Desk, DashboardQueries, BookingsDeadlines, WebhooksService, SandboxClockService, SandboxBadDaysService],
  exports: [Desk],
})
export class BookingsModule {}

import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApprovalsModule } from '../approvals/approvals.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CounterOffersModule } from '../counter-offers/counter-offers.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { ShipmentsModule } from '../shipments/shipments.module.js';
import { SupportModule } from '../support/support.module.js';
import { UsersModule } from '../users/users.module.js';
import { VerificationsModule } from '../verifications/verifications.module.js';
import { AdminApprovalsController } from './admin.approvals.controller.js';
import { AdminBreaksController } from './admin.breaks.controller.js';
import { AdminChargebacksController } from './admin.chargebacks.controller.js';
import { AdminChargebacksService } from './admin.chargebacks.service.js';
import { AdminContentController } from './admin.content.controller.js';
import { AdminContentService } from './admin.content.service.js';
import { AdminController } from './admin.controller.js';
import { AdminDealsController } from './admin.deals.controller.js';
import { AdminDealsService } from './admin.deals.service.js';
import { AdminJobsService } from './admin.jobs.service.js';
import { AdminKeysController } from './admin.keys.controller.js';
import { AdminKeysService } from './admin.keys.service.js';
import { AdminMailsService } from './admin.mails.service.js';
import { AdminOverviewService } from './admin.overview.service.js';
import { AdminPeopleController } from './admin.people.controller.js';
import { AdminPeopleService } from './admin.people.service.js';
import { AdminQueueController } from './admin.queue.controller.js';
import { AdminQueueService } from './admin.queue.service.js';
import { AdminSettingsController } from './admin.settings.controller.js';
import { AdminSettingsService } from './admin.settings.service.js';
import { AdminSystemController } from './admin.system.controller.js';
import { AdminService } from './admin.service.js';
import { AdminStoryService } from './admin.story.service.js';
import { AdminSharedQueriesController } from './admin.shared-queries.controller.js';
import { AdminSharedQueriesService } from './admin.shared-queries.service.js';
import { AdminTextsController } from './admin.texts.controller.js';
import { AdminTextsService } from './admin.texts.service.js';
import { AdminVerificationsController } from './admin.verifications.controller.js';
import { AdminVerificationsService } from './admin.verifications.service.js';
import { AdminWebhooksController } from './admin.webhooks.controller.js';
import { AdminWebhooksService } from './admin.webhooks.service.js';

@Module({
  imports: [
    ApprovalsModule,
    UsersModule,
    AuthModule,
    CounterOffersModule,
    MailsModule,
    MessagesModule,
    BookingsModule,
    PaymentsModule,
    AccountsModule,
    QuestionsModule,
    ReviewsModule,
    ShipmentsModule,
    SupportModule,
    VerificationsModule,
  ],
  controllers: [
    AdminPeopleController,
    AdminDealsController,
    AdminContentController,
    AdminKeysController,
    AdminWebhooksController,
    AdminSettingsController,
    AdminSystemController,
    AdminVerificationsController,
    AdminQueueController,
    AdminApprovalsController,
    AdminBreaksController,
    AdminChargebacksController,
    AdminSharedQueriesController,
    AdminTextsController,
    AdminController,
  ],
  providers: [
    AdminService,
    AdminStoryService,
    AdminPeopleService,
    AdminDealsService,
    AdminContentService,
    AdminSettingsService,
    AdminJobsService,
    AdminKeysService,
    AdminWebhooksService,
    AdminMailsService,
    AdminOverviewService,
    AdminVerificationsService,
    AdminQueueService,
    AdminChargebacksService,
    AdminSharedQueriesService,
    AdminTextsService,
  ],
})
export class AdminModule {}

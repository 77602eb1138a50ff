import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { AddressesModule } from './addresses/addresses.module.js';
import { AdminModule } from './admin/admin.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { ClaimsModule } from './claims/claims.module.js';
import { CounterOffersModule } from './counter-offers/counter-offers.module.js';
import { DriversModule } from './drivers/drivers.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PlacesModule } from './places/places.module.js';
import { type Ground, PlatformModule } from './platform/platform.module.js';
import { PricingModule } from './pricing/pricing.module.js';
import { ProofsModule } from './proofs/proofs.module.js';
import { PublicEventsModule } from './public-events/public-events.module.js';
import { PushModule } from './push/push.module.js';
import { RecurrencesModule } from './recurrences/recurrences.module.js';
import { QuestionsModule } from './questions/questions.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { ShipmentsModule } from './shipments/shipments.module.js';
import { SupportModule } from './support/support.module.js';
import { TrackingModule } from './tracking/tracking.module.js';
import { TrackingLinksModule } from './tracking-links/tracking-links.module.js';
import { TripsModule } from './trips/trips.module.js';
import { UploadsModule } from './uploads/uploads.module.js';
import { UsersModule } from './users/users.module.js';
import { VerificationsModule } from './verifications/verifications.module.js';
import { WebhookEndpointsModule } from './webhook-endpoints/webhook-endpoints.module.js';
import { WidgetsModule } from './widgets/widgets.module.js';

/** Every feature, in the order of the floors: higher ones call lower ones. */
const FEATURES = [
  UploadsModule,
  UsersModule,
  PlacesModule,
  AddressesModule,
  WidgetsModule,
  LedgerModule,
  AuthModule,
  ShipmentsModule,
  ImportsModule,
  QuotesModule,
  CounterOffersModule,
  QuestionsModule,
  RecurrencesModule,
  PaymentsModule,
  ProofsModule,
  BookingsModule,
  AdminModule,
  PricingModule,
  MessagesModule,
  TrackingModule,
  PushModule,
  NotificationsModule,
  PublicEventsModule,
  WebhookEndpointsModule,
  ReviewsModule,
  SupportModule,
  AccountsModule,
  ClaimsModule,
  VerificationsModule,
  TripsModule,
  TrackingLinksModule,
  DriversModule,
  MetricsModule,
];

@Module({})
export class AppModule {
  static on(ground: Ground): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.on(ground), ...FEATURES] };
  }
}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailsModule } from '../mails/mails.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PlacesModule } from '../places/places.module.js';
import { ShipmentsModule } from '../shipments/shipments.module.js';
import { UsersModule } from '../users/users.module.js';
import { AlertsService } from './alerts.service.js';
import { LoadNews } from './load-news.js';
import { RecommendedController } from './recommended.controller.js';
import { RecommendedService } from './recommended.service.js';
import { SavedSearch } from './saved-search.entity.js';
import { SavedSearchesController } from './saved-searches.controller.js';
import { SavedSearchesService } from './saved-searches.service.js';
import { StopsController } from './stops.controller.js';
import { StopsService } from './stops.service.js';
import { Trip } from './trip.entity.js';
import { TripLoads } from './trip-loads.js';
import { TripsActs } from './trips.acts.js';
import { HiddenLoadsController, TripsController } from './trips.controller.js';
import { TripsService } from './trips.service.js';
import { Watches } from './watches.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Trip, SavedSearch]),
    MailsModule,
    NotificationsModule,
    PlacesModule,
    ShipmentsModule,
    UsersModule,
  ],
  controllers: [
    RecommendedController,
    TripsController,
    StopsController,
    HiddenLoadsController,
    SavedSearchesController,
  ],
  providers: [
    TripsService,
    StopsService,
    TripLoads,
    TripsActs,
    AlertsService,
    LoadNews,
    Watches,
    RecommendedService,
    SavedSearchesService,
  ],
})
export class TripsModule {}

import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ArrivalsListeners } from './arrivals.listeners.js';
import { TrackingLinksController } from './tracking-links.controller.js';
import { TrackingLinksService } from './tracking-links.service.js';

@Module({
  imports: [BookingsModule],
  controllers: [TrackingLinksController],
  providers: [TrackingLinksService, ArrivalsListeners],
})
export class TrackingLinksModule {}

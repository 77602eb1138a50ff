import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { ArrivalsListeners } from './arrivals.listeners.js';
import { BillsService } from './bills.service.js';
import { TrackingLinksController } from './tracking-links.controller.js';
import { TrackingLinksService } from './tracking-links.service.js';

@Module({
  imports: [BookingsModule, UploadsModule],
  controllers: [TrackingLinksController],
  providers: [TrackingLinksService, BillsService, ArrivalsListeners],
})
export class TrackingLinksModule {}

import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ProofsModule } from '../proofs/proofs.module.js';
import { ShipmentsModule } from '../shipments/shipments.module.js';
import { DriversController } from './drivers.controller.js';
import { DriversService } from './drivers.service.js';

@Module({
  imports: [BookingsModule, ProofsModule, ShipmentsModule],
  controllers: [DriversController],
  providers: [DriversService],
})
export class DriversModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlacesModule } from '../places/places.module.js';
import { UsersModule } from '../users/users.module.js';
import { StopsController } from './stops.controller.js';
import { StopsService } from './stops.service.js';
import { Trip } from './trip.entity.js';
import { TripLoads } from './trip-loads.js';
import { TripsActs } from './trips.acts.js';
import { HiddenLoadsController, TripsController } from './trips.controller.js';
import { TripsService } from './trips.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Trip]), PlacesModule, UsersModule],
  controllers: [TripsController, StopsController, HiddenLoadsController],
  providers: [TripsService, StopsService, TripLoads, TripsActs],
})
export class TripsModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Location } from './location.entity.js';
import { TrackingController } from './tracking.controller.js';
import { PositionsController } from './positions.controller.js';
import { PositionsService } from './positions.service.js';
import { TrackingService } from './tracking.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Location])],
  controllers: [TrackingController, PositionsController],
  providers: [TrackingService, PositionsService],
})
export class TrackingModule {}

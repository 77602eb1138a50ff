import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlacesModule } from '../places/places.module.js';
import { Shipment } from './shipment.entity.js';
import { ShipmentsController } from './shipments.controller.js';
import { ShipmentsService } from './shipments.service.js';
import { TimelineController } from './timeline.controller.js';
import { TimelineQueries } from './timeline.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature([Shipment]), PlacesModule],
  controllers: [ShipmentsController, TimelineController],
  providers: [ShipmentsService, TimelineQueries],
  exports: [ShipmentsService],
})
export class ShipmentsModule {}

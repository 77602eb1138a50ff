import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.js';
import { WidgetEstimates } from './widget-estimates.js';
import { WidgetsController } from './widgets.controller.js';
import { WidgetsService } from './widgets.service.js';

@Module({
  imports: [PlacesModule],
  controllers: [WidgetsController],
  providers: [WidgetsService, WidgetEstimates],
  exports: [WidgetEstimates],
})
export class WidgetsModule {}

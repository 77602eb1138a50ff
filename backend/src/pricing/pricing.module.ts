import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlacesModule } from '../places/places.module.js';
import { WidgetsModule } from '../widgets/widgets.module.js';
import { PriceComparison } from './price-comparison.entity.js';
import { PricesController } from './prices.controller.js';
import { PriceJobs, PricesWorker } from './prices.jobs.js';
import { PricesListeners } from './prices.listeners.js';
import { PricesQueries } from './prices.queries.js';
import { PricesRefresh } from './prices.refresh.js';
import { PricesService } from './prices.service.js';
import { CorrectionsService } from './corrections.service.js';
import { PriceTruth } from './price-truth.service.js';
import { RateCardsController } from './rate-cards.controller.js';
import { RateCards } from './rate-cards.service.js';
import { ShipmentInputs } from './shipment-inputs.js';
import { WidgetEstimatesController } from './widget-estimates.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([PriceComparison]), PlacesModule, WidgetsModule],
  controllers: [PricesController, RateCardsController, WidgetEstimatesController],
  providers: [
    RateCards,
    CorrectionsService,
    ShipmentInputs,
    PriceTruth,
    PricesService,
    PricesQueries,
    PriceJobs,
    PricesWorker,
    PricesRefresh,
    PricesListeners,
  ],
  exports: [PricesService],
})
export class PricingModule {}

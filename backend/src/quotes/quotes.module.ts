import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShipmentsModule } from '../shipments/shipments.module.js';
import { UsersModule } from '../users/users.module.js';
import { QuoteAtPrice } from './quote-at-price.js';
import { Quote } from './quote.entity.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';
import { UsualWait } from './usual-wait.js';

@Module({
  imports: [TypeOrmModule.forFeature([Quote]), ShipmentsModule, UsersModule],
  controllers: [QuotesController],
  providers: [QuotesService, QuoteAtPrice, UsualWait],
  exports: [QuotesService, QuoteAtPrice],
})
export class QuotesModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShipmentsModule } from '../shipments/shipments.module.js';
import { UsersModule } from '../users/users.module.js';
import { Quote } from './quote.entity.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Quote]), ShipmentsModule, UsersModule],
  controllers: [QuotesController],
  providers: [QuotesService],
  exports: [QuotesService],
})
export class QuotesModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShipmentsModule } from '../shipments/shipments.module.js';
import { UsersModule } from '../users/users.module.js';
import { AnswerOffer } from './answer-offer.js';
import { CounterOffer } from './counter-offer.entity.js';
import { CounterOffersController } from './counter-offers.controller.js';
import { CounterOffersService } from './counter-offers.service.js';
import { MakeOffer } from './make-offer.js';

@Module({
  imports: [TypeOrmModule.forFeature([CounterOffer]), ShipmentsModule, UsersModule],
  controllers: [CounterOffersController],
  providers: [MakeOffer, AnswerOffer, CounterOffersService],
  exports: [CounterOffersService],
})
export class CounterOffersModule {}

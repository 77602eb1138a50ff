import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShipmentsModule } from '../shipments/shipments.module.js';
import { ListAgain } from './list-again.js';
import { Recurrence } from './recurrence.entity.js';
import { RecurrencesController } from './recurrences.controller.js';
import { RecurrencesService } from './recurrences.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Recurrence]), ShipmentsModule],
  controllers: [RecurrencesController],
  providers: [RecurrencesService, ListAgain],
})
export class RecurrencesModule {}

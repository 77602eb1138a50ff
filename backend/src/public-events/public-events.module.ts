import { Module } from '@nestjs/common';
import { PublicEventsController } from './public-events.controller.js';
import { PublicEventsService } from './public-events.service.js';

@Module({ controllers: [PublicEventsController], providers: [PublicEventsService], exports: [PublicEventsService] })
export class PublicEventsModule {}

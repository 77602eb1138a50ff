import { Module } from '@nestjs/common';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsListeners } from './notifications.listeners.js';
import { NotificationsMails } from './notifications.mails.js';
import { NotificationsService } from './notifications.service.js';
import { StreamsService } from './streams.service.js';

@Module({
  controllers: [NotificationsController],
  providers: [NotificationsService, NotificationsListeners, NotificationsMails, StreamsService],
})
export class NotificationsModule {}

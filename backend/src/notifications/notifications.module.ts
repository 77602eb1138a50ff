import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsListeners } from './notifications.listeners.js';
import { NotificationsMails } from './notifications.mails.js';
import { NotificationsService } from './notifications.service.js';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesService } from './preferences.service.js';
import { StreamsService } from './streams.service.js';

@Module({
  imports: [MailsModule],
  controllers: [NotificationsController, PreferencesController],
  providers: [NotificationsService, PreferencesService, NotificationsListeners, NotificationsMails, StreamsService],
  exports: [NotificationsService, PreferencesService],
})
export class NotificationsModule {}

import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { PublicEventsModule } from '../public-events/public-events.module.js';
import { Secrets } from './secrets.js';
import { Sender } from './sender.js';
import { Targets } from './targets.js';
import { WebhookDeliveriesController } from './webhook-deliveries.controller.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';
import { WebhookEndpointsController } from './webhook-endpoints.controller.js';
import { WebhookEndpointsService } from './webhook-endpoints.service.js';

@Module({
  imports: [MailsModule, PublicEventsModule],
  controllers: [WebhookEndpointsController, WebhookDeliveriesController],
  providers: [WebhookEndpointsService, WebhookDeliveriesService, Secrets, Targets, Sender],
})
export class WebhookEndpointsModule {}

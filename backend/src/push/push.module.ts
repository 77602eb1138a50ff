import { Module } from '@nestjs/common';
import { Env } from '../platform/config/env.js';
import { PushSubscriptionsController } from './push-subscriptions.controller.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';
import { Pusher } from './pusher.js';
import { readVapidKeys, VAPID_KEYS } from './vapid.js';

@Module({
  controllers: [PushSubscriptionsController],
  providers: [{ provide: VAPID_KEYS, useFactory: readVapidKeys, inject: [Env] }, PushSubscriptionsService, Pusher],
})
export class PushModule {}

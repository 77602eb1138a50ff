import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from './clock/clock.js';
import { Env } from './config/env.js';
import { dataSourceOptions } from './database/data-source.js';
import { DatabaseUrl } from './database/database-url.js';
import { Db } from './database/db.js';
import { Masking } from './database/masking.js';
import { Release } from './database/release.js';
import { Deadlines } from './deadlines/deadlines.js';
import { Outbox, EventsWorker } from './events/outbox.js';
import { Live } from './events/live.js';
import { Signals } from './events/signals.js';
import { Files } from './files/files.js';
import { openFiles } from './files/open-files.js';
import { HealthController } from './health/health.controller.js';
import { RecordActs } from './http/acts.js';
import { Embeds } from './http/embeds.js';
import { LeakedKeys } from './http/key-in-url.js';
import { LinkPreviews } from './http/link-previews.js';
import { Documents, DocumentsController } from './http/documents.controller.js';
import type { Closing } from './http/shutdown.js';
import { FailedJobs } from './jobs/failed-jobs.js';
import { Jobs } from './jobs/jobs.js';
import type { QueueConnection } from './jobs/queue-connection.js';
import { QUEUES } from './jobs/queues.js';
import { Sweeps } from './jobs/sweeps.js';
import { SweepsWorker } from './jobs/sweeps.worker.js';
import { MailCatcher } from './mail/mail-catcher.js';
import { Mailer } from './mail/mailer.js';
import { Metrics } from './metrics/metrics.js';
import { Retention } from './retention/retention.js';
import { ConfigController } from './settings/config.controller.js';
import { Callers } from './security/callers.js';
import { FirstQuotes } from './settings/first-quotes.js';
import { Settings } from './settings/settings.js';
import { Texts } from './texts/texts.service.js';
import { CLOSING, DATA_KEY, JWT_SECRET } from './tokens.js';

/** What main.ts creates before the application. */
export interface Ground {
  env: Env;
  databaseUrl: string;
  jwtSecret: string;
  dataKey: string;
  queues: Pick<QueueConnection, 'connection' | 'producers'>;
  closing: Closing;
}

const SHARED = [
  Db,
  Clock,
  Deadlines,
  Jobs,
  Sweeps,
  FailedJobs,
  Signals,
  Callers,
  Release,
  Outbox,
  Live,
  Settings,
  FirstQuotes,
  Texts,
  MailCatcher,
  Mailer,
  Metrics,
  Retention,
  Masking,
  RecordActs,
  LinkPreviews,
  Embeds,
  LeakedKeys,
];

/** The technology every module builds on. */
@Global()
@Module({})
export class PlatformModule {
  static on(ground: Ground): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        TypeOrmModule.forRoot(dataSourceOptions(ground.databaseUrl, ground.env.DATABASE_POOL)),
        BullModule.forRoot({ connection: ground.queues.connection }),
        BullModule.registerQueue(...QUEUES.map((name) => ({ name, connection: ground.queues.producers }))),
        ScheduleModule.forRoot(),
      ],
      controllers: [HealthController, ConfigController, DocumentsController],
      providers: [
        { provide: Env, useValue: ground.env },
        { provide: DatabaseUrl, useValue: new DatabaseUrl(ground.databaseUrl) },
        { provide: CLOSING, useValue: ground.closing },
        { provide: JWT_SECRET, useValue: ground.jwtSecret },
        { provide: DATA_KEY, useValue: ground.dataKey },
        { provide: Files, useFactory: openFiles, inject: [Env] },
        ...SHARED,
        Documents,
        EventsWorker,
        SweepsWorker,
      ],
      exports: [Env, DatabaseUrl, CLOSING, JWT_SECRET, DATA_KEY, BullModule, Files, ...SHARED],
    };
  }
}

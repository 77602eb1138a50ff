import { Module } from '@nestjs/common';
import { Env } from '../platform/config/env.js';
import { Files, LocalFiles } from '../platform/files/files.js';
import { S3Files } from '../platform/files/s3-files.js';
import { RECEIVING } from './receiving.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [RECEIVING],
  controllers: [UploadsController],
  providers: [UploadsService, { provide: Files, useFactory: (env: Env): Files | Promise<Files> => (env.S3_URL ? S3Files.at(env.S3_URL) : new LocalFiles(env)), inject: [Env] }],
  exports: [UploadsService, RECEIVING],
})
export class UploadsModule {}

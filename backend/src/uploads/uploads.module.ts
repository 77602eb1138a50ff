import { Module } from '@nestjs/common';
import { Env } from '../platform/config/env.js';
import { Files } from '../platform/files/files.js';
import { openFiles } from '../platform/files/open-files.js';
import { RECEIVING } from './receiving.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [RECEIVING],
  controllers: [UploadsController],
  providers: [UploadsService, { provide: Files, useFactory: openFiles, inject: [Env] }],
  exports: [UploadsService, RECEIVING],
})
export class UploadsModule {}
